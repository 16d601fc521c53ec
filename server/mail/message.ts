import type { Enquiry } from '#payloads/enquiry.ts';
import type { Registration } from '#payloads/registration.ts';

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
}

/** What mails say about a submission. Times in milliseconds since 1970. */
export type Sent = {
  reference: string;
  receivedAt: number;
  phoneE164: string | null;
  guardianPhoneE164: string | null;
} & ({ kind: 'enquiry'; fields: Enquiry } | { kind: 'registration'; fields: Registration });

export type SentEnquiry = Extract<Sent, { kind: 'enquiry' }>;
export type SentRegistration = Extract<Sent, { kind: 'registration' }>;

/** Signed links for staff, each to a page with one button. */
export interface StaffLinks {
  called?: string;
  notSpam?: string;
}
