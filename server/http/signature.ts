import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A signature over the parts, base64url; also hides what could be guessed by trying all values. */
export function sign(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
}

/** Compares two signatures in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** For values with enough entropy to need no key: session tokens and challenges. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
