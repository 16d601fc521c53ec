/** Where a submission stands, in the order in which it usually goes. */
export const officeStates = {
  new: { name: 'New', icon: 'circle' },
  'no-answer': { name: 'No answer', icon: 'phone-missed' },
  called: { name: 'Called', icon: 'check' },
  assessment: { name: 'Assessment', icon: 'pencil' },
  waiting: { name: 'Waiting list', icon: 'hourglass' },
  placed: { name: 'Placed', icon: 'book-check' },
  withdrawn: { name: 'Withdrawn', icon: 'arrow-left' },
} as const;

export type OfficeState = keyof typeof officeStates;

/** What a call may come to, in the order of the buttons. */
export const outcomes = [
  'called',
  'no-answer',
  'assessment',
  'waiting',
  'placed',
  'withdrawn',
] as const satisfies readonly OfficeState[];

export type Outcome = (typeof outcomes)[number];

/** Subjects whose names are too long for a spine. */
export const spineNames: Readonly<Record<string, string>> = {
  'Combined Mathematics': 'Combined Maths',
  'Logic & Scientific Method': 'Logic',
};
