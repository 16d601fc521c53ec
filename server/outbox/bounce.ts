import type { Store } from '#server/store/tables.ts';
import { findDelivered, latestAcknowledgement, markReturned } from '#server/store/undelivered.ts';
import { notifyOffice } from './delivery.ts';
import { givenUp, isAcknowledgement, returned } from './outcome.ts';

/** A report without a mail of ours is about one that was delivered at most this long ago. */
const REPORTED_WITHIN_MS = 5 * 86_400_000;

/** A report that a delivered mail could not be delivered after all. */
export interface Bounce {
  /** Ids that may be the mail's. */
  ids: readonly string[];
  /** The mail's recipient; '' when the report does not name it. */
  recipient: string;
  unknownAddress: boolean;
  /** The reply of the recipient's server. */
  reply: string;
}

/**
 * Takes back a delivery that has failed later. An acknowledgement is given up and the office
 * notified; mail to the school counts as refused and is sent again after a day.
 *
 * Anyone can send a report to the mailbox, but only the mail's recipients know its id. A report
 * without one therefore gives up only the latest acknowledgement to its recipient, and does not mark
 * the address as unknown.
 * @returns the mail's id; undefined when it is not ours, or had failed before
 */
export async function applyBounce(
  store: Store,
  { ids, recipient, unknownAddress, reply }: Bounce,
  now: number,
): Promise<string | undefined> {
  return store.transaction().execute(async (trx) => {
    const named = await findDelivered(trx, ids);
    const row = named ?? (await latestAcknowledgement(trx, recipient, now - REPORTED_WITHIN_MS));
    if (!row) return undefined;
    const reason = `came back: ${reply}`;
    const { changes } = isAcknowledgement(row)
      ? givenUp(reason, unknownAddress && named !== undefined, now)
      : returned(reason, now);
    if (!(await markReturned(trx, row.id, changes))) return undefined;
    if (isAcknowledgement(row)) await notifyOffice(trx, row, now);
    return row.id;
  });
}
