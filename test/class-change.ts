import type { ClassChange } from '#rules/timetable/today.ts';

/** A class that is cancelled on a day, with a test's changes. */
export function aChange(
  changes: Pick<ClassChange, 'class' | 'date'> & Partial<ClassChange>,
): ClassChange {
  const same = { start: null, end: null, toDate: null, room: null, reason: null };
  return { kind: 'cancelled', ...same, ...changes };
}
