import { clearOldLimits } from '#server/store/limits.ts';
import type { Store } from '#server/store/tables.ts';
import { digest } from './digest.ts';
import { reminder } from './reminder.ts';
import { retention } from './retention.ts';

export interface JobDeps {
  store: Store;
  clock: () => number;
  staff: readonly string[];
  retentionMonths: number | undefined;
  /** Removes the mail files of these outbox rows, where mails are files. */
  removeMails: (outboxIds: readonly string[]) => Promise<void>;
  log: (event: { event: string; [field: string]: unknown }) => void;
}

const jobs = {
  digest,
  reminder,
  retention,
  limits: ({ store, clock }: JobDeps) => clearOldLimits(store, clock()),
};

/** Does whatever is due by the clock. One job's failure does not keep the others from theirs. */
export async function runJobs(deps: JobDeps): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    await run(deps).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      deps.log({ event: 'job failed', job, reason });
    });
  }
}

/** Runs the jobs now and every `everyMs`; `stop` ends that, when the round under way has ended. */
export function startJobs(
  deps: JobDeps,
  afterwards: () => void,
  everyMs = 15 * 60_000,
): { stop: () => Promise<void> } {
  let round = Promise.resolve();
  const start = () => {
    round = round.then(() => runJobs(deps)).then(afterwards);
  };
  start();
  const timer = setInterval(start, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
