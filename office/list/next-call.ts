import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import type { Item } from '../api/submission.ts';
import { isOwed } from './groups.ts';

/** Who did not answer is not rung again at once, in milliseconds. */
const CALL_AGAIN_AFTER_MS = 2 * 3_600_000;

/**
 * Whom to call next: the most urgent of those who were not tried just now; when all were, the most
 * urgent of them.
 *
 * @param items in the server's order, the most urgent first
 * @param except the submission that is on the desk
 */
export function nextCall(items: readonly Item[], now: Instant, except?: string): Item | undefined {
  const owed = items.filter((item) => isOwed(item) && item.reference !== except);
  return owed.find((item) => !isResting(item, now)) ?? owed[0];
}

/** Whether nobody waits for a first call: all who are owed one were tried today. */
export function allCalledToday(items: readonly Item[], now: Instant): boolean {
  return items
    .filter(isOwed)
    .every(
      ({ state, lastAt }) =>
        state === 'no-answer' &&
        lastAt !== null &&
        colomboDate(Date.parse(lastAt)) === colomboDate(now),
    );
}

function isResting({ state, lastAt }: Item, now: Instant): boolean {
  return state === 'no-answer' && lastAt !== null && now - Date.parse(lastAt) < CALL_AGAIN_AFTER_MS;
}
