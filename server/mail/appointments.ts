import { appointments } from '#content/forms/appointments.ts';
import { colomboDate, dateText } from '#rules/calendar/colombo.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { appointmentCalendar, placeOf } from '#rules/timetable/appointment-calendar.ts';
import { choosesTime, closedDays, findSlot, type Slot } from '#server/store/diary.ts';
import type { Submission } from '#server/store/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { buttons, callUs, facts, heading, mail, paragraph } from './layout.ts';
import type { Attachment, MailMessage } from './message.ts';

const { mails: texts } = appointments;

/** One mail about an appointment: `booked` confirms or moves it. */
export type AppointmentMail = keyof typeof texts & ('booked' | 'cancelled' | 'reminder');

/** What it is rendered from. */
interface Contents {
  db: Db;
  sent: Submission;
  /** The slot that the mail is about. */
  slotId: string;
  recipient: string;
  /** The family's own link; undefined where the server has no page for it. */
  familyLink: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * A mail to a family about its time in the diary, as it is now.
 * @returns undefined when it is no longer true, and another mail was enqueued since
 */
export async function appointmentMail(
  message: AppointmentMail,
  { db, sent, slotId, recipient, familyLink, now }: Contents,
): Promise<MailMessage | undefined> {
  const slot = await findSlot(db, slotId);
  if (!slot || slot.at <= now) return undefined;
  const isBooked = sent.slotId === slotId;
  const isClosed = (await closedDays(db, now))(colomboDate(slot.at));
  const isOff = !isBooked || isClosed;
  if (message === 'cancelled' ? !isOff || (sent.slotId && !isBooked) : isOff) return undefined;
  const when = momentText(slot.at);
  const { kind, assessmentAt } = sent;
  const reason = isBooked ? texts.cancelled.closed : texts.cancelled.text(kind);
  const text = message === 'cancelled' ? reason : texts[message].text(kind);
  const subject = texts[message].subject(when, kind);
  const press = message === 'cancelled' ? texts.pressToChoose : texts.press;
  const hasOther = message === 'cancelled' && !isBooked && assessmentAt !== null;
  const rendered = await mail(subject, text, [
    heading(subject),
    paragraph(texts.hello(firstNameOf(nameOf(sent, recipient)))),
    paragraph(text),
    facts([
      { label: appointments.day, text: dateText(colomboDate(slot.at), { year: true }) },
      { label: appointments.time, text: when.split(', ').at(-1) ?? '' },
      ...(isOff ? [] : [{ label: appointments.where, text: placeOf(slot) }]),
      { label: texts.reference, text: sent.reference },
    ]),
    ...(hasOther ? [paragraph(texts.cancelled.now(momentText(assessmentAt)))] : []),
    ...(message === 'booked' ? [paragraph(texts.booked.calendar)] : []),
    ...(choosesTime(sent) ? [buttons([[press, familyLink]])] : []),
    callUs(texts.call),
  ]);
  if (message === 'reminder') return rendered;
  return { ...rendered, attachments: [calendarFile(message, slot, { sent, recipient, now })] };
}

/** Whose mailbox it is, as far as the submission says. */
function nameOf({ kind, fields }: Submission, recipient: string): string {
  if (kind === 'enquiry') return fields.name;
  const isStudent = recipient.toLowerCase() === fields.email.toLowerCase();
  return isStudent ? fields.firstName : fields.parentName;
}

/** The event as a calendar file. */
function calendarFile(
  message: 'booked' | 'cancelled',
  slot: Slot,
  { sent, recipient, now }: Pick<Contents, 'sent' | 'recipient' | 'now'>,
): Attachment {
  const appointment = { ...sent, ...slot, sequence: sent.slotSequence };
  const isCancelled = message === 'cancelled';
  const { method, text } = appointmentCalendar(appointment, now, { recipient, isCancelled });
  return {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: text,
  };
}
