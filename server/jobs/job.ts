import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import type { ForgetDeps } from '#server/store/submissions/forget.ts';

/** What every job works with. */
export interface JobDeps extends Omit<ServerDeps, 'wakeOutbox'>, ForgetDeps {
  /** RETENTION_MONTHS; undefined: nothing is erased by age. */
  retentionMonths: number | undefined;
  /** OFFICE_USERS: the heads that cannot be removed. */
  users: () => readonly string[];
  /** Where the daily mail to itself goes; undefined where no bounces are read. */
  selfCheckTo?: string;
}

/**
 * Does something now and every `everyMs` after it has ended; `stop` resolves when the running round
 * has ended. `work` must not reject.
 */
export function repeat(work: () => Promise<void>, everyMs: number): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeated = async () => {
    while (!signal.aborted) {
      await work();
      await sleep(everyMs, undefined, { signal }).catch(() => {});
    }
  };
  const rounds = repeated();
  return {
    stop: () => {
      stopping.abort();
      return rounds;
    },
  };
}
