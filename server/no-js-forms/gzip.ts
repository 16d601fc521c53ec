import { constants, deflateRawSync } from 'node:zlib';
import type { CompressedRange } from './byte-ranges.ts';

/** Compressing a shorter text saves next to nothing. */
const MIN_LENGTH = 400;

// RFC 1952: deflate, no name, no time, no particular system.
const HEADER = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
// RFC 1951: an empty last block.
const LAST_BLOCK = Buffer.of(0x03, 0x00);
const MAX_STORED_BLOCK = 0xffff;

/**
 * A text as deflate blocks that can stand anywhere in a stream; undefined where the text is too
 * short to gain by it.
 */
export function deflateBlocks(text: string): Buffer | undefined {
  if (text.length < MIN_LENGTH) return undefined;
  // A full flush ends on a whole byte, and no later block refers to what stands before it.
  return deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
}

/**
 * A filled page as a gzip file, put together of the ranges that are compressed already and of stored
 * blocks for what lies between them, so that nothing is compressed per request.
 * @param page the bytes of the filled page
 * @param checksum its CRC-32
 * @param compressed the template's compressed ranges, in order
 * @param positionOf where a byte of the template stands in the filled page
 */
export function assembleGzip(
  page: Buffer,
  checksum: number,
  compressed: readonly CompressedRange[],
  positionOf: (byte: number) => number,
): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [HEADER];
  let written = 0;
  for (const { start, end, blocks } of compressed) {
    const position = positionOf(start);
    pushStored(parts, page.subarray(written, position));
    parts.push(blocks);
    written = position + end - start;
  }
  pushStored(parts, page.subarray(written));
  const trailer = Buffer.allocUnsafe(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(page.length, 4);
  return Buffer.concat([...parts, LAST_BLOCK, trailer]);
}

/** Adds bytes as deflate's stored (uncompressed) blocks. */
function pushStored(parts: Buffer[], bytes: Buffer): void {
  for (let at = 0; at < bytes.length; at += MAX_STORED_BLOCK) {
    const block = bytes.subarray(at, at + MAX_STORED_BLOCK);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(~block.length & 0xffff, 3);
    parts.push(header, block);
  }
}
