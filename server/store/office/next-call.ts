import { addDays, colomboDate, colomboMinutes, startOf } from '#rules/calendar/colombo.ts';
import { PROMISE } from '#server/store/progress.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';

/** The parts of a day on which a family can be called again, by their start in minutes. */
export const dayParts = { morning: 8 * 60 + 30, afternoon: 13 * 60 } as const;

/** When the next call is due, in milliseconds since 1970; null when no call is needed. */
export function dueAt({ calledAt, receivedAt, callAgainAt }: Submission): number | null {
  return callAgainAt ?? (calledAt === null ? receivedAt + PROMISE : null);
}

/** Whether a call within 24 hours of the form is still promised. `now` in milliseconds since 1970. */
export function isPromised(submission: Submission, now: number): boolean {
  const { state, callAgainAt } = submission;
  return state === 'new' && callAgainAt === null && Number(dueAt(submission)) > now;
}

/** The day and its part on which the family asked to be called; null if it did not ask. */
export function callAgainOf({ callAgainAt }: Submission) {
  if (callAgainAt === null) return null;
  const isMorning = colomboMinutes(callAgainAt) < dayParts.afternoon;
  const part: keyof typeof dayParts = isMorning ? 'morning' : 'afternoon';
  return { on: colomboDate(callAgainAt), part };
}

/** The end of that part of the day, in milliseconds since 1970. */
export function endOfPart({ on, part }: NonNullable<ReturnType<typeof callAgainOf>>): number {
  return part === 'morning' ? startOf(on) + dayParts.afternoon * 60_000 : startOf(addDays(on, 1));
}
