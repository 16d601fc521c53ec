import {
  type GeneratedAlways,
  type Kysely,
  PostgresAdapter,
  type Selectable,
  type Transaction,
} from 'kysely';
import type { Clock, IsoDate } from '#content/teaching/dates.ts';
import type { ChangeKind, ClosureKind, Places } from '#payloads/today.ts';
import type { Reason, State } from './office-states.ts';

/** A submission as it is stored; db/migrations describes the columns. */
export interface SubmissionsTable {
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
  released_at: number | null;
  called_at: number | null;
  digest_id: string | null;
  reminder_id: string | null;
  failure_told_at: number | null;
  /** JSON: the names of the full classes that it asks for; null for none. */
  waiting_for: string | null;
  /** JSON: since when it waits, by class id; null on submissions from before. */
  waiting_for_classes: string | null;
  /** Of what was originally sent (repeats.ts); null on submissions from before. */
  sent_digest: string | null;
  outcome: State | null;
  outcome_at: number | null;
  assessment_at: number | null;
  last_by: string | null;
  last_at: number | null;
  reminded_at: number | null;
  /** Follows from outcome and called_at. */
  state: GeneratedAlways<State>;
  /** The time of the next call, which the family asked for. */
  call_again_at: number | null;
  owner: string | null;
  withdrawn_reason: Reason | null;
  /** JSON of class ids. */
  placed_in: string | null;
  /** The newest offer of a place (offers.ts). */
  offer_id: string | null;
  offer_class: string | null;
  offer_until: number | null;
  offer_state: 'open' | OfferEnd | null;
  offer_at: number | null;
  /** The slot of the diary that is booked, and its start. */
  slot_id: string | null;
  slot_at: number | null;
  /** The number of the last calendar file that was mailed about it. */
  slot_sequence: number | null;
  slot_reminded_at: number | null;
  /** Sorts the list, the most urgent first. */
  due_order: GeneratedAlways<number>;
}

/** How an offer of a place ends, other than by its deadline. */
export type OfferEnd = 'accepted' | 'declined' | 'withdrawn';

/** A submission that was erased, by a keyed hash of its id. */
export interface ErasedSubmissionsTable {
  id_hash: string;
  erased_at: number;
}

/**
 * Why a submission is held. 'spam' (only programs send such a form) waits for the digest, or until
 * staff release it. All others are mailed to staff at once, and only the acknowledgement waits:
 * 'address' (many from one address) and 'site' (many from everywhere). Earlier versions set 'suspect'.
 */
export type Hold = 'spam' | 'suspect' | 'address' | 'site';

/** Every mail; server/mail renders them. */
export type MessageName =
  | 'enquiry-staff'
  | 'enquiry-acknowledgement'
  | 'registration-staff'
  | 'registration-acknowledgement'
  | 'offer'
  | 'acknowledgement-failed'
  | 'family-phone'
  | 'family-withdrawn'
  | 'family-undone'
  | 'family-not-us'
  | 'family-accepted'
  | 'family-declined'
  | 'family-changes'
  | 'appointment'
  | 'appointment-cancelled'
  | 'appointment-reminder'
  | 'digest'
  | 'reminder'
  | 'self-check';

/** The mails to a family; all others go to the school. */
export const familyMessages = [
  'enquiry-acknowledgement',
  'registration-acknowledgement',
  'offer',
  'appointment',
  'appointment-cancelled',
  'appointment-reminder',
] as const satisfies readonly MessageName[];

export function isToFamily({ message }: { message: MessageName }): boolean {
  return (familyMessages as readonly MessageName[]).includes(message);
}

/**
 * A mail to one recipient. `dead` is one that was rejected: it is retried at `next_at`, which is NEVER
 * for a mail to a family that was given up.
 */
export interface OutboxTable {
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
}

export interface LimitsTable {
  key: string;
  hits: number;
  ends_at: number;
}

export interface SettingsTable {
  name: string;
  value: string;
}

/** What is left to do of an erasure. */
export interface UnfinishedErasuresTable {
  what: string;
  not_before: number;
}

export interface HistoryTable {
  id: GeneratedAlways<number>;
  /** Null for acts that are not about one submission. */
  submission_id: string | null;
  at: number;
  actor: string;
  what: string;
  note: string | null;
  /** JSON, see Details in office-history.ts. */
  details: string | null;
}

