import type { Insertable } from 'kysely';
import type { Documents } from '#content/schemas/documents.ts';
import type { Form } from '#payloads/form-fields.ts';
import { choiceLineOf } from '#rules/timetable/choice.ts';
import { isClosed } from '#server/store/office/office-states.ts';
import { type Db, putNew, type Row, type Tables } from '#server/store/tables.ts';

/**
 * An offer of a place in a class, by its id: the family can answer before `until`; `at` is since when
 * it has its state. Times in milliseconds since 1970.
 */
export type Offer = NonNullable<ReturnType<typeof toOffer>>;

/** A submission as the rest of the server reads it; times in milliseconds since 1970. */
export type Submission = ReturnType<typeof toSubmission>;

/** What came of an assessment; `at` in milliseconds since 1970. */
export interface Assessed {
  result: 'came' | 'missed';
  /** The id of the class that the teacher suggests. */
  suggest: string | null;
  by: string;
  at: number;
}

export type NewSubmission = Insertable<Tables['submissions']>;

/** @returns false, with nothing changed, when its id is stored already */
export async function insertSubmission(db: Db, submission: NewSubmission): Promise<boolean> {
  return putNew(db, 'submissions', ['id'], submission);
}

/** @param lock 'locked': no other transaction changes it until this one ends */
export async function findSubmission(db: Db, id: string, lock?: 'locked') {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .$if(lock === 'locked', (query) => query.forUpdate())
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
 * When the `number`th latest submission that was not held was received, between two times in
 * milliseconds since 1970; undefined when there are fewer. A counter would be shared by all forms.
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

/**
 * The columns of a registration that waits for these classes.
 * @param waits since when it waits so far: such a class keeps its time
 */
export function waitingColumns(
  documents: Documents,
  waits: Record<string, number>,
  ids: readonly string[],
  now: number,
) {
  const since = ids.map((id) => [id, waits[id] ?? now]);
  return {
    waiting_for:
      ids.length > 0 ? JSON.stringify(ids.map((id) => choiceLineOf(documents, id))) : null,
    waiting_for_classes: JSON.stringify(Object.fromEntries(since)),
  };
}

/** Since when it waits for each class. Version 1.2 and older stored only the classes' names. */
export function waitsOf(
  row: Pick<Row<'submissions'>, 'waiting_for' | 'waiting_for_classes' | 'received_at'>,
): Record<string, number> {
  if (row.waiting_for_classes !== null) return JSON.parse(row.waiting_for_classes);
  const names: string[] = JSON.parse(row.waiting_for ?? '[]');
  return Object.fromEntries(names.map((name) => [name, row.received_at]));
}

function toOffer(row: Pick<Row<'submissions'>, (typeof placeColumns)[number]>) {
  const { offer_id: id, offer_class, offer_until: until, offer_state: state, offer_at: at } = row;
  if (id === null || offer_class === null || until === null || !state || at === null) return null;
  return { id, class: offer_class, until, state, at };
}

/** The columns of `placesOf`. */
export const placeColumns = [
  ...(['state', 'placed_in', 'waiting_for', 'waiting_for_classes', 'received_at'] as const),
  ...(['offer_id', 'offer_class', 'offer_until', 'offer_state', 'offer_at'] as const),
] as const;

/** The classes of a submission: where it is placed, for which it waits, and which is offered. */
export function placesOf(row: Pick<Row<'submissions'>, (typeof placeColumns)[number]>) {
  const placedIn: string[] = row.state === 'placed' ? JSON.parse(row.placed_in ?? '[]') : [];
  return {
    state: row.state,
    /** Since when it waits for each class, by its id; of an old one by its name. None when closed. */
    waitsSince: isClosed(row.state) ? {} : waitsOf(row),
    /** Ids of the classes in which it is placed, while its state is 'placed'. */
    placedIn,
    /** The newest offer of a place. */
    offer: toOffer(row),
  };
}

export function toSubmission(row: Row<'submissions'>) {
  const form = { kind: row.kind, fields: JSON.parse(row.fields) } as Form;
  const { slot_id: slotId, slot_at: slotAt } =
    row.state === 'withdrawn' ? { slot_id: null, slot_at: null } : row;
  const isTour = row.slot_for === 'tour';
  return {
    ...form,
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    consentVersion: row.consent_version,
    consentedAt: row.consented_at,
    hold: row.hold,
    holdReasons: row.hold_reasons,
    /** When the family was first reached, or withdrew. */
    calledAt: row.reached_at ?? row.called_at,
    ...placesOf(row),
    /** When a call was not answered, while that is its state. */
    triedAt: row.state === 'no-answer' ? row.outcome_at : null,
    assessmentAt: isTour
      ? null
      : (slotAt ?? (row.state === 'assessment' ? row.assessment_at : null)),
    /** The start of the campus tour that is booked. */
    tourAt: isTour ? slotAt : null,
    /** What came of the assessment that is booked; null before that. */
    assessed:
      slotId !== null && row.assessed_slot === slotId
        ? (JSON.parse(row.assessed ?? 'null') as Assessed | null)
        : null,
    channel: row.channel ?? ('form' as const),
    /** Where the family heard of the school. */
    source: row.source,
    /** The slot of the diary that is booked, and its start. */
    slotId,
    slotAt,
    /** The number of the last calendar file that was mailed about it, from 0; -1 before the first. */
    slotSequence: row.slot_sequence ?? -1,
    /** The start of the part of the day on which the family asked to be called; null when closed. */
    callAgainAt: isClosed(row.state) ? null : row.call_again_at,
    /** Who of the office looks after it. */
    owner: row.owner,
    /** Why the family withdrew, while that is its state. */
    reason: row.state === 'withdrawn' ? row.withdrawn_reason : null,
    /** When it was placed in its classes, while its state is 'placed'. */
    placedAt: row.state === 'placed' ? row.outcome_at : null,
    /** Who set its state, and when. */
    lastBy: row.last_by,
    lastAt: row.last_at,
  };
}

/** The names of the classes for which a registration waits. */
export function waitingNames(
  documents: Documents,
  { waitsSince }: Pick<Submission, 'waitsSince'>,
): string[] {
  return Object.keys(waitsSince).map((id) => choiceLineOf(documents, id));
}

/** A place as one text, the same in whichever order its classes were chosen. @param ids of classes */
export function placeKey(ids: readonly string[]): string {
  return ids.toSorted().join(' ');
}

/** The author of a change that was made without signing in, with the link of a staff mail, */
export const BY_LINK = 'the link in a mail';
/** with the family's link (as older rows name it: the office shows it with our apostrophe), */
export const BY_FAMILY = 'the family’s own link';
/** or by the website itself. */
export const BY_WEBSITE = 'the website';
