import { isUnknownAddress } from '#server/store/failed-acknowledgements.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import type { Handover, OutboxDeps } from './outbox.ts';
import {
  delayed,
  delivered,
  givenUp,
  inDoubt,
  interrupted,
  isAcknowledgement,
  notSent,
  type Outcome,
  refused,
} from './outcome.ts';
import type { EndedDelivery, Recorder } from './record.ts';

/** The mail server must have the whole mail within this, in milliseconds. */
const HANDOVER_TIMEOUT_MS = 16_000;
/**
 * How long its answer is waited for after that, in milliseconds. Content filters take their time,
 * and a mail that is given up here is sent again although the server may have it.
 */
const ANSWER_TIMEOUT_MS = 120_000;
/** For how long no acknowledgement goes to an address that nobody has, in milliseconds. */
const SUPPRESS_MS = 90 * 86_400_000;
/** How often it is tried to write down that a mail was delivered, a second apart. */
const RECORD_ATTEMPTS = 20;

/** One claimed mail on its way. */
export interface Delivery {
  row: OutboxRow;
  /** Resolves when its end has been written down; rejects when the store fails for too long. */
  ended: Promise<void>;
  /** Calls it off, unless the mail server has the whole mail: then it is due again at once. */
  interrupt: () => void;
  /** Waits no longer for the answer of a mail server that has the mail. */
  stopWaiting: () => void;
}

/** Delivers one claimed mail and writes down how that ended. */
export function startDelivery(deps: OutboxDeps, record: Recorder, row: OutboxRow): Delivery {
  const { clock, log } = deps;
  const abort = new AbortController();
  const answerSkipped = Promise.withResolvers<Outcome>();
  let calledOff = false;
  let handedOver = false;
  const giveUpAfter = (ms: number, reason: string) =>
    setTimeout(() => abort.abort(new Error(reason)), ms);
  let deadline = giveUpAfter(HANDOVER_TIMEOUT_MS, 'the mail server was too slow to take the mail');
  const handover: Handover = {
    signal: abort.signal,
    handedOver: () => {
      handedOver = true;
      clearTimeout(deadline);
      deadline = giveUpAfter(ANSWER_TIMEOUT_MS, 'the mail server took the mail and did not answer');
    },
  };

  const attempt = async (): Promise<Outcome> => {
    try {
      if (await isSuppressed(deps, row)) {
        return givenUp('not sent: nobody has this address, as was found before', true, clock());
      }
      const end = await deps.deliver(row, handover);
      if (!end) return delivered(clock());
      return end.kind === 'not-sent' ? notSent(end, clock()) : refused(row, end, clock());
    } catch (error) {
      if (calledOff) return interrupted(clock());
      return delayed(row, reasonOf(abort.signal.aborted ? abort.signal.reason : error), clock());
    }
  };

  const finish = async () => {
    const outcome = await Promise.race([attempt(), answerSkipped.promise]);
    clearTimeout(deadline);
    if (outcome.event !== 'mail delivered') {
      log({
        event: outcome.event,
        outboxId: row.id,
        message: row.message,
        attempts: row.attempts,
        reason: outcome.changes.last_error,
      });
    }
    await write(record, { row, ...outcome });
  };

  return {
    row,
    ended: finish(),
    interrupt: () => {
      if (handedOver) return;
      calledOff = true;
      abort.abort(new Error('called off'));
    },
    stopWaiting: () => {
      if (handedOver) answerSkipped.resolve(inDoubt(clock()));
    },
  };
}

async function isSuppressed({ store, clock }: OutboxDeps, row: OutboxRow): Promise<boolean> {
  if (!isAcknowledgement(row)) return false;
  return isUnknownAddress(store, row.recipient, clock() - SUPPRESS_MS);
}

// What was delivered and is not written down would be sent again, so that this is worth a wait.
async function write(record: Recorder, ended: EndedDelivery): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await record(ended);
      return;
    } catch (error) {
      if (ended.changes.state !== 'delivered' || attempt === RECORD_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
