import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import { audienceOf } from '#server/store/office/class-families.ts';
import { writeHistory } from '#server/store/office/office-history.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import { type Audience, type Db, takeLock } from '#server/store/tables.ts';
import { enqueue, reachedMailboxes, removePendingMessage } from './enqueue.ts';

/** A class gets at most this many messages a day, in Colombo. */
const MOST_A_DAY = 3;

/** A message to the families of a class. */
export interface ClassMessage {
  /** A UUID that the page makes: a repeat is the same message. */
  id: string;
  class: string;
  to: Audience;
  text: string;
}

/**
 * The families of a class, and the mailboxes of each to which a mail may go: none of an address that
 * does not exist or whose owner did not send the form. Withdrawn and held ones are left out.
 */
export async function familiesOf(
  db: Db,
  documents: Documents,
  id: string,
  to: Audience,
  now: number,
) {
  const families: { submission: Submission; mailboxes: string[] }[] = [];
  for (const submission of await audienceOf(db, documents, { class: id, audience: to }, now)) {
    families.push({ submission, mailboxes: await reachedMailboxes(db, submission, now) });
  }
  return families;
}

/**
 * Stores a message and a mail for each family in one transaction: each family gets it once, also if the
 * server is killed. The mails wait, so that the message can be stopped.
 * @returns how many families are written to; 'too many' when the class had its messages of the day;
 * 'other' when another message has this id
 */
export async function sendClassMessage(
  trx: Db,
  documents: Documents,
  { id, class: classId, to, text }: ClassMessage,
  by: string,
  now: number,
): Promise<number | 'too many' | 'other'> {
  await takeLock(trx, 'messages');
  const known = await findMessage(trx, id);
  if (known) {
    const isSame = known.class === classId && known.audience === to && known.text === text;
    return isSame ? known.mails : 'other';
  }
  const { sent } = await trx
    .selectFrom('class_messages')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('class', '=', classId)
    .where('created_at', '>=', startOf(colomboDate(now)))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (sent >= MOST_A_DAY) return 'too many';
  const families = (await familiesOf(trx, documents, classId, to, now)).filter(
    ({ mailboxes }) => mailboxes.length > 0,
  );
  const mails = families.length;
  const row = { id, class: classId, audience: to, text, mails, created_at: now, created_by: by };
  await trx.insertInto('class_messages').values(row).execute();
  for (const { submission, mailboxes } of families) {
    const details = { classes: [classId] };
    await writeHistory(trx, submission.id, { at: now, by, what: 'message', note: text, details });
    const mail = { message: 'class-message', submissionId: submission.id, batchId: id } as const;
    await enqueue(trx, mailboxes, mail, now + DESK_WAIT_MS);
  }
  return mails;
}

/**
 * Stops a message before it is sent. Call it in a transaction.
 * @returns 'late' when it has been sent, 'unknown' when no message has this id
 */
export async function stopClassMessage(trx: Db, id: string, by: string, now: number) {
  await takeLock(trx, 'messages');
  const message = await findMessage(trx, id);
  if (!message) return 'unknown';
  if (message.withdrawn_at !== null) return 'stopped';
  if (now >= message.created_at + DESK_WAIT_MS) return 'late';
  await trx.updateTable('class_messages').set({ withdrawn_at: now }).where('id', '=', id).execute();
  const details = { classes: [message.class] };
  for (const submissionId of await removePendingMessage(trx, id)) {
    await writeHistory(trx, submissionId, { at: now, by, what: 'message-stopped', details });
  }
  return 'stopped';
}

function findMessage(db: Db, id: string) {
  return db.selectFrom('class_messages').selectAll().where('id', '=', id).executeTakeFirst();
}
