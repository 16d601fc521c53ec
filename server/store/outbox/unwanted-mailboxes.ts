import { type Db, familyMessages, putNew } from '#server/store/tables.ts';

/** Records that the owner of a mailbox did not send a submission. @returns false when it was known */
export async function markUnwanted(db: Db, submissionId: string, mailbox: string) {
  const row = { submission_id: submissionId, mailbox: mailbox.toLowerCase() };
  return putNew(db, 'unwanted_mailboxes', ['submission_id', 'mailbox'], row);
}

/** Whether no mail about a submission may be sent to a mailbox. */
export async function isUnwanted(db: Db, submissionId: string, mailbox: string): Promise<boolean> {
  return (await unwantedMailboxes(db, submissionId)).includes(mailbox.toLowerCase());
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

/**
 * What a family's own link is about.
 * @param id of the mail that contains the link, or of the submission
 * @returns the submission's id, and the mailbox that received the link: '' when it was not in a mail
 */
export async function linkedSubmission(db: Db, id: string) {
  const row = await db
    .selectFrom('outbox')
    .select(['submission_id', 'recipient'])
    .where('id', '=', id)
    .where('message', 'in', familyMessages)
    .executeTakeFirst();
  return { submissionId: row?.submission_id ?? id, mailbox: row?.recipient ?? '' };
}
