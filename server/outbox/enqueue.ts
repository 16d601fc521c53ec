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

/** The outbox's rows for mails that are owed from `due` on (milliseconds since 1970). */
export function outboxRows(mails: readonly OwedMail[], due: number) {
  return mails.map((mail) => ({
    id: crypto.randomUUID(),
    submission_id: mail.submissionId,
    batch_id: mail.batchId ?? null,
    message: mail.message,
    recipient: mail.recipient,
    state: 'due' as const,
    attempts: 0,
    created_at: due,
    next_at: due,
    lease_until: 0,
  }));
}

/**
 * Writes down that mails are owed, to be called in the transaction that makes them owed. Returns
 * the rows' ids, which become the Message-IDs.
 */
export async function enqueue(db: Db, mails: readonly OwedMail[], due: number): Promise<string[]> {
  const rows = outboxRows(mails, due);
  await insertOutboxRows(db, rows);
  return rows.map(({ id }) => id);
}
