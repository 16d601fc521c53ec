import { type Submission, toSubmission } from './submissions.ts';
import type { Db, OutboxRow } from './tables.ts';

export interface Search {
  held?: boolean;
  undelivered?: boolean;
  /** Parts of the name and the address, in any case. */
  name?: string;
  email?: string;
  /** As +94…, see toE164. */
  phone?: string;
  /** From this time and before that one, in milliseconds since 1970. */
  since?: number;
  until?: number;
}

export type Listed = Submission & { undelivered: boolean };

/** Submissions that match all conditions, newest last. */
export async function searchSubmissions(db: Db, search: Search): Promise<Listed[]> {
  let query = db
    .selectFrom('submissions')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('outbox')
        .select((count) => count.fn.countAll<number>().as('open'))
        // Also a digest or reminder that lists it.
        .where((mail) =>
          mail.or([
            mail('outbox.submission_id', '=', mail.ref('submissions.id')),
            mail('outbox.batch_id', '=', mail.ref('submissions.digest_id')),
            mail('outbox.batch_id', '=', mail.ref('submissions.reminder_id')),
          ]),
        )
        .where('outbox.state', '!=', 'delivered')
        .as('open_mails'),
    )
    .orderBy('received_at')
    .orderBy('id');
  const { name, email, phone, since, until } = search;
  if (search.held) query = query.where('hold', 'is not', null);
  if (name) query = query.where('name', 'like', contains(name));
  if (email) {
    query = query.where((eb) =>
      eb.or([eb('email', 'like', contains(email)), eb('guardian_email', 'like', contains(email))]),
    );
  }
  if (phone) {
    query = query.where((eb) =>
      eb.or([eb('phone_e164', '=', phone), eb('guardian_phone_e164', '=', phone)]),
    );
  }
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (until !== undefined) query = query.where('received_at', '<', until);
  const rows = await query.execute();
  return rows
    .map((row) => ({ ...toSubmission(row), undelivered: (row.open_mails ?? 0) > 0 }))
    .filter((row) => !search.undelivered || row.undelivered);
}

/** The mails of a submission, in the order they were enqueued. */
export async function mailsOf(db: Db, submissionId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('message')
    .execute();
}

/** Undelivered digests and reminders that list a submission. */
export async function undeliveredBatchMailsOf(db: Db, submissionId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '!=', 'delivered')
    .where('batch_id', 'in', (eb) =>
      eb
        .selectFrom('submissions')
        .select('digest_id as batch_id')
        .where('id', '=', submissionId)
        .unionAll(
          eb
            .selectFrom('submissions')
            .select('reminder_id as batch_id')
            .where('id', '=', submissionId),
        )
        .$narrowType<{ batch_id: string }>(),
    )
    .execute();
}

/** Makes every undelivered mail due now, rejected ones too. @returns how many */
export async function retryAll(db: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'due', next_at: now })
    .where('state', '!=', 'delivered')
    // Mails that are being sent now are left alone.
    .where('lease_until', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function contains(text: string): string {
  return `%${text.trim().toLowerCase()}%`;
}
