import type { Log } from './log.ts';
import type { Store } from './store/tables.ts';

/** What most parts of the server work with. */
export interface ServerDeps {
  store: Store;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
  /** MAIL_TO: where staff mail goes. */
  staff: readonly string[];
  /** Starts delivery; called after a commit that enqueued mails. */
  wakeOutbox: () => void;
}
