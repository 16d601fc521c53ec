import { correctFutureTimes } from '#server/store/clock-guard.ts';
import { clearOldLimits } from '#server/store/limits.ts';
import { digest } from './digest.ts';
import { type JobDeps, repeat } from './job.ts';
import { remindFamilies, remindOffice } from './reminders.ts';
import { retention } from './retention.ts';
import { selfCheck } from './self-check.ts';

const jobs = {
  clock: ({ store, clock }: JobDeps) => correctFutureTimes(store, clock()),
  digest,
  reminder: remindOffice,
  appointments: remindFamilies,
  'self-check': selfCheck,
  retention,
  limits: ({ store, clock }: JobDeps) => clearOldLimits(store, clock()),
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

/** Runs the jobs now and every `everyMs`; `stop` resolves when the running round has ended. */
export function startJobs(
  deps: JobDeps,
  afterwards: () => void,
  everyMs = 15 * 60_000,
): { stop: () => Promise<void> } {
  return repeat(() => runJobs(deps).then(afterwards), everyMs);
}
