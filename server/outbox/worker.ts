import type { OutboxRow } from '#server/store/tables.ts';
import { claimDue, deliverRow, type OutboxDeps } from './deliver.ts';
import { makeRecorder } from './record.ts';

export interface WorkerDeps extends OutboxDeps {
  /** Whether requests come so thick that mail should give way to them. */
  busy: () => boolean;
}

export interface Worker {
  /** Something was enqueued: look at once. */
  wake: () => void;
  /** Takes on no more, and resolves when what is being sent has ended. */
  stop: () => Promise<void>;
}

/** Mails a second while requests are busy: twice what is promised at the least. */
const BUSY_PACE = 40;
/** A batch is waited for this long, in milliseconds; what is slower goes on beside the next. */
const BATCH_PATIENCE = 250;

/**
 * Delivers what is due, looking again every `pollMs` for retries and other processes' rows: as
 * fast as it goes while requests are few, else at BUSY_PACE.
 */
export function startWorker(deps: WorkerDeps, pollMs = 1000): Worker {
  const record = makeRecorder(deps.store);
  const sending = new Set<Promise<void>>();
  const [rest, pace, patience] = [makeSleep(), makeSleep(), makeSleep()];
  let stopped = false;
  let wanted = true;

  const unreachable = (error: unknown) => {
    deps.log({ event: 'outbox not reachable', reason: String(error) });
  };
  const send = (row: OutboxRow): Promise<void> => {
    const sent = deliverRow(deps, record, row)
      .catch(unreachable)
      .finally(() => sending.delete(sent));
    sending.add(sent);
    return sent;
  };

  const running = (async () => {
    while (!stopped) {
      wanted = false;
      const rows = (await claimDue(deps, deps.concurrency - sending.size).catch(unreachable)) ?? [];
      if (rows.length > 0) {
        const paced = deps.busy() && pace.sleep((rows.length * 1000) / BUSY_PACE);
        const batch = Promise.all(rows.map(send)).then(patience.end);
        await Promise.race([batch, patience.sleep(BATCH_PATIENCE)]);
        if (sending.size === deps.concurrency) await Promise.race(sending);
        await paced;
      } else if (!wanted && !stopped) {
        await rest.sleep(pollMs);
      }
    }
  })();

  return {
    wake: () => {
      wanted = true;
      rest.end();
    },
    stop: async () => {
      stopped = true;
      rest.end();
      pace.end();
      await running;
      await Promise.all(sending);
    },
  };
}

/** A sleep that can be ended before its time. */
function makeSleep() {
  let end = () => {};
  return {
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
}
