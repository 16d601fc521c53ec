import { school } from '#content/school/school.ts';
import { calendarText } from '#rules/timetable/calendar.ts';
import { choiceLine } from '#rules/timetable/choice.ts';
import { registeredClasses } from '#rules/timetable/registered-classes.ts';
import type { Attachment, SentRegistration } from './message.ts';

/** What the mail says about the attached calendar. */
export const calendarNote =
  'The class times are attached as a calendar. If a subject has two groups, a student attends only one.';

/**
 * The classes of a registration as a calendar file, without those it only waits for; none when no
 * class is left. The file is made of our records alone: nothing that was typed is in it.
 */
export function classCalendar({ fields, waitingFor = [] }: SentRegistration): Attachment[] {
  const classes = registeredClasses(fields).filter((one) => !waitingFor.includes(choiceLine(one)));
  if (classes.length === 0) return [];
  return [
    {
      filename: 'classes.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarText({ name: `Classes, ${school.name.value}`, classes }),
    },
  ];
}
