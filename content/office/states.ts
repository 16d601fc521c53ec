/** The states of a submission, in their usual order. The database and the API have the keys. */
export const officeStates = {
  new: { name: 'New' },
  'no-answer': { name: 'No answer' },
  // `inWriting`: for a family that gave no phone number.
  called: { name: 'Called', inWriting: 'Answered' },
  assessment: { name: 'Assessment' },
  waiting: { name: 'Waiting list' },
  placed: { name: 'Placed' },
  withdrawn: { name: 'Withdrawn' },
} as const;

export type OfficeState = keyof typeof officeStates;

/** A state's name. A family without a phone number is answered, not called. */
export function stateName(state: OfficeState, hasPhone: boolean): string {
  return state === 'called' && !hasPhone ? officeStates.called.inWriting : officeStates[state].name;
}

/** Whether a text, as of an address or a history, is the key of a state. */
export function isOfficeState(text: unknown): text is OfficeState {
  return typeof text === 'string' && Object.hasOwn(officeStates, text);
}

const outcomes = [
  'called',
  'no-answer',
  'assessment',
  'waiting',
  'placed',
  'withdrawn',
] as const satisfies readonly OfficeState[];

/**
 * The results of a call, in the order of the buttons. An enquiry has no place and waits for none: it
 * becomes a registration first.
 */
export function outcomesOf(kind: 'enquiry' | 'registration'): readonly OfficeState[] {
  if (kind === 'registration') return outcomes;
  return outcomes.filter((state) => state !== 'waiting' && state !== 'placed');
}

/** Subjects whose names are too long for a spine. */
export const spineNames: Readonly<Record<string, string>> = {
  'Combined Mathematics': 'Combined Maths',
  'Logic & Scientific Method': 'Logic',
};
