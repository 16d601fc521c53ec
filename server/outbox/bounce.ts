import { findDelivered, latestAcknowledgement, markBounced } from '#server/store/bounces.ts';
import type { Store } from '#server/store/tables.ts';
import { notifyOffice } from './failed-acknowledgement.ts';
import { bounced, givenUp, isAcknowledgement } from './outcome.ts';

const DAY = 86_400_000;
/** A report that names no mail of ours is about one that was delivered at most this long ago. */
const REPORTED_WITHIN_MS = 5 * DAY;

/** What a report says of a mail that had been delivered. */
export interface Bounce {
  /** Ids that may be the mail's. */
  ids: readonly string[];
  /** Whom it was for; '' when that is not known. */
  recipient: string;
  unknownAddress: boolean;
  /** What the recipient's server said. */
  reply: string;
}

/**
 * Takes a delivery back that has failed later. An acknowledgement is given up, and the office told;
 * mail to the school counts as refused and is sent again after a day. Out: the mail's id, or undefined
 * when it was about none of ours, or one that had failed before.
 *
 * Anybody can send a report to the mailbox. Only who has had the mail knows its id, so that a report
 * without one gives up no more than the latest acknowledgement to its recipient, and never says that
 * nobody has an address.
 */
export async function applyBounce(
  store: Store,
  bounce: Bounce,
  now: number,
): Promise<string | undefined> {
  const { ids, recipient, unknownAddress, reply } = bounce;
  return store.transaction().execute(async (trx) => {
    const named = await findDelivered(trx, ids);
    const row = named ?? (await latestAcknowledgement(trx, recipient, now - REPORTED_WITHIN_MS));
    if (!row) return undefined;
    const words = `came back: ${reply}`;
    const { changes } = isAcknowledgement(row)
      ? givenUp(words, unknownAddress && named !== undefined, now)
      : bounced(words, now);
    if (!(await markBounced(trx, row.id, changes))) return undefined;
    if (isAcknowledgement(row)) await notifyOffice(trx, row, now);
    return row.id;
  });
}
