import { claimRows } from '#server/store/outbox-rows.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import { startDelivery } from './delivery.ts';
import { keepLeases, LEASE_MS } from './leases.ts';
import type { OutboxDeps } from './outbox.ts';
import { makeRecorder } from './record.ts';

/** Claims one batch of due mails and delivers it. Returns how many were claimed. */
export async function deliverDue(deps: OutboxDeps): Promise<number> {
  const rows = await claimDue(deps, deps.concurrency);
  const record = makeRecorder(deps);
  const stopRenewing = keepLeases(deps, () => rows);
  const ends = await Promise.allSettled(rows.map((row) => startDelivery(deps, record, row).ended));
  stopRenewing();
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return rows.length;
}

/** Takes up to `limit` of the mails that are due, for as long as the lease. */
export function claimDue({ store, clock }: OutboxDeps, limit: number): Promise<OutboxRow[]> {
  const now = clock();
  return claimRows(store, { now, leaseUntil: now + LEASE_MS, limit });
}
