import { hit, windowEnd } from '#server/store/limits.ts';
import type { Db } from '#server/store/tables.ts';

const HOUR = 3_600_000;

/** An hour's figures. One address may be a whole mobile network, so that little is refused. */
export const hourly = {
  /** Beyond this many from one address they are held: staff mail goes out, thanks do not. */
  addressHeld: 12,
  /** Beyond this many from one address they are refused. */
  addressRefused: 60,
  /** Beyond this many from everywhere they are held as spam is: an attack, not a good day. */
  siteHeld: 240,
  /** Acknowledgements to one mailbox, which may not be the sender's. */
  acknowledgements: 3,
};

export interface LimitSettings {
  /** False only with RATE_LIMIT=off. */
  on: boolean;
  /** Addresses and mailboxes are counted by a keyed hash, so that the counters name nobody. */
  secret: string;
}

export class TooMany extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Counts a submission on its address and on the site.
 * @throws TooMany beyond the address's hard limit
 */
export async function countSubmission(
  db: Db,
  settings: LimitSettings,
  address: string | undefined,
  now: number,
): Promise<{ addressHeld: boolean; siteHeld: boolean }> {
  let addressHeld = false;
  if (address !== undefined) {
    const key = await keyFor(settings, 'address', address);
    const hits = await hit(db, key, now, HOUR);
    if (hits > hourly.addressRefused) {
      const end = (await windowEnd(db, key)) ?? now + HOUR;
      throw new TooMany(Math.max(1, Math.ceil((end - now) / 1000)));
    }
    addressHeld = hits > hourly.addressHeld;
  }
  return { addressHeld, siteHeld: (await hit(db, 'site', now, HOUR)) > hourly.siteHeld };
}

/** Whether a mailbox may have one more acknowledgement this hour; counts it. */
export async function mayAcknowledge(
  db: Db,
  settings: LimitSettings,
  mailbox: string,
  now: number,
): Promise<boolean> {
  const key = await keyFor(settings, 'mailbox', mailbox.toLowerCase());
  return (await hit(db, key, now, HOUR)) <= hourly.acknowledgements;
}

/** How often a text has come within a day, this time included. */
export async function countText(
  db: Db,
  settings: LimitSettings,
  text: string,
  now: number,
): Promise<number> {
  return hit(db, await keyFor(settings, 'text', text), now, 24 * HOUR);
}

async function keyFor({ secret }: LimitSettings, kind: string, value: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${secret}\n${kind}\n${value}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${kind}:${digest.slice(0, 16).toHex()}`;
}
