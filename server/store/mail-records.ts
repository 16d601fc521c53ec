import { type BatchKind, batchSubmissions } from './follow-up.ts';
import { countWaiting } from './reminders.ts';
import { findSubmission, type Submission } from './submissions.ts';
import type { OutboxRow, Store } from './tables.ts';
import { failedAcknowledgements } from './undelivered.ts';
import { isUnwanted, unwantedMailboxes } from './unwanted-mailboxes.ts';

/** What mails are written from, read from the store at the moment they are delivered. */
export interface StoredMailRecords {
  submission: (id: string) => Promise<Submission | undefined>;
  batch: (kind: BatchKind, batchId: string) => Promise<Submission[]>;
  /** How many families have waited for a call for 20 hours or more. */
  waiting: (now: number) => Promise<number>;
  failedAcknowledgements: (submissionId: string) => Promise<OutboxRow[]>;
  isUnwanted: (submissionId: string, mailbox: string) => Promise<boolean>;
  unwantedMailboxes: (submissionId: string) => Promise<string[]>;
}

export function mailRecords(store: Store): StoredMailRecords {
  return {
    submission: (id) => findSubmission(store, id),
    batch: (kind, batchId) => batchSubmissions(store, kind, batchId),
    waiting: (now) => countWaiting(store, now),
    failedAcknowledgements: (submissionId) => failedAcknowledgements(store, submissionId),
    isUnwanted: (submissionId, mailbox) => isUnwanted(store, submissionId, mailbox),
    unwantedMailboxes: (submissionId) => unwantedMailboxes(store, submissionId),
  };
}
