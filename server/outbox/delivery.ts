import type { Rejection, ServerDeps } from '#server/deps/server-deps.ts';
import { isUnknownAddress, markFailureReported } from '#server/store/outbox/mails.ts';
import { finishRow } from '#server/store/outbox/outbox-rows.ts';
import { type Db, isToFamily, type OutboxRow } from '#server/store/tables.ts';
import { onDisk, unsynced } from '#server/store/unsynced.ts';
import { enqueue } from './enqueue.ts';
import { delayed, givenUp, inDoubt, interrupted, type Outcome, outcomeOf } from './outcome.ts';

export interface OutboxDeps extends Pick<ServerDeps, 'store' | 'clock' | 'log' | 'staff'> {
  /**
   * Sends one mail. Resolves to undefined when the mail server accepted it. Rejects when the result
   * is not known, and when the signal aborts.
   */
  deliver: (row: OutboxRow, handover: Handover) => Promise<Rejection | undefined>;
  /** How many mails are sent at the same time. */
  concurrency: number;
}

export interface Handover {
  /** Aborts when the attempt is stopped. */
  signal: AbortSignal;
  /** To be called once the mail server has the whole mail and only its answer is missing. */
  handedOver: () => void;
}

/** The mail server must have the whole mail within this, in milliseconds. */
const HANDOVER_TIMEOUT_MS = 16_000;
/**
 * How long to wait for its answer after that, in milliseconds. Content filters take time, and a mail
 * that is given up here is sent again although the server may have it.
 */
const ANSWER_TIMEOUT_MS = 120_000;
/** Attempts to record that a mail was delivered, a second apart. */
const RECORD_ATTEMPTS = 20;
/** Outcomes within this many milliseconds are recorded in one commit. */
const COMMIT_DELAY_MS = 10;

/** One claimed mail that is being sent. */
export type Delivery = ReturnType<typeof startDelivery>;

/** Sends one claimed mail and records the outcome. */
export function startDelivery(deps: OutboxDeps, record: Recorder, row: OutboxRow) {
  const { store, clock, log } = deps;
  const abort = new AbortController();
  const stoppedInDoubt = Promise.withResolvers<Outcome>();
  let handedOver = false;
  let stopped = false;
  const abortAfter = (ms: number, reason: string) =>
    setTimeout(() => abort.abort(new Error(reason)), ms);
  let deadline = abortAfter(HANDOVER_TIMEOUT_MS, 'the mail server was too slow to take the mail');
  const handover: Handover = {
    signal: abort.signal,
    handedOver: () => {
      handedOver = true;
      clearTimeout(deadline);
      deadline = abortAfter(ANSWER_TIMEOUT_MS, 'the mail server took the mail and did not answer');
    },
  };

  const attempt = async (): Promise<Outcome> => {
    try {
      if (isToFamily(row) && (await isUnknownAddress(store, row.recipient, clock()))) {
        return givenUp('not sent: this address was found not to exist', true, clock());
      }
      return outcomeOf(row, await deps.deliver(row, handover), clock());
    } catch (error) {
      if (stopped) return interrupted(clock());
      const reason = abort.signal.aborted ? abort.signal.reason : error;
      return delayed(row, reason instanceof Error ? reason.message : String(reason), clock());
    }
  };

  const finish = async (): Promise<void> => {
    const outcome = await Promise.race([attempt(), stoppedInDoubt.promise]);
    clearTimeout(deadline);
    const { event, changes } = outcome;
    if (event !== 'mail delivered') {
      const { id: outboxId, message, attempts } = row;
      log({ event, outboxId, message, attempts, reason: changes.last_error });
    }
    for (let left = RECORD_ATTEMPTS; ; left -= 1) {
      try {
        await record(row, outcome);
        return;
      } catch (error) {
        // A delivered mail that is not recorded would be sent again, so this is retried.
        if (changes.state !== 'delivered' || left === 1) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  };

  return {
    row,
    /** Resolves when the outcome is recorded; rejects when the store fails for too long. */
    ended: finish(),
    /**
     * Stops it at once. If the mail server has the whole mail, it counts as delivered, since sending
     * it again would deliver it twice, and its connection stays open for what is still on the way;
     * otherwise it is due again at once.
     */
    stop: () => {
      stopped = true;
      if (handedOver) stoppedInDoubt.resolve(inDoubt(clock()));
      else abort.abort(new Error('stopped'));
    },
  };
}

/** Records an outcome; resolves when it is on the disk. */
export type Recorder = (row: OutboxRow, outcome: Outcome) => Promise<void>;

/**
 * Makes a recorder that commits in groups, since each commit waits for the disk. A group that could not be written keeps its leases.
 */
export function makeRecorder({ store, clock, staff }: OutboxDeps): Recorder {
  let group: [OutboxRow, Outcome][] = [];
  let committed: Promise<void> | undefined;

  const commit = async () => {
    await new Promise((resolve) => setTimeout(resolve, COMMIT_DELAY_MS));
    // In one order everywhere, so that two processes cannot wait for each other's rows.
    const ended = group.sort(([a], [b]) => (a.id < b.id ? -1 : 1));
    group = [];
    committed = undefined;
    await unsynced(store, (connection) =>
      connection.transaction().execute(async (trx) => {
        for (const [row, { event, changes }] of ended) {
          const isOurs = await finishRow(trx, row, changes);
          if (isOurs && event === 'mail given up') await notifyOffice(trx, staff(), row, clock());
        }
      }),
    );
    await onDisk(store);
  };

  return (row, outcome) => {
    group.push([row, outcome]);
    committed ??= commit();
    return committed;
  };
}

/**
 * Enqueues one mail to the office about a mail to a family that is given up, so that a person calls
 * instead: for acknowledgements once for each submission. To be called in the transaction that gives
 * it up.
 */
export async function notifyOffice(db: Db, staff: readonly string[], mail: OutboxRow, now: number) {
  const { submission_id: submissionId } = mail;
  if (!submissionId) return;
  const isFirst = await markFailureReported(db, submissionId, now);
  if (!isFirst && mail.message.endsWith('-acknowledgement')) return;
  await enqueue(db, staff, { message: 'acknowledgement-failed', submissionId }, now);
}
