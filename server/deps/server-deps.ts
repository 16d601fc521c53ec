import type { Documents } from '#content/schemas/documents.ts';
import type { Store } from '#server/store/tables.ts';
import type { Log } from './log.ts';

/** The version of the site that is served now. A publication replaces what it holds. */
export interface Live {
  /** With the facts in their texts. */
  readonly documents: Documents;
  /** The number of the version; left out, or 0: the repository's. */
  readonly version?: number;
}

/** What most parts of the server work with. */
export interface ServerDeps {
  store: Store;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
  live: Live;
  /** Where staff mail goes: MAIL_TO, or else the school's own mailbox. */
  staff: () => readonly string[];
  /** Starts delivery; called after a commit that enqueued mails. */
  wakeOutbox: () => void;
}

/** Why the mail server has not accepted a mail, or why we did not send it. */
export interface Rejection {
  /**
   * 'unknown-address': no mailbox has the address. 'refused': by a rule or a limit, which may change.
   * 'deferred': the server asks to retry this recipient later. 'not-sent': we did not send it, since
   * its content or its recipient is gone.
   */
  kind: 'unknown-address' | 'refused' | 'deferred' | 'not-sent';
  /** The server's own words; for 'not-sent' ours. */
  reply: string;
}
