import { type BatchKind, batchSubmissions } from './follow-up.ts';
import { countWaiting } from './reminders.ts';
import { findSubmission } from './submissions.ts';
import type { Store } from './tables.ts';
import { failedAcknowledgements } from './undelivered.ts';
import { isUnwanted, unwantedMailboxes } from './unwanted-mailboxes.ts';

/** What mails are rendered from, read at the time of delivery; see MailRecords in server/mail. */
export function mailRecords(store: Store) {
  return {
    submission: (id: string) => findSubmission(store, id),
    batch: (kind: BatchKind, batchId: string) => batchSubmissions(store, kind, batchId),
    waiting: (now: number) => countWaiting(store, now),
    failedAcknowledgements: (id: string) => failedAcknowledgements(store, id),
    isUnwanted: (id: string, mailbox: string) => isUnwanted(store, id, mailbox),
    unwantedMailboxes: (id: string) => unwantedMailboxes(store, id),
  };
}
