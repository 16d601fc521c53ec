import type { Log } from '#server/log.ts';
import type { Store } from '#server/store/tables.ts';

/** What every job works with. */
export interface JobDeps {
  store: Store;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** MAIL_TO: where staff mail goes. */
  staff: readonly string[];
  /** RETENTION_MONTHS; undefined: nothing is erased by age. */
  retentionMonths: number | undefined;
  /** Where the daily mail to itself goes; undefined where no bounces are read. */
  selfCheckTo?: string;
  /** Removes the mail files of these outbox rows, where mails are files. */
  removeMails: (outboxIds: readonly string[]) => Promise<void>;
  log: Log;
}
