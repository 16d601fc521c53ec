import type { Insertable, Selectable } from 'kysely';
import type { Enquiry, Registration } from '#payloads/form-fields.ts';
import type { State } from './office-states.ts';
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
  /** When somebody was first reached, or the family withdrew. */
  calledAt: number | null;
  /** The names of the full classes that a registration asks for. */
  waitingFor: string[];
  state: State;
  /** When somebody called and nobody answered, while that is its state. */
  triedAt: number | null;
  assessmentAt: number | null;
  /** Who has done something about it last, and when. */
  lastBy: string | null;
  lastAt: number | null;
}

/** A submission as the rest of the server reads it. */
export type Submission = Kept &
  ({ kind: 'enquiry'; fields: Enquiry } | { kind: 'registration'; fields: Registration });

export type NewSubmission = Insertable<SubmissionsTable>;

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

/** @param typed a reference in any case, with or without its hyphen */
export async function findByReference(db: Db, typed: string): Promise<Submission | undefined> {
  const letters = typed.trim().toUpperCase().replaceAll('-', '');
  const reference = `${letters.slice(0, 4)}-${letters.slice(4)}`;
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && toSubmission(row);
}

/**
 * When the `number`th latest of the submissions that were not held came, of those that came within
 * a time; undefined when there are fewer. Times in milliseconds since 1970. Needs no counter that
 * all forms would have to share.
 */
export async function nthLatestUnheld(
  db: Db,
  number: number,
  { after, until }: { after: number; until: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('received_at')
    .where('hold', 'is', null)
    .where('received_at', '>', after)
    .where('received_at', '<=', until)
    .orderBy('received_at', 'desc')
    .offset(number - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.received_at;
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
    waitingFor: JSON.parse(row.waiting_for ?? '[]'),
    state: row.state,
    triedAt: row.state === 'no-answer' ? row.outcome_at : null,
    assessmentAt: row.state === 'assessment' ? row.assessment_at : null,
    ...lastChange(row),
  };
}

/** Who a change is put down to where nobody was signed in. */
export const BY_LINK = 'the link in a mail';
/** The same of the link that the family has. */
export const BY_FAMILY = 'the family’s own link';
/** Who a note is put down to that nobody wrote. */
export const BY_WEBSITE = 'the website';

// The version before marks a call and says no more.
function lastChange(row: Selectable<SubmissionsTable>) {
  const unsaid = row.state === 'called' && row.outcome !== 'called';
  return unsaid
    ? { lastBy: BY_LINK, lastAt: row.called_at }
    : { lastBy: row.last_by, lastAt: row.last_at };
}
