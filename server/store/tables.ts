import type { Kysely, Selectable, Transaction } from 'kysely';

/** A submission as the database keeps it (db/migrations says what each column is). */
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
}

/**
 * Why a submission is held: 'spam' mails nobody until staff release it, 'address' (many from one
 * address) mails staff at once and only skips the acknowledgement.
 */
export type Hold = 'spam' | 'address';

/** Every mail there is. What each says is server/mail's. */
export type MessageName =
  | 'enquiry-staff'
  | 'enquiry-acknowledgement'
  | 'registration-staff'
  | 'registration-acknowledgement'
  | 'digest'
  | 'reminder';

/** A mail that is owed to one recipient. */
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

export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  limits: LimitsTable;
  settings: SettingsTable;
}

export type Store = Kysely<Tables>;
/** Inside a transaction or outside: store functions take either first. */
export type Db = Store | Transaction<Tables>;
export type OutboxRow = Selectable<OutboxTable>;
