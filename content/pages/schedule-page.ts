import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { classFacts, sessionHours, weeklyHours } from '../school/claims.ts';
import { school } from '../school/school.ts';
import type { Level } from '../teaching/levels.ts';
import { variousRooms } from '../teaching/timetable.ts';

/**
 * Duration, class size and venue of a level's classes (docs/requirements.md, R11.2), as notes in the
 * free mornings of the planner.
 */
function notesOf(level: Level) {
  return [
    {
      label: 'Duration',
      figure: `${sessionHours[level]} hours`,
      text: `a session, ${weeklyHours[level]} hours a week in each subject`,
    },
    {
      label: 'Students in a class',
      figure: `${classFacts.regularMaximum} at most`,
      text: `revision classes: ${classFacts.revisionHours} hours, ${classFacts.revisionMaximum} at most`,
    },
    { label: 'Venue', figure: variousRooms, text: school.address },
  ];
}

export const scheduleNotes = { 'o-level': notesOf('o-level'), 'a-level': notesOf('a-level') };

const words = fillTexts(pages.schedule);

/** The words of /schedule. */
export const schedulePage = {
  heading: 'Class Schedule',
  lead: words.lead,
  note: words.note,
  tabsLabel: 'Level',
  tabs: { 'o-level': 'O Level Schedule', 'a-level': 'A Level Schedule' },
  nextSteps: {
    ...words.next,
    register: { name: 'Register Now', path: '/register' },
    fees: { name: 'See the fees', path: '/fees' },
  },
} as const;
