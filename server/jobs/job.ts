import type { ServerDeps } from '#server/server-deps.ts';

/** What every job works with. */
export interface JobDeps extends Omit<ServerDeps, 'wakeOutbox'> {
  /** RETENTION_MONTHS; undefined: nothing is erased by age. */
  retentionMonths: number | undefined;
  /** Where the daily mail to itself goes; undefined where no bounces are read. */
  selfCheckTo?: string;
  /** Removes the mail files of these outbox rows, where mails are files. */
  removeMails: (outboxIds: readonly string[]) => Promise<void>;
}

/**
 * Does something now and every `everyMs`, one round after the other; `stop` resolves when the running
 * round has ended. `work` must not reject.
 */
export function repeat(work: () => Promise<void>, everyMs: number): { stop: () => Promise<void> } {
  let round = Promise.resolve();
  let waiting = false;
  const start = () => {
    // After a long round, only one of the rounds that were due follows.
    if (waiting) return;
    waiting = true;
    round = round.then(() => {
      waiting = false;
      return work();
    });
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
