import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ClassTables } from './class-tables.ts';
import type { OfficeColumns, OfficeTables } from './office-tables.ts';

/** A submission as the database keeps it (db/migrations says what each column is). */
export interface SubmissionsTable extends OfficeColumns {
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
  /** Of what was originally sent (repeats.ts); null on submissions from before. */
  sent_digest: string | null;
}

/** A submission that was erased, by a keyed hash of its id. */
export interface ErasedSubmissionsTable {
  id_hash: string;
  erased_at: number;
}

/**
 * Why a submission is held. 'spam' (only programs send it) waits for the digest, or until staff
 * release it. All others are mailed to staff at once, and only the acknowledgement waits: 'address'
 * (many from one address) and 'site' (many from everywhere). 'suspect' is from earlier versions, which
 * held what read like an advertisement.
 */
export type Hold = 'spam' | 'suspect' | 'address' | 'site';

/** Every mail; server/mail renders them. */
export type MessageName =
  | 'enquiry-staff'
  | 'enquiry-acknowledgement'
  | 'registration-staff'
  | 'registration-acknowledgement'
  | 'acknowledgement-failed'
  | 'family-phone'
  | 'family-withdrawn'
  | 'family-undone'
  | 'family-not-us'
  | 'family-changes'
  | 'digest'
  | 'reminder'
  | 'self-check';

/**
 * A mail that is owed to one recipient. `dead` is one that was refused; it is tried again at
 * `next_at`, which for an acknowledgement that is given up is never.
 */
export interface OutboxTable {
  id: string;
  submission_id: string | null;
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

/** What of an erasure is still to be done. */
export interface UnfinishedErasuresTable {
  what: string;
  not_before: number;
}

export interface Tables extends OfficeTables, ClassTables {
  later_migrations: { name: string };
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  limits: LimitsTable;
  settings: SettingsTable;
  unfinished_erasures: UnfinishedErasuresTable;
  erased_submissions: ErasedSubmissionsTable;
}

export type Store = Kysely<Tables>;
/** Inside a transaction or outside: store functions take either first. */
export type Db = Store | Transaction<Tables>;
export type OutboxRow = Selectable<OutboxTable>;
