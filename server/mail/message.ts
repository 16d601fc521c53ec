import type { Enquiry, Registration } from '#payloads/form-fields.ts';

export interface Address {
  name?: string;
  address: string;
}

/** A file that goes with a mail, such as a calendar. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A mail as its file wrote it; the transport adds sender, recipient and Message-ID. */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
  replyTo?: Address;
  attachments?: Attachment[];
  /** How the bodies travel, where their size matters; otherwise as nodemailer finds best. */
  encoding?: 'base64' | 'quoted-printable';
}

/** What mails say about a submission. Times in milliseconds since 1970. */
export type Sent = {
  reference: string;
  receivedAt: number;
  phoneE164: string | null;
  guardianPhoneE164: string | null;
  /** The full classes that it asks for, by name. */
  waitingFor?: readonly string[];
} & ({ kind: 'enquiry'; fields: Enquiry } | { kind: 'registration'; fields: Registration });

export type SentEnquiry = Extract<Sent, { kind: 'enquiry' }>;
export type SentRegistration = Extract<Sent, { kind: 'registration' }>;

/** Links for staff: into the office, where there is one, and signed ones to a page with one button. */
export interface StaffLinks {
  /** The submission in the office. */
  office?: string;
  called?: string;
  notSpam?: string;
}
