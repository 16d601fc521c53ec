import { school } from '#content/school/school.ts';
import { calendarText } from '#rules/timetable/calendar.ts';
import { registeredClasses } from '#rules/timetable/registered-classes.ts';
import type { Attachment, SentRegistration } from './message.ts';

/** What the mail says of the calendar that goes with it. */
export const calendarNote =
  'The hours of these subjects are attached as a calendar. Where a subject has two groups, a student attends one of them.';

/**
 * The classes of a registration as a calendar file; none when the timetable has no class of its
 * subjects. The file is made of our records alone: nothing that was typed is in it.
 */
export function classCalendar({ fields }: SentRegistration): Attachment[] {
  const classes = registeredClasses(fields);
  if (classes.length === 0) return [];
  return [
    {
      filename: 'classes.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarText({ name: `Classes, ${school.name.value}`, classes }),
    },
  ];
}
