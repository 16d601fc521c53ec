import { claimRows, type EndedRow } from '#server/store/outbox-rows.ts';
import type { OutboxRow, Store } from '#server/store/tables.ts';
import { backOff } from './back-off.ts';
import { makeRecorder, type Recorder } from './record.ts';

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
  const rows = await claimDue(deps, deps.concurrency);
  const record = makeRecorder(deps.store);
  const ends = await Promise.allSettled(rows.map((row) => deliverRow(deps, record, row)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return rows.length;
}

/** Takes up to `limit` of the mails that are due, for as long as the lease. */
export function claimDue({ store, clock }: OutboxDeps, limit: number): Promise<OutboxRow[]> {
  const now = clock();
  return claimRows(store, { now, leaseUntil: now + LEASE, limit });
}

/**
 * Delivers one claimed mail and writes down how it ended.
 * @throws when the store fails: what was sent keeps its lease, and is sent again under the same
 * Message-ID
 */
export async function deliverRow(
  deps: OutboxDeps,
  record: Recorder,
  row: OutboxRow,
): Promise<void> {
  await record({ row, changes: await attempt(deps, row) });
}

async function attempt(deps: OutboxDeps, row: OutboxRow): Promise<EndedRow['changes']> {
  try {
    await deps.deliver(row, AbortSignal.timeout(DELIVERY_DEADLINE));
    return { state: 'delivered', delivered_at: deps.clock(), last_error: null };
  } catch (error) {
    return keepForLater(deps, row, error);
  }
}

function keepForLater(deps: OutboxDeps, row: OutboxRow, error: unknown): EndedRow['changes'] {
  const now = deps.clock();
  const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
  const dead = error instanceof PermanentRefusal;
  deps.log({
    event: dead ? 'mail refused for good' : 'mail delayed',
    outboxId: row.id,
    message: row.message,
    attempts: row.attempts,
    reason,
  });
  return {
    last_error: reason,
    ...(dead ? { state: 'dead' } : { next_at: now + backOff(row.attempts, now - row.created_at) }),
  };
}

// Mail servers repeat the recipient in their replies, and what is written down here is logged.
function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, '(address)').slice(0, 300);
}
