import { setLeases } from '#server/store/outbox-rows.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import { claimDue } from './deliver.ts';
import { type Delivery, startDelivery } from './delivery.ts';
import { keepLeases } from './leases.ts';
import type { OutboxDeps } from './outbox.ts';
import { makeRecorder } from './record.ts';

export interface Worker {
  /** Something was enqueued: look at once. */
  wake: () => void;
  /** Takes on no more, and resolves when what is being sent has ended or was called off. */
  stop: () => Promise<void>;
}

/** A batch is waited for this long, in milliseconds; what is slower goes on beside the next. */
const BATCH_WAIT_MS = 250;
/** After `stop`, mails may go on for this long before they are called off, in milliseconds. */
const FINISH_TIMEOUT_MS = 2000;
/** After `stop`, the answer to a mail that was handed over is waited for this long. */
const ANSWER_TIMEOUT_MS = 3500;

/** Delivers what is due, and looks every `pollMs` for retries and other processes' rows. */
export function startWorker(deps: OutboxDeps, pollMs = 1000): Worker {
  const record = makeRecorder(deps);
  const sending = new Map<string, Delivery>();
  const underWay = () => [...sending.values()].map(({ row }) => row);
  const stopRenewing = keepLeases(deps, underWay);
  const [idle, batchWait] = [makeSleep(), makeSleep()];
  let stopped = false;
  let woken = true;

  const unreachable = (error: unknown) => {
    deps.log({ event: 'outbox not reachable', reason: String(error) });
  };
  const send = async (row: OutboxRow): Promise<void> => {
    const delivery = startDelivery(deps, record, row);
    sending.set(row.id, delivery);
    await delivery.ended.catch(unreachable);
    sending.delete(row.id);
  };
  /** Claims what is due; never what this process is sending already, should its lease have ended. */
  const claim = async (): Promise<OutboxRow[]> => {
    const rows = (await claimDue(deps, deps.concurrency - sending.size).catch(unreachable)) ?? [];
    if (stopped) await setLeases(deps.store, rows, 0).catch(unreachable);
    return stopped ? [] : rows.filter((row) => !isBeingSent(row));
  };
  const isBeingSent = (row: OutboxRow): boolean => {
    const delivery = sending.get(row.id);
    if (delivery) delivery.row.attempts = row.attempts;
    return delivery !== undefined;
  };

  const running = (async () => {
    while (!stopped) {
      woken = false;
      const rows = await claim();
      if (rows.length > 0) {
        const batch = Promise.all(rows.map(send)).then(batchWait.end);
        await Promise.race([batch, batchWait.sleep(BATCH_WAIT_MS)]);
        if (sending.size === deps.concurrency) await firstEnd(sending);
      } else if (!woken && !stopped) {
        await idle.sleep(pollMs);
      }
    }
  })();

  return {
    wake: () => {
      woken = true;
      idle.end();
    },
    stop: async () => {
      stopped = true;
      stopRenewing();
      idle.end();
      batchWait.end();
      await endAll(sending);
      await running;
    },
  };
}

function firstEnd(sending: ReadonlyMap<string, Delivery>): Promise<void> {
  return Promise.race([...sending.values()].map(({ ended }) => ended.catch(() => {})));
}

/**
 * Lets what is being sent end within the time there is. What the mail server does not have whole
 * by then is called off and due again; what it has, and has not answered, counts as delivered,
 * since sending it again would deliver it twice.
 */
async function endAll(sending: ReadonlyMap<string, Delivery>): Promise<void> {
  const timers = [
    setTimeout(() => {
      for (const delivery of sending.values()) delivery.interrupt();
    }, FINISH_TIMEOUT_MS),
    setTimeout(() => {
      for (const delivery of sending.values()) delivery.stopWaiting();
    }, ANSWER_TIMEOUT_MS),
  ];
  await Promise.all([...sending.values()].map(({ ended }) => ended.catch(() => {})));
  for (const timer of timers) clearTimeout(timer);
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
