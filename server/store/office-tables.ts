import type { GeneratedAlways } from 'kysely';
import type { State } from './office-states.ts';

/** What the office adds to a submission (db/migrations says what each column is). */
export interface OfficeColumns {
  outcome: State | null;
  outcome_at: number | null;
  assessment_at: number | null;
  last_by: string | null;
  last_at: number | null;
  reminded_at: number | null;
  /** Follows from outcome and called_at. */
  state: GeneratedAlways<State>;
  /** Sorts the list, the most urgent first; follows from state and received_at. */
  urgency: GeneratedAlways<number>;
}

export interface HistoryTable {
  id: GeneratedAlways<number>;
  /** Null for what was about no single submission. */
  submission_id: string | null;
  at: number;
  actor: string;
  what: string;
  note: string | null;
  /** JSON of what belongs to that kind of entry. */
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
  /** Null where no class stands either: something was erased. */
  submission_id: string | null;
  /** The class whose changes or places are others now. */
  class: string | null;
}

export interface CodesTable {
  id: string;
  email: string;
  /** Null once it is used, voided or not the newest any more. */
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
  /** Whose passkey it is to add; null for signing in, where nobody has said who they are. */
  email: string | null;
  expires_at: number;
}

export interface OfficeTables {
  reminder_names: { submission_id: string; batch_id: string };
  submission_history: HistoryTable;
  submission_search: SearchTable;
  office_changes: ChangesTable;
  office_codes: CodesTable;
  office_sessions: SessionsTable;
  office_passkeys: PasskeysTable;
  office_challenges: ChallengesTable;
}
