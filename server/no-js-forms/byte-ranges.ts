/** Bytes of a page, from `start` up to `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A range that no fill changes, compressed. */
export interface CompressedRange extends ByteRange {
  blocks: Buffer;
}
