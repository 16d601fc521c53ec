import { claimRows, finishRow } from '#server/store/outbox-rows.ts';
import type { OutboxRow, Store } from '#server/store/tables.ts';
import { backOff } from './back-off.ts';

/** How long a claim holds, in milliseconds. A worker that died frees its rows after that. */
export const LEASE = 20_000;
/** A delivery that takes longer is given up, well before its lease ends. */
const DELIVERY_DEADLINE = 16_000;

/** Thrown by `deliver` when the recipient's server refuses the mail for good. */
export class PermanentRefusal extends Error {}

export interface OutboxDeps {
  store: Store;
  clock: () => number;
  /** Sends one mail; resolves once it is taken over, rejects when the signal aborts. */
  deliver: (row: OutboxRow, signal: AbortSignal) => Promise<void>;
  /** How many are sent at the same time. */
  concurrency: number;
  log: (event: { event: string; [field: string]: unknown }) => void;
}

/** Claims one batch of due mails and delivers it. Returns how many were claimed. */
export async function deliverDue(deps: OutboxDeps): Promise<number> {
  const now = deps.clock();
  const rows = await claimRows(deps.store, {
    now,
    leaseUntil: now + LEASE,
    limit: deps.concurrency,
  });
  const ends = await Promise.allSettled(rows.map((row) => deliverRow(deps, row)));
  // The store failed: what was sent keeps its lease, and is sent again under the same Message-ID.
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return rows.length;
}

async function deliverRow(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  try {
    await deps.deliver(row, AbortSignal.timeout(DELIVERY_DEADLINE));
  } catch (error) {
    await keepForLater(deps, row, error);
    return;
  }
  await finishRow(deps.store, row, {
    state: 'delivered',
    delivered_at: deps.clock(),
    last_error: null,
  });
}

async function keepForLater(deps: OutboxDeps, row: OutboxRow, error: unknown): Promise<void> {
  const now = deps.clock();
  const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
  const dead = error instanceof PermanentRefusal;
  await finishRow(deps.store, row, {
    last_error: reason,
    ...(dead ? { state: 'dead' } : { next_at: now + backOff(row.attempts, now - row.created_at) }),
  });
  deps.log({
    event: dead ? 'mail refused for good' : 'mail delayed',
    outboxId: row.id,
    message: row.message,
    attempts: row.attempts,
    reason,
  });
}

// Mail servers repeat the recipient in their replies, and what is written down here is logged.
function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, '(address)').slice(0, 300);
}
