import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** The longest body that is read, in bytes. */
export const BODY_LIMIT = 32 * 1024;

/** Answers a request with a longer body; what it returns is sent with status 413. */
export function limitBody(answer: (c: Context) => Response) {
  return bodyLimit({ maxSize: BODY_LIMIT, onError: answer });
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body as text.
 * @throws TypeError when it is not UTF-8
 */
export async function readText(request: Request): Promise<string> {
  return decoder.decode(await request.arrayBuffer());
}
