import { setImmediate } from 'node:timers/promises';
import { mailAboutClosedDays, mailAboutMovedClasses } from '#server/outbox/family-news.ts';
import { endOffersOfPastClasses } from '#server/outbox/offer-news.ts';
import { correctFutureTimes, waitForClock } from '#server/store/clock.ts';
import { clearOldLimits } from '#server/store/limits.ts';
import { countOutbox, LATE } from '#server/store/outbox/outbox-rows.ts';
import { versionsBelow } from '#server/store/site/site-versions.ts';
import { finishForgetting, forgetRows, olderThan } from '#server/store/submissions/forget.ts';
import { digest, remindFamilies, remindOffice } from './digest-and-reminders.ts';
import type { JobDeps } from './job.ts';
import { selfCheck } from './self-check.ts';
import { mailWeeklyFigures } from './weekly-figures.ts';

const jobs = {
  clock: ({ store, clock }: JobDeps) => correctFutureTimes(store, clock()),
  digest,
  reminder: remindOffice,
  appointments: remindFamilies,
  facts: followFacts,
  'weekly figures': mailWeeklyFigures,
  'self-check': selfCheck,
  retention,
  limits: ({ store, clock }: JobDeps) => clearOldLimits(store, clock()),
  outbox: reportOverdueMail,
};

/** Runs every job once. A job that fails does not stop the others. */
export async function runJobs(deps: JobDeps): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    await run(deps).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      deps.log({ event: 'job failed', job, reason });
    });
  }
}

/**
 * Does for families what follows from the facts: offers of classes that have ended end, times on days
 * that are closed now are cancelled, and other times of a class are mailed. Call it after a publication;
 * as a job it also follows the day, and a publication of another process.
 */
export async function followFacts({
  live,
  store,
  clock,
}: Pick<JobDeps, 'live' | 'store' | 'clock'>): Promise<void> {
  await endOffersOfPastClasses({ store, documents: live.documents }, clock());
  await store.transaction().execute(async (trx) => {
    await mailAboutClosedDays(trx, live.documents, clock());
    const [newest] = await versionsBelow(trx, Number.MAX_SAFE_INTEGER, 1);
    // Until a process serves the newest version, its hours are no news.
    if ((live.version ?? 0) !== (newest?.version ?? 0)) return;
    await mailAboutMovedClasses(trx, live.documents, clock());
  });
}

/** Logs an error in every round of jobs while no mail leaves: retries log only warnings. */
async function reportOverdueMail({ store, clock, log }: JobDeps): Promise<void> {
  const { due, oldestSeconds } = await countOutbox(store, clock());
  if (oldestSeconds >= LATE) log({ event: 'mail overdue', due, oldestSeconds });
}

/** Erased in one transaction: a longer one would hold up the forms. */
const AT_ONCE = 200;

/**
 * Erases submissions received more than RETENTION_MONTHS months ago, unless that is not set or the
 * clock may be wrong. Then finishes earlier erasures that could not be completed at once.
 */
export async function retention(deps: JobDeps): Promise<void> {
  await eraseByAge(deps);
  for (const left of await finishForgetting(deps)) {
    deps.log({ event: 'erasure unfinished', ...left });
  }
}

async function eraseByAge({ store, clock, retentionMonths, log }: JobDeps): Promise<void> {
  const now = clock();
  const waitsUntil = await waitForClock(store, now);
  if (retentionMonths === undefined) return;
  if (waitsUntil !== undefined) {
    const until = new Date(waitsUntil).toISOString();
    log({ event: 'retention waits', reason: 'the clock may be wrong', until });
    return;
  }
  const before = monthsBefore(now, retentionMonths);
  for (;;) {
    const ids = await olderThan(store, before, AT_ONCE);
    if (ids.length === 0) return;
    await forgetRows(store, ids, clock());
    log({ event: 'erased by age', submissions: ids.length });
    // SQLite does not wait for anything, so requests would not get a turn until all is erased.
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
