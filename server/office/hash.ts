import { createHash, createHmac } from 'node:crypto';

/** For values with enough entropy to need no key: session tokens and challenges. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

/** Of what could be guessed by trying all: codes, addresses, mailboxes. */
export function keyedHash(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(['office', ...parts].join('\n'))
    .digest('base64url');
}
