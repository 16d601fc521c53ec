import {
  type Generated,
  type GeneratedAlways,
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely';
import type { Channel, Source } from '#content/office/origins.ts';
import type { DocumentId } from '#content/schemas/documents.ts';
import type { Clock, IsoDate } from '#content/teaching/dates.ts';
import type { Level } from '#content/teaching/levels.ts';
import { isPostgres } from '#db/schema.ts';
import type { ChangeKind, ClosureKind, Places } from '#rules/timetable/today.ts';
import type { Reason, State } from './office/office-states.ts';

export { isPostgres };

/** The tables; db/migrations describes their columns. */
export interface Tables {
  submissions: {
    id: string;
    reference: string;
    kind: 'enquiry' | 'registration';
    fields: string;
    received_at: number;
    name: string;
    email: string;
    guardian_email: string | null;
    phone_e164: string | null;
    guardian_phone_e164: string | null;
    consent_version: string | null;
    consented_at: number | null;
    hold: Hold | null;
    hold_reasons: string | null;
    called_at: number | null;
    reached_at: number | null;
    digest_id: string | null;
    reminder_id: string | null;
    failure_told_at: number | null;
    /** The names of the classes, for the previous version; the newer column is read. */
    waiting_for: string | null;
    waiting_for_classes: string | null;
    sent_digest: string | null;
    outcome: State | null;
    outcome_at: number | null;
    assessment_at: number | null;
    last_by: string | null;
    last_at: number | null;
    reminded_at: number | null;
    state: GeneratedAlways<State>;
    call_again_at: number | null;
    owner: string | null;
    withdrawn_reason: Reason | null;
    placed_in: string | null;
    offer_id: string | null;
    offer_class: string | null;
    offer_until: number | null;
    offer_state: 'open' | OfferEnd | null;
    offer_at: number | null;
    slot_id: string | null;
    slot_at: number | null;
    slot_sequence: number | null;
    slot_reminded_at: number | null;
    channel: WrittenChannel | null;
    source: Source | null;
    slot_for: 'tour' | null;
    assessed_slot: string | null;
    assessed: string | null;
    due_order: GeneratedAlways<number>;
    /** Of the receipt, from Monday in Colombo, see office-promise.ts. */
    week: GeneratedAlways<number>;
    level: GeneratedAlways<Level | null>;
    /** JSON, as `fields` has it. */
    subjects: GeneratedAlways<string | null>;
    /** JSON, as `fields` has it. */
    classes: GeneratedAlways<string | null>;
  };
  /** `dead`: rejected, and retried at `next_at`, which is NEVER for a mail that was given up. */
  outbox: {
    id: string;
    submission_id: string | null;
    /** Of a mail about many submissions, an offer or a slot: its id. */
    batch_id: string | null;
    message: MessageName;
    recipient: string;
    state: 'due' | 'delivered' | 'dead';
    attempts: number;
    created_at: number;
    next_at: number;
    lease_until: number;
    delivered_at: number | null;
    last_error: string | null;
    address_unknown_at: number | null;
  };
  unwanted_mailboxes: { submission_id: string; mailbox: string };
  reminder_names: { submission_id: string; batch_id: string };
  erased_submissions: { id_hash: string; erased_at: number };
  unfinished_erasures: { what: string; not_before: number };
  limits: { key: string; hits: number; ends_at: number };
  settings: { name: string; value: string };
  later_migrations: { name: string };
  submission_history: {
    id: GeneratedAlways<number>;
    submission_id: string | null;
    at: number;
    actor: string;
    what: string;
    note: string | null;
    /** JSON, see Details in office-history.ts. */
    details: string | null;
  };
  submission_search: {
    submission_id: string;
    text: string;
    child: string | null;
    /** Of the code that wrote the row, see office-search.ts. */
    version: Generated<number>;
  };
  /** The guardian's phone numbers and e-mail address. */
  submission_contacts: { submission_id: string; contact: string };
  office_changes: {
    seq: GeneratedAlways<number>;
    submission_id: string | null;
    class: string | null;
  };
  office_codes: { id: string; email: string; hash: string | null; expires_at: number };
  office_sessions: { hash: string; email: string; created_at: number; used_at: number };
  office_passkeys: {
    /** The credential's id, base64url. */
    id: string;
    email: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    added_at: number;
    last_used_at: number | null;
  };
  /** `email` of the person who adds a passkey; null for signing in, where it is not known yet. */
  office_challenges: { hash: string; email: string | null; expires_at: number };
  class_changes: {
    id: string;
    class: string;
    date: IsoDate;
    kind: ChangeKind;
    starts: Clock | null;
    ends: Clock | null;
    to_date: IsoDate | null;
    room: string | null;
    reason: string | null;
    created_at: number;
    created_by: string;
  };
  class_places: { class: string; places: Places; set_at: number; set_by: string };
  class_history: {
    id: GeneratedAlways<number>;
    class: string;
    at: number;
    actor: string;
    what: ClassDeed;
    change: string | null;
  };
  closures: {
    id: string;
    from_day: IsoDate;
    to_day: IsoDate | null;
    levels: string;
    kind: ClosureKind;
    reason: string | null;
    created_at: number;
    created_by: string;
  };
  notices: { id: 'notice'; text: string; until: number; created_at: number; created_by: string };
  removed_holidays: { day: IsoDate; removed_at: number; removed_by: string };
  slots: {
    id: string;
    starts_at: number;
    minutes: number;
    seats: number;
    room: string;
    created_at: number;
    created_by: string;
    closed_at: number | null;
    purpose: 'tour' | null;
    submission_id: string | null;
  };
  class_messages: {
    id: string;
    class: string;
    audience: Audience;
    text: string;
    mails: number;
    created_at: number;
    created_by: string;
    withdrawn_at: number | null;
  };
  office_users: {
    /** In lower case. */
    email: string;
    name: string;
    role: Role;
    added_at: number;
    added_by: string;
  };
  teacher_links: { teacher: string; nonce: string; made_at: number; made_by: string };
  site_drafts: {
    document: DocumentId;
    revision: number;
    value: string | null;
    changed_at: number;
    changed_by: string;
  };
  site_versions: {
    version: number;
    changed_at: number;
    created_by: string;
    documents: string;
    changes: string;
    restored: number | null;
    /** A planned version that was removed stays without its content: its number is not given again. */
    state: 'planned' | 'removed' | 'running' | 'live' | 'failed';
    step: PublicationStep;
    message: string | null;
    lease_until: number;
    /** When it is published; null if it was published at once. */
    planned_at: number | null;
    /** JSON: the documents that its changes were made to; null as above. */
    base: string | null;
  };
  site_pictures: { id: string; width: number; height: number; webp: string; used_at: number };
}

/** How a family came that did not send a form itself. */
export type WrittenChannel = Exclude<Channel, 'form'>;

/** Which families of a class a message is for. */
export type Audience = 'placed' | 'waiting' | 'asked';

/** A head may do everything; a clerk all but what the routes reserve for heads. */
export type Role = 'head' | 'clerk';

/** How an offer of a place ends, other than by its deadline. */
export type OfferEnd = 'accepted' | 'declined' | 'withdrawn';

/**
 * Why a submission is held. 'spam' (only programs send such a form) waits for the digest, or until
 * staff release it. All others are mailed to staff at once, and only the acknowledgement waits:
 * 'address' (many from one address) and 'site' (many from everywhere). Earlier versions set 'suspect'.
 */
export type Hold = 'spam' | 'suspect' | 'address' | 'site';

/** A change of a class, a deleted change, or its places. */
type ClassDeed = ChangeKind | 'removed' | Places;

export type PublicationStep = 'checking' | 'rendering';

/** Every mail; server/mail renders them. */
export type MessageName =
  | FamilyMessage
  | (typeof staffMessages)[number]
  | `family-${'phone' | 'withdrawn' | 'undone' | 'not-us' | 'accepted' | 'declined' | 'changes'}`
  | 'acknowledgement-failed'
  | 'digest'
  | 'weekly-figures'
  | 'plan-failed'
  | 'reminder'
  | 'self-check';

/** The mails to a family; all others go to the school. */
export const familyMessages = [
  'enquiry-acknowledgement',
  'registration-acknowledgement',
  'offer',
  'offer-ended',
  'place',
  'place-ended',
  'class-moved',
  'class-message',
  'link',
  'appointment',
  'appointment-cancelled',
  'appointment-reminder',
] as const;

export type FamilyMessage = (typeof familyMessages)[number];

export function isToFamily({ message }: { message: MessageName }): boolean {
  return (familyMessages as readonly MessageName[]).includes(message);
}

/** The mails to the school about a new submission. */
export const staffMessages = ['enquiry-staff', 'registration-staff'] as const;

/** Inside a transaction or outside: store functions take it as their first argument. */
export type Db = Store | Transaction<Tables>;
export type Store = Kysely<Tables>;
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type OutboxRow = Row<'outbox'>;

/** Stores a row in place of the one with the same key, if there is one. */
export async function put<Table extends keyof Tables>(
  db: Db,
  table: Table,
  key: readonly (keyof Tables[Table])[],
  row: Insertable<Tables[Table]>,
): Promise<void> {
  await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.columns(key as never).doUpdateSet(row as never))
    .execute();
}

/** Stores a row unless there is one with the same key. @returns whether it was stored */
export async function putNew<Table extends keyof Tables>(
  db: Db,
  table: Table,
  key: readonly (keyof Tables[Table])[],
  row: Insertable<Tables[Table]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.columns(key as never).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many rows a table has. */
export async function countOf(db: Db, table: 'submissions' | 'submission_search') {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/** A list in portions for one statement: SQLite takes 32,766 values, Postgres 65,535. */
export function* portionsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += 500) yield items.slice(start, start + 500);
}

/** Arbitrary numbers, the same in every process. */
const locks = {
  migrations: 20261122,
  site: 20261125,
  diary: 20261128,
  messages: 20261129,
  users: 20261130,
  search: 20261201,
  news: 20261202,
};

/**
 * Makes other transactions that take this lock wait until this one ends. On SQLite, which has one
 * writer, every transaction does. Take the diary's lock before locking a submission.
 */
export async function takeLock(trx: Db, lock: keyof typeof locks): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${locks[lock]})`.execute(trx);
}
