import { forget, olderThan } from '#server/store/forget.ts';
import type { JobDeps } from './jobs.ts';

/** Erased in one go; more wait for the next round, so that nobody waits for a long transaction. */
const AT_ONCE = 200;

/** Erases what came more than RETENTION_MONTHS months ago; nothing when that is not set. */
export async function retention(deps: JobDeps): Promise<void> {
  const { store, clock, retentionMonths } = deps;
  if (!retentionMonths) return;
  const before = monthsBefore(clock(), retentionMonths);
  for (;;) {
    const ids = await olderThan(store, before, AT_ONCE);
    if (ids.length === 0) return;
    const mailIds = await forget(store, ids);
    await deps.removeMails(mailIds);
    deps.log({ event: 'erased by age', submissions: ids.length });
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
