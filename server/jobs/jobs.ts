import { correctFutureTimes } from '#server/store/clock-guard.ts';
import { clearOldLimits } from '#server/store/limits.ts';
import type { JobDeps } from './job.ts';
import { digest, remindFamilies, remindOffice } from './mails.ts';
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
