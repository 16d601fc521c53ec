import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { appointmentsOf } from '#content/forms/appointment-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import type { Instant } from '../calendar/colombo.ts';

/** A family's time in the diary. */
export interface Appointment {
  readonly reference: string;
  readonly what: AppointmentKind;
  readonly at: Instant;
  readonly minutes: number;
  /** '' where none is named. */
  readonly room: string;
  /** Higher in each file about the same reference. */
  readonly sequence: number;
}

/** What a family comes for; an enquiry's time is a visit. */
export type AppointmentKind = 'assessment' | 'visit' | 'tour';

export function appointmentKind(
  { kind }: { kind: 'registration' | 'enquiry' },
  slot: { for: 'assessment' | 'tour' },
): AppointmentKind {
  if (slot.for === 'tour') return 'tour';
  return kind === 'enquiry' ? 'visit' : 'assessment';
}

/** Where a family comes: the room, if there is one, and the address. */
export function placeOf(documents: Documents, { room }: Pick<Appointment, 'room'>): string {
  const { address } = schoolOf(documents);
  return room ? `${room}, ${address}` : address;
}

/**
 * An appointment as a calendar file (RFC 5545). Its UID stays when it is moved or cancelled, so
 * that a calendar replaces the event.
 * @param mail of a file in a mail (RFC 5546): its recipient, and whether it cancels the event
 */
export function appointmentCalendar(
  documents: Documents,
  { reference, what, at, minutes, room, sequence }: Appointment,
  now: Instant,
  mail?: { recipient: string; isCancelled: boolean },
): { method: ICalCalendarMethod; text: string } {
  const school = schoolOf(documents);
  const mailed = mail?.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const method = mail ? mailed : ICalCalendarMethod.PUBLISH;
  const attendees = mail && [
    { email: mail.recipient, rsvp: false, status: ICalAttendeeStatus.ACCEPTED },
  ];
  const calendar = ical({
    method,
    prodId: { company: school.name, product: 'Diary' },
    events: [
      {
        id: `${reference}@${new URL(school.siteUrl).host}`,
        sequence,
        stamp: new Date(now),
        start: new Date(at),
        end: new Date(at + minutes * 60_000),
        summary: appointmentsOf(documents).calendar[what],
        location: placeOf(documents, { room }),
        description: `${appointmentsOf(documents).mails.reference}: ${reference}. ${school.name}, ${school.hotline}.`,
        organizer: { name: school.name, email: school.email },
        ...(attendees && { attendees }),
        status: mail?.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      },
    ],
  });
  return { method, text: `${calendar.toString()}\r\n` };
}
