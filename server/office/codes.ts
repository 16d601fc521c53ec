import { randomInt, timingSafeEqual } from 'node:crypto';
import { hit } from '#server/store/limits.ts';
import { findCode, spendCode } from '#server/store/office-codes.ts';
import type { OfficeDeps } from './deps.ts';
import { keyedHash } from './hash.ts';

/** How long a code counts, in milliseconds. */
export const CODE_LIFE = 10 * 60_000;

/** With the fifth wrong try from one client address that address's tries at a code end. */
const TRIES_FROM_ADDRESS = 5;
/** With the fiftieth from everywhere a code is void. */
const TRIES = 50;

/** Eight digits. */
export function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

export function codeHash(secret: string, email: string, code: string): string {
  return keyedHash(secret, 'code', email, code);
}

/**
 * Whether this is the code that was sent to an address; right, it is used up. A try is counted
 * before it is judged, so that many at once are no more tries; and an address that has no tries
 * left is not counted for the others, so that it cannot end theirs.
 */
export async function tryCode(
  { store, clock, secret }: OfficeDeps,
  email: string,
  code: string,
  address: string,
): Promise<boolean> {
  const now = clock();
  const sent = await findCode(store, email, now);
  // The same work where no code is out, so that the time does not tell who may sign in.
  const name = sent?.id ?? `none for ${email}`;
  const count = (...parts: string[]) =>
    hit(store, `office:${keyedHash(secret, 'try', name, ...parts)}`, now, CODE_LIFE);
  if ((await count(address)) > TRIES_FROM_ADDRESS) return false;
  if ((await count()) > TRIES) return false;
  const given = Buffer.from(codeHash(secret, email, code.replace(/\s/g, '')));
  const expected = Buffer.from(sent?.hash ?? codeHash(secret, email, 'none'));
  return timingSafeEqual(given, expected) && sent !== undefined && spendCode(store, sent.id);
}
