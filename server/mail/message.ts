import { levels } from '#content/teaching/levels.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';

/** A rendered mail, for nodemailer; the transport adds sender, recipient and Message-ID. */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** Files, such as a calendar. */
  attachments?: { filename: string; contentType: string; content: string }[];
  /** Where the bodies' size must be known; otherwise nodemailer chooses. */
  textEncoding?: 'base64';
}

/** Links for staff: to the office, where there is one, and signed ones to a page with one button. */
export interface StaffLinks {
  /** The submission in the office. */
  office?: string | undefined;
  called?: string | undefined;
  notSpam?: string | undefined;
}

/** @param method PUBLISH, REQUEST or CANCEL (RFC 5546) */
export function calendarFile(filename: string, method: string, content: string) {
  return { filename, contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}

/** Whether a mailbox of a family is the guardian's. */
export function isGuardian({ kind, fields }: Submission, mailbox: string): boolean {
  return kind === 'registration' && mailbox.toLowerCase() !== fields.email.toLowerCase();
}

/** The mailbox's owner by the submission: a name for the greeting. */
export function recipientName(sent: Submission, mailbox: string): string {
  if (sent.kind === 'enquiry') return sent.fields.name;
  return isGuardian(sent, mailbox) ? sent.fields.parentName : sent.fields.firstName;
}

/**
 * The subject or subjects, on one line. A registration that was written down may have neither level nor
 * subject.
 */
export function topic(sent: Submission): string {
  if (sent.kind === 'enquiry') return sent.fields.subject;
  const { level, subjects } = sent.fields;
  const name = levels[level]?.name ?? 'Registration';
  return subjects.length > 0 ? `${name}: ${subjects.join(', ')}` : name;
}

/** A text's first `most` characters, with '…' where some are left out. */
export function truncated(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text;
}
