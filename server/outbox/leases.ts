import { setLeases } from '#server/store/outbox-rows.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import type { OutboxDeps } from './outbox.ts';

/**
 * How long a claim holds unless it is renewed, in milliseconds. A worker that died frees its rows
 * after that.
 */
export const LEASE_MS = 30_000;
/**
 * How often the claims of mails under way are renewed. So seldom a mail under way has less than
 * 27 s left, and a process whose clock is 25 s ahead does not take it over.
 */
const RENEW_EVERY_MS = 2500;

/** Renews the leases of the rows that are being delivered until the returned function is called. */
export function keepLeases(
  { store, clock, log }: Pick<OutboxDeps, 'store' | 'clock' | 'log'>,
  underWay: () => readonly OutboxRow[],
): () => void {
  const timer = setInterval(() => {
    setLeases(store, underWay(), clock() + LEASE_MS).catch((error: unknown) =>
      log({ event: 'leases not renewed', reason: String(error) }),
    );
  }, RENEW_EVERY_MS);
  return () => clearInterval(timer);
}
