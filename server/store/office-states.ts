/** The states of a submission, in their usual order. */
export const states = [
  'new',
  'no-answer',
  'called',
  'assessment',
  'waiting',
  'placed',
  'withdrawn',
] as const;

export type State = (typeof states)[number];

/** The states in which the promised call is due; in all others the family was reached or withdrew. */
export const callDueStates = ['new', 'no-answer'] as const satisfies readonly State[];

/** After these a submission needs no more work. */
export const closedStates = ['placed', 'withdrawn'] as const satisfies readonly State[];

export function isClosed(state: State): boolean {
  return (closedStates as readonly State[]).includes(state);
}

/** Why a family withdrew. */
export const reasons = [
  'price',
  'time',
  'distance',
  'other school',
  'not now',
  'unreachable',
  'other',
] as const;

export type Reason = (typeof reasons)[number];

export function isCallDue(state: State): boolean {
  return (callDueStates as readonly State[]).includes(state);
}

export function isState(text: unknown): text is State {
  return (states as readonly unknown[]).includes(text);
}
