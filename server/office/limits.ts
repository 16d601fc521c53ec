import { hit, windowEnd } from '#server/store/limits.ts';
import type { OfficeDeps } from './deps.ts';
import { keyedHash } from './hash.ts';
import { Refusal, refusals } from './refusals.ts';

const HOUR = 3_600_000;

/** An hour's figures for asking for a code. */
const hourly = { fromAddress: 20, fromAddressForMailbox: 5, forMailbox: 20 };
/** Passkey challenges an hour for one client address: each is kept until it is used or old. */
const CHALLENGES = 120;

/**
 * Counts that a code was asked for. What one address asks in vain counts no further, so that it
 * cannot use up a mailbox's share.
 * @throws Refusal 429 with Retry-After
 */
export async function countCodeAsked(
  deps: OfficeDeps,
  address: string,
  email: string,
): Promise<void> {
  await count(deps, hourly.fromAddress, 'address', address);
  await count(deps, hourly.fromAddressForMailbox, 'address and mailbox', address, email);
  await count(deps, hourly.forMailbox, 'mailbox', email);
}

/** @throws Refusal 429 with Retry-After */
export async function countChallengeAsked(deps: OfficeDeps, address: string): Promise<void> {
  await count(deps, CHALLENGES, 'challenge', address);
}

async function count(deps: OfficeDeps, most: number, ...parts: readonly string[]): Promise<void> {
  if (!deps.limitsOn) return;
  const { store, clock, secret } = deps;
  const now = clock();
  const key = `office:${keyedHash(secret, ...parts)}`;
  if ((await hit(store, key, now, HOUR)) <= most) return;
  const end = (await windowEnd(store, key)) ?? now + HOUR;
  const seconds = Math.max(1, Math.ceil((end - now) / 1000));
  throw new Refusal(429, refusals.tooMany, { 'retry-after': String(seconds) });
}
