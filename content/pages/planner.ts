/** Words of 'My timetable' on /schedule and of the estimate on /fees. */
export const planner = {
  heading: 'My timetable',
  empty: 'Nothing kept yet. Tick the classes you would attend.',
  choose: 'Choose your classes',
  /** Between two groups of one class. */
  or: 'or',
  level: 'Level',
  curriculum: 'Curriculum',
  show: 'Show my timetable',
  clash: 'Clashes with',
  clashes: 'clashes with',
  doubled: 'You need only one group of',
  hoursPerWeek: 'hours per week',
  register: 'Register for these',
  calendar: 'Add to calendar',
  /** The calendar's address, for a calendar app. */
  subscribe: 'Subscribe',
  /** The day of a student with a timetable. */
  today: 'Your classes today:',
  next: 'Your next class:',
  isCancelled: 'is cancelled',
  print: 'Print',
  share: 'Share the link',
  copied: 'The link is copied.',
  calendarFile: 'my-timetable.ics',
  shareNote: 'The address of this page keeps your choice: send it to whoever decides with you.',
  notCopied: {
    title: 'The link is not copied.',
    text: 'Please copy the address of this page by hand.',
  },
  noCalendar: {
    title: 'The calendar did not come.',
    text: 'Please load this page again, then tap once more.',
  },
  clear: 'Start again',
} as const;

export const estimate = {
  heading: 'What will it cost?',
  lead: 'Choose level, curriculum and subjects: the sum follows.',
  empty: 'Tick a subject, and its price stands here.',
  /** For browsers without scripts. */
  byHand:
    'This sum needs scripts. By hand: the hours of a week times the price of an hour, and four weeks make a month.',
  level: 'Level',
  curriculum: 'Curriculum',
  subjects: 'Subjects',
  hours: 'Hours a week in each',
  usualHours: (oLevel: number, aLevel: number) => `As usual: ${oLevel} or ${aLevel} hours`,
  perWeek: 'A week',
  perMonth: 'A month',
  /** The convention every sum on the site uses. */
  weeksInAMonth: 4,
  monthNote: 'A month is counted as four weeks.',
  note: 'An estimate. We confirm it when we call.',
  earlyBird: 'With the early-bird discount',
  earlyBirdUntil: 'if you register before',
  otherReading: 'By the fee our programme pages give',
  print: 'Print',
} as const;
