import type { Insertable, Selectable } from 'kysely';
import { type Enquiry, enquirySchema } from '#payloads/enquiry.ts';
import { type Registration, registrationSchema } from '#payloads/registration.ts';
import type { Db, Hold, SubmissionsTable } from './tables.ts';

interface Kept {
  id: string;
  reference: string;
  receivedAt: number;
  phoneE164: string | null;
  guardianPhoneE164: string | null;
  consentVersion: string | null;
  consentedAt: number | null;
  hold: Hold | null;
  holdReasons: string | null;
  calledAt: number | null;
}

/** A submission as the rest of the server reads it. */
export type Submission = Kept &
  ({ kind: 'enquiry'; fields: Enquiry } | { kind: 'registration'; fields: Registration });

export type NewSubmission = Insertable<SubmissionsTable>;

/** The names of the specification's fields, in its order. */
export const fieldNames = {
  enquiry: Object.keys(enquirySchema.entries),
  registration: Object.keys(registrationSchema.pipe[0].entries),
};

/** Stores a submission. False when its id is there already, and then nothing has changed. */
export async function insertSubmission(db: Db, submission: NewSubmission): Promise<boolean> {
  const result = await db
    .insertInto('submissions')
    .values(submission)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function findSubmission(db: Db, id: string): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toSubmission(row);
}

export async function findByReference(db: Db, reference: string): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && toSubmission(row);
}

/** What was stored under an id, as text to compare. */
export async function storedFields(db: Db, id: string) {
  return db
    .selectFrom('submissions')
    .select(['kind', 'fields', 'reference'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function holdSubmission(
  db: Db,
  id: string,
  hold: Hold,
  reasons: readonly string[],
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ hold, hold_reasons: reasons.join(', ') })
    .where('id', '=', id)
    .execute();
}

/** How many are held now. */
export async function countHeld(db: Db): Promise<number> {
  const { held } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('hold', 'is not', null)
    .executeTakeFirstOrThrow();
  return held;
}

export function toSubmission(row: Selectable<SubmissionsTable>): Submission {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    fields: JSON.parse(row.fields),
    receivedAt: row.received_at,
    phoneE164: row.phone_e164,
    guardianPhoneE164: row.guardian_phone_e164,
    consentVersion: row.consent_version,
    consentedAt: row.consented_at,
    hold: row.hold,
    holdReasons: row.hold_reasons,
    calledAt: row.called_at,
  };
}
