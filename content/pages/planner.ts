import { ownDayWords } from '../teaching/class-texts.ts';

/** Words of 'My timetable' on /schedule and of the estimate on /fees. */
export const planner = {
  heading: ownDayWords.timetable,
  empty: 'No classes chosen yet. Tick the classes you want.',
  choose: 'Choose your classes',
  /** Between two groups of one class. */
  or: 'or',
  level: 'Level',
  curriculum: 'Curriculum',
  show: 'Show my timetable',
  clash: 'Clashes with',
  clashes: 'clashes with',
  doubled: (subject: string) => `You ticked two groups of ${subject}. You need only one.`,
  hoursPerWeek: 'hours per week',
  register: 'Register for these',
  calendar: 'Add to calendar',
  /** The calendar's address, for a calendar app. */
  subscribe: 'Subscribe',
  print: 'Print',
  share: 'Share the link',
  copied: 'The link is copied.',
  calendarFile: 'my-timetable.ics',
  shareNote: "Your choice is saved in this page's link. Share it with your family.",
  notCopied: {
    title: 'The link was not copied.',
    text: 'Please copy it from the address bar.',
  },
  noCalendar: {
    title: 'The calendar was not downloaded.',
    text: 'Please reload this page and try again.',
  },
  clear: 'Start again',
} as const;

export const estimate = {
  heading: 'What will it cost?',
  lead: 'Choose the level, curriculum and subjects to see the cost.',
  empty: 'Tick a subject to see its price.',
  /** For browsers without scripts. */
  byHand:
    'This calculator needs JavaScript. Without it: multiply the hours a week by the price of an hour, and by four for a month.',
  level: 'Level',
  curriculum: 'Curriculum',
  subjects: 'Subjects',
  hours: 'Hours a week in each',
  usualHours: (oLevel: number, aLevel: number) => `Normal: O Level ${oLevel}, A Level ${aLevel}`,
  perWeek: 'Per week',
  perMonth: 'Per month',
  note: 'An estimate. We confirm it when we call.',
  earlyBird: 'With the early-bird discount',
  earlyBirdUntil: 'if you register before',
  otherReading: 'as on the subject pages',
  print: 'Print',
} as const;
