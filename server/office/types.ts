// The JSON of the office's API. The page imports these types, and nothing else of
// the server. Times are ISO 8601 in UTC.
import type { Placeholder } from '#content/check/placeholders.ts';
import type { Problem } from '#content/check/problems.ts';
import type { DocumentId } from '#content/schemas/documents.ts';
import type { Day, IsoDate } from '#content/teaching/dates.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { PublicHoliday } from '#content/teaching/public-holidays.ts';
import type { Enquiry, Registration } from '#payloads/form-fields.ts';
import type { ClassChange, Places, PublishedClosure, PublishedNotice } from '#payloads/today.ts';
import type { OfferState } from '#server/store/offers.ts';
import type { Reason, State } from '#server/store/office-states.ts';
import type { MailState } from '#server/store/outbox-rows.ts';
import type { SiteChange } from '#server/store/site.ts';
import type {
  ClassDeed,
  Hold,
  MessageName,
  OfferEnd,
  PublicationStep,
} from '#server/store/tables.ts';

export type { Reason, State } from '#server/store/office-states.ts';
export type { Hold, MessageName } from '#server/store/tables.ts';

/** Every error: a sentence for the person at the desk. */
export interface OfficeError {
  error: { message: string };
}

/** 409: an edit conflict. The state now, and who set it. */
export interface Conflict extends OfficeError {
  state: State;
  by: string;
  at: string;
}

/** 409: a colleague has taken it, or given it away. */
export interface OwnerConflict extends OfficeError {
  owner: string | null;
}

export interface SessionReply {
  ok: true;
  user: { email: string };
}

/** One line of the list. */
export interface SubmissionItem {
  reference: string;
  kind: 'enquiry' | 'registration';
  /** The student's whole name, or the enquirer's. */
  name: string;
  /** As typed; '' when none was given. */
  phone: string;
  /** The subjects, joined by commas, or the enquiry's subject. */
  about: string;
  state: State;
  held: boolean;
  /** Whether one of its mails has not been delivered. */
  undelivered: boolean;
  receivedAt: string;
  /** The start of `callAgain`, or 24 h after receipt; null when no call is owed. */
  dueAt: string | null;
  callAgain: CallAgain | null;
  /** Who of the office looks after it. */
  owner: string | null;
  /** Ids of the classes, while its state is `placed`. */
  placedIn: string[];
  /** Who changed it last, and when; null when it is unchanged. */
  lastBy: string | null;
  lastAt: string | null;
  /** Why it is held; null when it is not. Held as spam, it needs no call. */
  hold: Hold | null;
  level: Level | null;
  subjects: string[];
  /** As +94…, when it can be read as a number. */
  phoneE164: string | null;
  guardianName: string | null;
  guardianPhone: string | null;
  guardianEmail: string | null;
  guardianPhoneE164: string | null;
  /** When the assessment is: of a booked slot in any state, or as typed while it is `assessment`. */
  assessmentAt: string | null;
  /** Why the family withdrew, while that is its state. */
  reason: Reason | null;
  /** The full classes that it asks for: it is for the waiting list. */
  waitingFor: string[];
  /** Their ids. */
  waitingForClasses: string[];
  /** Since when it waits for each of them, by the class's id. */
  waitsSince: Record<string, string>;
  /** The newest offer of a place. */
  offer: Offer | null;
  /** Unanswered calls. Undone attempts do not count. */
  noAnswers: number;
}

/** An offer of a place in a class, to be answered before `until`. */
export interface Offer {
  /** The id of the class. */
  class: string;
  until: string;
  state: OfferState;
  /** Since when it has this state: when it was offered, answered, withdrawn, or expired. */
  at: string;
}

/** The part of a day on which a family asked to be called again. */
export interface CallAgain {
  on: IsoDate;
  part: 'morning' | 'afternoon';
}

export type Counts = Record<State | 'held' | 'undelivered', number>;

