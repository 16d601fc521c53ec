import { claimRows, setLeases } from '#server/store/outbox/outbox-rows.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import { type Delivery, makeRecorder, type OutboxDeps, startDelivery } from './delivery.ts';

export type Worker = ReturnType<typeof startWorker>;

/** How long a claim is valid unless it is renewed, in milliseconds; a crash frees it after that. */
const LEASE_MS = 30_000;
/**
 * How often claims are renewed, in milliseconds: so often that a process whose clock is 25 s ahead
 * does not take over a mail that is being sent.
 */
const RENEW_EVERY_MS = 2500;
/**
 * Claims are at least this many milliseconds apart: each is a commit, which waits for the disk and
 * holds up the forms.
 */
const CLAIM_EVERY_MS = 15;
/**
 * Making mails holds up the forms, too: until no form has come for `QUIET_MS`, one mail is claimed every
 * `BUSY_CLAIM_EVERY_MS`, but as many as ever once mails have been due for `OVERDUE_MS`
 * (docs/requirements.md, R38.5). In milliseconds.
 */
const QUIET_MS = 50;
const BUSY_CLAIM_EVERY_MS = 30;
const OVERDUE_MS = 30_000;
/** After `stop`, how long mails being sent may take, in milliseconds. */
const FINISH_TIMEOUT_MS = 3000;

/** Delivers due mails, and looks every `pollMs` for retries and other processes' mails. */
export function startWorker(deps: OutboxDeps, pollMs = 1000) {
  const { store, clock, log, concurrency } = deps;
  const record = makeRecorder(deps);
  const sending = new Map<string, Delivery>();
  const stopRenewing = renewLeases(deps, () => [...sending.values()].map(({ row }) => row));
  let stopped = false;
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  let enqueuedAt = Number.NEGATIVE_INFINITY;
  const logUnreachable = (error: unknown) => {
    log({ event: 'outbox not reachable', reason: String(error) });
  };

  const send = async (row: OutboxRow): Promise<void> => {
    const running = sending.get(row.id);
    if (running) {
      // Its lease ended while it is being sent, since the clock was set forward: the new claim counts.
      running.row.attempts = row.attempts;
      return;
    }
    const delivery = startDelivery(deps, record, row);
    sending.set(row.id, delivery);
    await delivery.ended.catch(logUnreachable);
    sending.delete(row.id);
    wake();
  };

  const run = async (): Promise<void> => {
    let isOverdue = false;
    const isBusy = () => !isOverdue && performance.now() < enqueuedAt + QUIET_MS;
    while (!stopped) {
      woken = Promise.withResolvers();
      const claimedAt = performance.now();
      const free = Math.min(concurrency - sending.size, isBusy() ? 1 : concurrency);
      const rows = free > 0 ? await claimDue(deps, free).catch(logUnreachable) : undefined;
      if (stopped) await setLeases(store, rows ?? [], 0).catch(logUnreachable);
      else for (const row of rows ?? []) void send(row);
      if (stopped) return;
      const poll = setTimeout(wake, pollMs);
      await woken.promise;
      // Otherwise each form would leave a timer behind.
      clearTimeout(poll);
      isOverdue = rows?.some((row) => row.next_at < clock() - OVERDUE_MS) ?? false;
      const early = () =>
        claimedAt + (isBusy() ? BUSY_CLAIM_EVERY_MS : CLAIM_EVERY_MS) - performance.now();
      while (!stopped && early() > 0) await new Promise((resolve) => setTimeout(resolve, early()));
    }
  };
  const running = run();

  return {
    /** Looks for due mails soon, because some were enqueued. */
    wake: () => {
      enqueuedAt = performance.now();
      wake();
    },
    /** Claims no more mails, and resolves when those being sent have ended or were stopped. */
    stop: async () => {
      stopped = true;
      wake();
      const timer = setTimeout(() => {
        for (const delivery of sending.values()) delivery.stop();
      }, FINISH_TIMEOUT_MS);
      await Promise.all([...sending.values()].map(({ ended }) => ended.catch(() => {})));
      await running;
      clearTimeout(timer);
      stopRenewing();
    },
  };
}

/** Claims one batch of due mails and delivers it. Returns how many were claimed. */
export async function deliverDue(deps: OutboxDeps): Promise<number> {
  const rows = await claimDue(deps, deps.concurrency);
  const record = makeRecorder(deps);
  const stopRenewing = renewLeases(deps, () => rows);
  const ends = await Promise.allSettled(rows.map((row) => startDelivery(deps, record, row).ended));
  stopRenewing();
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return rows.length;
}

function claimDue({ store, clock }: OutboxDeps, limit: number): Promise<OutboxRow[]> {
  const now = clock();
  return claimRows(store, { now, leaseUntil: now + LEASE_MS, limit });
}

/** Renews the leases of the rows that are being delivered until the returned function is called. */
function renewLeases({ store, clock, log }: OutboxDeps, sending: () => readonly OutboxRow[]) {
  const timer = setInterval(() => {
    setLeases(store, sending(), clock() + LEASE_MS).catch((error: unknown) =>
      log({ event: 'leases not renewed', reason: String(error) }),
    );
  }, RENEW_EVERY_MS);
  return () => clearInterval(timer);
}
