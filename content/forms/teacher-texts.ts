import type { Documents } from '../schemas/documents.ts';

/** The page of a teacher's link. */
export const teacherTexts = {
  /** After the teacher's name. */
  title: 'your next 14 days',
  nothing: 'You have no classes in the next 14 days.',
  students: (subject: string, day: string) => `${subject}, ${day}`,
  noStudents: 'No students are placed in this class yet.',
  calendar: 'Your calendar',
  addToCalendar: 'Open the calendar',
  calendarHelp: 'To keep it up to date, add this address to the calendar on your phone:',
  refused: ({ school: { hotline } }: Documents) => ({
    heading: 'This link does not work',
    text: `It was replaced or withdrawn, or part of it is missing. Ask the office for a new one: ${hotline}.`,
  }),
} as const;
