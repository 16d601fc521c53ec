import { retryAfter } from '#server/http/headers.ts';
import { sign } from '#server/http/signature.ts';
import { CLOCKS_APART, type Counter, countHits } from '#server/store/limits.ts';
import { mailboxOf } from '#server/store/outbox/mails.ts';
import { nthLatestUnheld } from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The limits of one hour. One address may be a whole mobile network, so few forms are rejected. */
export const hourlyLimits = {
  /** Beyond this many from one address, forms are held: mailed to staff, but not acknowledged. */
  unheldPerAddress: 12,
  /** Beyond this many from one address, forms are rejected. */
  acceptedPerAddress: 60,
  /** Beyond this many forms from all addresses that were not held, forms are held. */
  unheldPerSite: 240,
  /** Acknowledgements to one mailbox, which may belong to someone else. */
  acknowledgementsPerMailbox: 3,
};

export interface LimitSettings {
  /** False only with RATE_LIMIT=off. */
  on: boolean;
  /** Addresses and mailboxes are counted by a keyed hash, so the counters hold no personal data. */
  secret: string;
}

export type FormCounts = Awaited<ReturnType<typeof countForm>>;

/**
 * Counts a form by its address, its text and its mailboxes, in one statement.
 * @param form.text a text that only a program sends repeatedly, if there is one
 * @param form.recipients the e-mail addresses that an acknowledgement would go to
 */
export async function countForm(
  db: Db,
  { secret }: LimitSettings,
  form: { address: string | undefined; text: string | undefined; recipients: readonly string[] },
  now: number,
) {
  const { address, text, recipients } = form;
  const keyOf = (kind: string, value: string) => `${kind}:${sign(secret, kind, value)}`;
  const addressKey = address && keyOf('address', address);
  const textKey = text && keyOf('text', text);
  const mailboxes = Map.groupBy(recipients, (each) => keyOf('mailbox', mailboxOf(each)));
  const counters: Counter[] = [
    ...(addressKey ? [{ key: addressKey, windowMs: HOUR }] : []),
    ...(textKey ? [{ key: textKey, windowMs: DAY }] : []),
    ...[...mailboxes].map(([key, same]) => ({ key, windowMs: HOUR, times: same.length })),
  ];
  const counted = await countHits(db, counters, now);
  const fromAddress = counted.get(addressKey ?? '') ?? { hits: 0, endsInMs: 0 };
  const acknowledgeable = [...mailboxes].flatMap(([key, same]) => {
    const before = (counted.get(key)?.hits ?? 0) - same.length;
    return same.slice(0, Math.max(0, hourlyLimits.acknowledgementsPerMailbox - before));
  });
  return {
    /** When its address may send again; undefined unless it has sent so many that forms are rejected. */
    retry:
      fromAddress.hits > hourlyLimits.acceptedPerAddress
        ? retryAfter(fromAddress.endsInMs)
        : undefined,
    /** Whether its address has sent so many that further forms are held. */
    isAddressHeld: fromAddress.hits > hourlyLimits.unheldPerAddress,
    /** How often its text was sent within a day, this time included; 0 without a text to count. */
    textRepeats: counted.get(textKey ?? '')?.hits ?? 0,
    /** The recipients whose mailboxes may get one more acknowledgement this hour. */
    acknowledgeable: new Set(acknowledgeable),
  };
}

/**
 * Whether the site's limit of unheld forms is reached in the hour before `now`. It has no counter, so
 * forms do not wait for each other.
 */
export async function isSiteFull(db: Db, now: number): Promise<boolean> {
  const hour = { after: now - HOUR, until: now + CLOCKS_APART };
  return (await nthLatestUnheld(db, hourlyLimits.unheldPerSite, hour)) !== undefined;
}
