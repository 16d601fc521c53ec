/** The longest body that is read, in bytes. */
export const BODY_LIMIT = 32 * 1024;

/** Thrown when a body is longer than the limit. */
export class TooLarge extends Error {}

/**
 * Reads a body as text, never more of it than the limit.
 * @throws TooLarge, or TypeError when it is not UTF-8
 */
export async function readBody(request: Request): Promise<string> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > BODY_LIMIT) throw new TooLarge();
  const bytes =
    // The server lets no more through than was announced; whole is far cheaper than as a stream.
    announced === null ? await readStream(request) : new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > BODY_LIMIT) throw new TooLarge();
  return decoder.decode(bytes);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

async function readStream(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) throw new TooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