export interface SearchTable {
  submission_id: string;
  text: string;
  guardian_phone: string | null;
  guardian_email: string | null;
  child: string | null;
}

export interface ChangesTable {
  seq: GeneratedAlways<number>;
  /** Null for a class, and when something was erased. */
  submission_id: string | null;
  /** The class whose changes or places have changed. */
  class: string | null;
}

export interface CodesTable {
  id: string;
  email: string;
  /** Null once it is used, voided or replaced by a newer one. */
  hash: string | null;
  expires_at: number;
}

export interface SessionsTable {
  hash: string;
  email: string;
  created_at: number;
  used_at: number;
}

export interface PasskeysTable {
  /** The credential's id, base64url. */
  id: string;
  email: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  added_at: number;
  last_used_at: number | null;
}

export interface ChallengesTable {
  hash: string;
  /** Who adds a passkey; null for signing in, where the person is not known yet. */
  email: string | null;
  expires_at: number;
}

/** Changes of classes as they are stored; db/migrations describes the columns. */
export interface ClassChangesTable {
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
}

export interface ClassPlacesTable {
  class: string;
  places: Places;
  set_at: number;
  set_by: string;
}

export interface ClassHistoryTable {
  id: GeneratedAlways<number>;
  class: string;
  at: number;
  actor: string;
  what: ClassDeed;
  /** JSON; null for places. */
  change: string | null;
}

/** A change of a class, a deleted change, or its places. */
export type ClassDeed = ChangeKind | 'removed' | Places;

export interface ClosuresTable {
  id: string;
  from_day: IsoDate;
  /** Null: until further notice. */
  to_day: IsoDate | null;
  /** JSON of the levels. */
  levels: string;
  kind: ClosureKind;
  reason: string | null;
  created_at: number;
  created_by: string;
}

export interface NoticesTable {
  id: 'notice';
  text: string;
  until: number;
  created_at: number;
  created_by: string;
}

export interface SiteDraftsTable {
  document: string;
  revision: number;
  /** JSON; null while the document is as published. */
  value: string | null;
  changed_at: number;
  changed_by: string;
}

/** Publications; db/migrations describes the columns. */
export interface SiteVersionsTable {
  version: number;
  changed_at: number;
  created_by: string;
  documents: string;
  changes: string;
  restored: number | null;
  state: 'running' | 'live' | 'failed';
  step: PublicationStep;
  message: string | null;
  lease_until: number;
}

export interface SitePicturesTable {
  id: string;
  width: number;
  height: number;
  /** Base64. */
  webp: string;
  used_at: number;
}

export type PublicationStep = 'checking' | 'building' | 'starting';

/** A time in the diary; db/migrations describes the columns. */
export interface SlotsTable {
  id: string;
  starts_at: number;
  minutes: number;
  seats: number;
  room: string;
  created_at: number;
  created_by: string;
  closed_at: number | null;
}

export interface Tables {
  reminder_names: { submission_id: string; batch_id: string };
  submission_history: HistoryTable;
  submission_search: SearchTable;
  office_changes: ChangesTable;
  office_codes: CodesTable;
  office_sessions: SessionsTable;
  office_passkeys: PasskeysTable;
  office_challenges: ChallengesTable;
  closures: ClosuresTable;
  notices: NoticesTable;
  removed_holidays: { day: IsoDate; removed_at: number; removed_by: string };
  class_changes: ClassChangesTable;
  site_drafts: SiteDraftsTable;
  site_versions: SiteVersionsTable;
  site_pictures: SitePicturesTable;
  slots: SlotsTable;
  class_places: ClassPlacesTable;
  class_history: ClassHistoryTable;
  unwanted_mailboxes: { submission_id: string; mailbox: string };
  later_migrations: { name: string };
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  limits: LimitsTable;
  settings: SettingsTable;
  unfinished_erasures: UnfinishedErasuresTable;
  erased_submissions: ErasedSubmissionsTable;
}

export type Store = Kysely<Tables>;
/** Inside a transaction or outside: store functions take it as their first argument. */
export type Db = Store | Transaction<Tables>;
export type OutboxRow = Selectable<OutboxTable>;

/** Postgres has several connections, and locks rows; SQLite has one writer. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
