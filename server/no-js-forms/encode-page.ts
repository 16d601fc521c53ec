import { crc32 } from 'node:zlib';
import { accepts } from '#server/negotiation.ts';
import type { Representation } from '#server/site.ts';
import { assembleGzip } from './gzip.ts';
import type { Change, PageFill } from './page-fill.ts';

/**
 * A filled page as it is sent: as gzip where the browser accepts it.
 * @param headers the page's own, whatever it is filled with
 */
export function encodePage(
  fill: PageFill,
  headers: Record<string, string>,
  acceptEncoding: string,
): Representation {
  const { page, compressed } = fill.template;
  const { bytes, positionOf } = applyChanges(page, fill.changes());
  const gzip = accepts(acceptEncoding, 'gzip');
  const checksum = crc32(bytes);
  const body = gzip ? assembleGzip(bytes, checksum, compressed, positionOf) : Buffer.from(bytes);
  const etag = `"${checksum.toString(36)}-${bytes.length.toString(36)}${gzip ? '-gzip' : ''}"`;
  return {
    body,
    etag,
    headers: {
      ...headers,
      etag,
      'content-length': String(body.length),
      ...(gzip && { 'content-encoding': 'gzip' }),
    },
  };
}

/** A UTF-16 code unit takes at most three bytes of UTF-8. */
const MAX_BYTES_PER_UNIT = 3;
let buffer = Buffer.alloc(0);

/**
 * The page's bytes with the changes in them, in a buffer that the next call uses again: allocating
 * one per page would cost more than all the rest.
 */
function applyChanges(page: Buffer, changes: readonly Change[]) {
  const maxLength = changes.reduce(
    (sum, { text }) => sum + MAX_BYTES_PER_UNIT * text.length,
    page.length,
  );
  if (buffer.length < maxLength) buffer = Buffer.alloc(2 * maxLength);
  const shifts: { from: number; by: number }[] = [];
  let read = 0;
  let length = 0;
  for (const { start, end, text } of changes) {
    length += page.copy(buffer, length, read, start);
    length += buffer.write(text, length);
    read = end;
    shifts.push({ from: end, by: length - end });
  }
  length += page.copy(buffer, length, read);
  const positionOf = (byte: number) =>
    byte + (shifts.findLast(({ from }) => from <= byte)?.by ?? 0);
  return { bytes: buffer.subarray(0, length), positionOf };
}
