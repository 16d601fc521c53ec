import { setImmediate } from 'node:timers/promises';
import { finishForgetting, forgetRows, olderThan } from '#server/store/forget.ts';
import type { JobDeps } from './job.ts';
import { waitAfterLeap } from './retention-clock.ts';

/** Erased in one transaction, so that nobody waits for a long one. */
const AT_ONCE = 200;

/**
 * Erases what came more than RETENTION_MONTHS months ago; nothing when that is not set, and nothing
 * while the clock may be wrong. Then finishes what erasures could not do at once, this one's or
 * another's.
 */
export async function retention(deps: JobDeps): Promise<void> {
  await eraseByAge(deps);
  for (const left of await finishForgetting(deps)) {
    deps.log({ event: 'erasure unfinished', ...left });
  }
}

async function eraseByAge({ store, clock, retentionMonths, log }: JobDeps): Promise<void> {
  const now = clock();
  const waitsUntil = await waitAfterLeap(store, now, retentionMonths !== undefined);
  if (retentionMonths === undefined) return;
  if (waitsUntil !== undefined) {
    log({ event: 'retention waits', reason: 'the clock has leapt', until: isoTime(waitsUntil) });
    return;
  }
  const before = monthsBefore(now, retentionMonths);
  for (;;) {
    const ids = await olderThan(store, before, AT_ONCE);
    if (ids.length === 0) return;
    await forgetRows(store, ids, clock());
    log({ event: 'erased by age', submissions: ids.length });
    // SQLite waits for nothing, and requests would have no turn until all is erased.
    await setImmediate();
  }
}

/** The same day of an earlier month, or that month's last day. Milliseconds since 1970. */
export function monthsBefore(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // 31 May less three months would be 3 March.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

function isoTime(moment: number): string {
  return new Date(moment).toISOString();
}