export interface SubmissionList {
  items: SubmissionItem[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
  /** Of all submissions, without the filters. States without held ones. */
  counts: Counts;
}

/** The fields that may be corrected. */
export type ContactField = 'email' | 'phone' | 'parentPhone' | 'parentEmail';

export type Contacts = Partial<Record<ContactField, string>>;

/** 409: a colleague has corrected a field since. The values now; nothing was changed. */
export interface ContactConflict extends OfficeError {
  fields: Contacts;
}

/** What was done, as a code: a state that was set, or one of the others. */
export type HistoryWhat =
  | State
  | 'note'
  | 'released'
  | 'spam'
  | 'corrected'
  | 'call-again'
  | 'owner'
  | 'waiting-for'
  | 'offered'
  | `offer-${OfferEnd}`
  | 'slot';

export interface HistoryEntry {
  at: string;
  /** An e-mail address of the office's users, or words ('the link in a mail'). */
  by: string;
  what: HistoryWhat;
  /** The note; for `corrected` the field and its value before, in words. */
  note: string | null;
  /** The state before, for a state. */
  was: State | null;
  /** Whether this undid the outcome before: then `what` is the state that was restored. */
  undo: boolean;
  /** The assessment's time, for `assessment` and `slot`; null for a slot that was cancelled. */
  assessmentAt: string | null;
  /** Why the family withdrew, and the ids of the classes in which it was placed. */
  reason: Reason | null;
  classes: string[];
  /** Which field was corrected, and its value before. */
  field: ContactField | null;
  wasValue: string | null;
}

export interface SubmissionMail {
  message: MessageName;
  recipient: string;
  state: MailState;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  deliveredAt: string | null;
}

/** A message ready to be sent: links that open the desk's own phone or mail program. */
export interface Reply {
  name: string;
  /** Null where there is no number or address that takes it. */
  whatsapp: string | null;
  sms: string | null;
  mail: string | null;
  /** The message alone. */
  text: string;
}

export type SubmissionFields =
  | { kind: 'enquiry'; fields: Enquiry }
  | { kind: 'registration'; fields: Registration };

export type Submission = SubmissionItem &
  SubmissionFields & {
    /** Oldest first. */
    history: HistoryEntry[];
    mails: SubmissionMail[];
    /** References with the same guardian's phone or e-mail address. */
    family: string[];
    /** References of the same child: name, capitals apart, and birthday. */
    again: string[];
    replies: Reply[];
    /** The items of `family` and `again`: the page shows who they are. */
    related: SubmissionItem[];
    /** Who opened it and when, oldest first; the same person once in ten minutes. */
    opened: { at: string; by: string }[];
    /** The signals that led to the hold, as words. */
    heldFor: string[];
    /** Mailboxes, in lower case, whose owners said it was not theirs: no mail goes there. */
    disowned: string[];
  };

/** The response to a change: the submission as it is now. */
export type Changed = { ok: true } & Submission;

/** The 24-hour promise, measured over the last days. */
export interface Promised {
  days: 30;
  came: number;
  answered: number;
  within24h: number;
  /** Null when no one was answered in those days. */
  medianMinutes: number | null;
  overdue: number;
  /** The share of calls that were made in time, of those made or due; null for none. */
  share: number | null;
}

/** GET /figures. */
export type { Figures } from '#server/store/office-promise.ts';

/** The data of `event: change` and `event: site`: what to refetch. An erased submission returns 404. */
export interface ChangeEvent {
  /** A submission's reference, the id of a class, 'closures', 'notice', 'slots' or 'site'. */
  reference: string;
  kind: 'submission' | 'class' | 'closures' | 'notice' | 'slots' | 'site';
}

export interface Passkey {
  id: string;
  /** The name of the device, if it sends one. */
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
}

/** A change of one meeting of a class. */
export interface OfficeChange extends ClassChange {
  id: string;
  /** Who made it, and when. */
  by: string;
  at: string;
  /** The message for the class's WhatsApp group. */
  message: string;
}

/** What was done to a class: a change, an undone change, or its places. */
export interface ClassHistoryEntry {
  at: string;
  by: string;
  what: ClassDeed;
  change: ClassChange | null;
}

interface ClassState {
  id: string;
  /** From today on, by date. */
  changes: OfficeChange[];
  places: Places;
  /** How many submissions are placed in it. */
  placed: number;
  /** How many registrations wait for it, and since when the first of them. */
  waiting: number;
  waitingSince: string | null;
  /** Of the last thirty days, oldest first: also what was replaced or undone. */
  history: ClassHistoryEntry[];
}

export interface OfficeClass extends ClassState {
  level: Level;
  subject: string;
  day: Day;
  /** On the 24-hour clock: '15:00'. */
  from: string;
  to: string;
  room: string;
  /** Its first day if it has not begun. */
  startsOn?: IsoDate;
  /** The next four dates on which it meets; closures left out. */
  dates: IsoDate[];
}

export interface ClassList {
  classes: OfficeClass[];
  /** Changes of meetings that are no longer on the timetable; not shown to the public. */
  gone: ClassState[];
}

/** GET /diary: the slots of some days, in order. */
export interface Diary {
  slots: DiarySlot[];
  /** The submissions of the bookings, in the order of their times. */
  families: SubmissionItem[];
}

export interface DiarySlot {
  id: string;
  at: string;
  minutes: number;
  seats: number;
  taken: number;
  room: string;
  bookings: { reference: string; name: string }[];
  /** Only there when the school is closed on this day: its families were told by mail. */
  closed?: true;
}

/** A closure with who made it and when. */
export type OfficeClosure = PublishedClosure & { id: string; by: string; at: string };

/** A public holiday that the office may confirm as a closure. */
export type SuggestedHoliday = PublicHoliday;

export interface ClosureList {
  /** From today on, by their first day. */
  closures: OfficeClosure[];
  suggested: SuggestedHoliday[];
}

export type OfficeNotice = PublishedNotice & { by: string; at: string };

/** 201 of a change. */
export interface ChangeMade {
  id: string;
  message: string;
  /** Rooms that another class uses at that time; the change is published all the same. */
  warnings: string[];
}

/** GET /site. */
export interface SiteOverview {
  /** 0: the repository's documents. */
  version: number;
  publishedAt: string | null;
  publishedBy: string | null;
  documents: SiteDocument[];
  placeholders: Placeholder[];
  /** What the drafts would change. */
  changes: SiteChange[];
  problems: Problem[];
  /** Null after a start. */
  publication: Publication | null;
}

export interface SiteDocument {
  id: DocumentId;
  title: string;
  changedAt: string | null;
  changedBy: string | null;
  placeholders: number;
  isDraft: boolean;
}

export interface Publication {
  state: 'running' | 'live' | 'failed';
  step: PublicationStep;
  message: string | null;
}

/** GET /site/versions, newest first; version 0 is the last one. */
export interface SiteVersions {
  items: {
    version: number;
    at: string | null;
    by: string | null;
    changes: SiteChange[];
    isLive: boolean;
  }[];
  next: string | null;
}
