import { appointmentsOf } from '#content/forms/appointment-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate, dateText } from '#rules/calendar/colombo.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import {
  appointmentCalendar,
  appointmentKind,
  placeOf,
} from '#rules/timetable/appointment-calendar.ts';
import { canChangeTime, timesToChoose } from '#server/store/office/appointments.ts';
import { changeableUntil, choosesTime, findSlot, isClosedAt } from '#server/store/office/diary.ts';
import { appointmentMessages, replacedBatch } from '#server/store/outbox/mails.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { studentFact } from './family-mails.ts';
import { buttons, callUs, facts, heading, mail, paragraph } from './layout.ts';
import { calendarFile, isGuardian, type MailMessage, recipientName } from './message.ts';

/** The texts of each message, by their names in `appointmentsOf`. */
const textsOf = {
  appointment: 'booked',
  'appointment-cancelled': 'cancelled',
  'appointment-reminder': 'reminder',
} as const;

interface AppointmentMail {
  slotId: string;
  recipient: string;
  familyLink?: string | undefined;
  /** In milliseconds since 1970. */
  enqueuedAt: number;
}

/**
 * A mail to a family about a slot of the diary, as it is now. An 'appointment' confirms or moves it.
 * @param now milliseconds since 1970
 * @returns undefined when it is no longer true, and another mail was enqueued since
 */
export async function appointmentMail(
  db: Db,
  documents: Documents,
  message: keyof typeof textsOf,
  sent: Submission,
  { slotId, recipient, familyLink, enqueuedAt }: AppointmentMail,
  now: number,
): Promise<MailMessage | undefined> {
  const slot = await findSlot(db, slotId);
  if (!slot || slot.at <= now) return undefined;
  const words = appointmentsOf(documents);
  const texts = words.mails;
  const own = texts[textsOf[message]];
  const { assessmentAt, slotSequence: sequence } = sent;
  const what = appointmentKind(sent, slot);
  const isBooked = sent.slotId === slotId;
  const isClosed = await isClosedAt(db, documents, slot.at);
  const isOff = !isBooked || isClosed;
  const isExpected = sent.slotAt !== null && !(await isClosedAt(db, documents, sent.slotAt));
  // The assessment is over, or was not needed.
  if (message === 'appointment-reminder' && sent.state === 'placed') return undefined;
  const isCancelled = message === 'appointment-cancelled';
  // Of a move only the new time is mailed, unless its day was closed since.
  if (isCancelled ? !isOff || (isExpected && !isBooked) : isOff) return undefined;
  const when = momentFrom(now, slot.at);
  const subject = own.subject(when, what);
  const text = isBooked && isCancelled ? texts.cancelled.closed : own.text(what);
  const hasOther = isCancelled && sent.slotId === null && assessmentAt !== null;
  const isNew = message === 'appointment';
  const earlier = isNew ? await earlierTime(db, sent.id, slotId, enqueuedAt) : undefined;
  const canAct =
    familyLink !== undefined &&
    (isCancelled
      ? (await timesToChoose(db, documents, sent, now, slot.for)).length > 0
      : await canChangeTime(db, documents, sent, now));
  const callFor = !isCancelled
    ? 'callToChange'
    : choosesTime(sent, slot.for)
      ? 'callForOther'
      : 'call';
  const rendered = await mail(documents, subject, text, [
    heading(subject),
    paragraph(texts.hello(firstNameOf(recipientName(sent, recipient)))),
    paragraph(text),
    facts([
      {
        label: words.day,
        text: dateText(colomboDate(slot.at), { year: true }),
      },
      { label: words.time, text: when.split(', ').at(-1) ?? '' },
      ...(isOff ? [] : [{ label: words.where, text: placeOf(documents, slot) }]),
      ...(isGuardian(sent, recipient) ? studentFact(sent) : []),
      { label: texts.reference, text: sent.reference },
    ]),
    !isOff && paragraph(words.about(what, slot.minutes)),
    hasOther && paragraph(texts.cancelled.now(momentFrom(now, assessmentAt))),
    earlier !== undefined &&
      earlier > now &&
      paragraph(texts.booked.replaces(momentFrom(now, earlier))),
    isNew && paragraph(texts.booked.calendar),
    canAct && !isCancelled && paragraph(words.until(momentFrom(now, changeableUntil(slot.at)))),
    canAct && buttons([[isCancelled ? texts.pressToChoose : texts.press, familyLink]]),
    callUs(documents, canAct ? texts.call : texts[callFor]),
  ]);
  if (message === 'appointment-reminder') return rendered;
  const appointment = { ...sent, ...slot, what, sequence };
  const file = appointmentCalendar(documents, appointment, now, { recipient, isCancelled });
  return { ...rendered, attachments: [calendarFile('appointment.ics', file.method, file.text)] };
}

/** The time that an earlier mail named and that this one replaces. */
async function earlierTime(db: Db, submissionId: string, slotId: string, enqueuedAt: number) {
  const earlier = await replacedBatch(db, submissionId, appointmentMessages, enqueuedAt);
  return earlier && earlier !== slotId ? (await findSlot(db, earlier))?.at : undefined;
}
