import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import type { Item } from './types.ts';

/** The parts of the list. */
export type GroupName = ReturnType<typeof groupOf>;

export interface Group {
  name: GroupName;
  items: Item[];
}

/** A family that did not answer is not suggested again for this long, in milliseconds. */
const CALL_AGAIN_AFTER_MS = 2 * 3_600_000;

/**
 * Divides a list in the server's order: a group begins where the kind changes, and no item changes
 * its place.
 *
 * @param asOf when the list was fetched: what became overdue since then stays in its group
 */
export function groupsOf(items: readonly Item[], asOf: Instant): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const name = groupOf(item, asOf);
    const last = groups.at(-1);
    if (last?.name === name) last.items.push(item);
    else groups.push({ name, items: [item] });
  }
  return groups;
}

/** Assessments by their time; those without a time are first, because the office must arrange one. */
export function byAssessment(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a.assessmentAt ?? '').localeCompare(b.assessmentAt ?? ''));
}

/** Neither placed nor withdrawn. */
export function isOpen({ state }: Pick<Item, 'state'>): boolean {
  return state !== 'placed' && state !== 'withdrawn';
}

export function isOverdue({ dueAt, held }: Item, now: Instant): boolean {
  return !held && dueAt !== null && Date.parse(dueAt) < now;
}

/**
 * Returns the next family to call: the first in the server's order that was not called within the
 * last two hours; if all were, the first.
 *
 * @param except the submission that is on the screen
 */
export function nextCall(items: readonly Item[], now: Instant, except?: string): Item | undefined {
  const waiting = items.filter(
    (item) => awaitsCall(item) && !isPostponed(item, now) && item.reference !== except,
  );
  return waiting.find((item) => !wasJustCalled(item, now)) ?? waiting[0];
}

/** Whether every family that waits for a first call was called today, without an answer. */
export function allCalledToday(items: readonly Item[], now: Instant): boolean {
  return items
    .filter((item) => awaitsCall(item) && !isPostponed(item, now))
    .every(
      ({ state, lastAt }) =>
        state === 'no-answer' &&
        lastAt !== null &&
        colomboDate(Date.parse(lastAt)) === colomboDate(now),
    );
}

/** Whether the family asked to be called at a later time. */
export function isPostponed({ callAgain, dueAt }: Item, now: Instant): boolean {
  return callAgain !== null && dueAt !== null && Date.parse(dueAt) > now;
}

/** Whether the family has yet to be reached. */
function awaitsCall({ state, held }: Item): boolean {
  return !held && (state === 'new' || state === 'no-answer');
}

function wasJustCalled({ state, lastAt }: Item, now: Instant): boolean {
  return state === 'no-answer' && lastAt !== null && now - Date.parse(lastAt) < CALL_AGAIN_AFTER_MS;
}

function groupOf(item: Item, asOf: Instant) {
  if (item.held) return 'held';
  if (!isOpen(item)) return 'finished';
  if (!item.dueAt) return 'reached';
  if (isOverdue(item, asOf)) return 'overdue';
  const isToday = colomboDate(Date.parse(item.dueAt)) === colomboDate(asOf);
  if (item.callAgain) return isToday ? 'callToday' : 'callLater';
  return isToday ? 'today' : 'tomorrow';
}
