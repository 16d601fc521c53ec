import { insertOutboxRows } from '#server/store/outbox-rows.ts';
import type { Db, MessageName } from '#server/store/tables.ts';

/** A mail that is owed: which one, to whom, about which submission (none: about many). */
export interface OwedMail {
  message: MessageName;
  recipient: string;
  submissionId: string | null;
  /** For a mail about many: what the submissions it names carry, the same in every copy. */
  batchId?: string;
}

/**
 * Writes down that mails are owed, to be called in the transaction that makes them owed. Returns
 * the rows' ids, which become the Message-IDs.
 */
export async function enqueue(db: Db, mails: readonly OwedMail[], now: number): Promise<string[]> {
  const rows = mails.map((mail) => ({
    id: crypto.randomUUID(),
    submission_id: mail.submissionId,
    batch_id: mail.batchId ?? null,
    message: mail.message,
    recipient: mail.recipient,
    state: 'due' as const,
    attempts: 0,
    created_at: now,
    next_at: now,
    lease_until: 0,
  }));
  await insertOutboxRows(db, rows);
  return rows.map(({ id }) => id);
}
