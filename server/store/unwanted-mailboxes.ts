import type { Db } from './tables.ts';

/** Records that the owner of a mailbox did not send a submission. @returns false when it was known */
export async function markUnwanted(
  db: Db,
  submissionId: string,
  mailbox: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('unwanted_mailboxes')
    .values({ submission_id: submissionId, mailbox: mailbox.toLowerCase() })
    .onConflict((conflict) => conflict.columns(['submission_id', 'mailbox']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Whether no mail about a submission may be sent to a mailbox. */
export async function isUnwanted(db: Db, submissionId: string, mailbox: string): Promise<boolean> {
  const row = await db
    .selectFrom('unwanted_mailboxes')
    .select('mailbox')
    .where('submission_id', '=', submissionId)
    .where('mailbox', '=', mailbox.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** The mailboxes whose owners did not send a submission, in lower case. */
export async function unwantedMailboxes(db: Db, submissionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('unwanted_mailboxes')
    .select('mailbox')
    .where('submission_id', '=', submissionId)
    .orderBy('mailbox')
    .execute();
  return rows.map(({ mailbox }) => mailbox);
}

/** The submission and the mailbox of an acknowledgement. */
export async function acknowledged(
  db: Db,
  mailId: string,
): Promise<{ submissionId: string; mailbox: string } | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['submission_id', 'recipient'])
    .where('id', '=', mailId)
    .where('message', 'in', ['enquiry-acknowledgement', 'registration-acknowledgement'])
    .executeTakeFirst();
  if (!row?.submission_id) return undefined;
  return { submissionId: row.submission_id, mailbox: row.recipient };
}
