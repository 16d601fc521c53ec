import { nextCallWords } from '#content/office/next-call-texts.ts';
import {
  isOfficeState,
  type OfficeState,
  officeStates,
  stateName,
} from '#content/office/states.ts';
import { type Form, hasPhone } from '#payloads/form-fields.ts';

export type State = OfficeState;

/** The states of a submission, in their usual order. */
export const states = Object.keys(officeStates) as State[];

/** The states in which the promised call is due; in all others the family was reached or withdrew. */
export const callDueStates = ['new', 'no-answer'] as const satisfies readonly State[];

/** After these a submission needs no more work. */
export const closedStates = ['placed', 'withdrawn'] as const satisfies readonly State[];

export function isClosed(state: State): boolean {
  return (closedStates as readonly State[]).includes(state);
}

export type Reason = keyof typeof nextCallWords.reasons;

/** Why a family withdrew. */
export const reasons = Object.keys(nextCallWords.reasons) as Reason[];

export function isCallDue(state: State): boolean {
  return (callDueStates as readonly State[]).includes(state);
}

export const isState = isOfficeState;

/** A state's name for this family; that of 'called' is what the office presses when it has reached it. */
export function stateNameFor(form: Form, state: State = 'called'): string {
  return stateName(state, hasPhone(form));
}
