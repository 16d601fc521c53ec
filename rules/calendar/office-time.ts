import type { Documents } from '#content/schemas/documents.ts';
import { minutesOf } from '#content/teaching/times.ts';
import { addDays, colomboDate, dayOf, type Instant, startOf } from './colombo.ts';

const MINUTE = 60_000;

/**
 * How long a mail that an act of the desk causes waits, in milliseconds: an undo removes it
 * (docs/requirements.md, R38.10).
 */
export const DESK_WAIT_MS = MINUTE;

/**
 * The latest time up to `at` at which the office is open: a call that is promised before it opens
 * must be made the evening before. `at` itself if the office does not open in the week before.
 */
export function lastOpenTime(hours: Documents['school']['officeHours'], at: Instant): Instant {
  const today = colomboDate(at);
  for (let back = 0; back < 7; back += 1) {
    const date = addDays(today, -back);
    const open = hours[dayOf(date)];
    if (!open) continue;
    const [from, to] = [open.from, open.to].map(
      (clock) => startOf(date) + minutesOf(clock) * MINUTE,
    );
    if (from !== undefined && to !== undefined && from < at) return Math.min(at, to);
  }
  return at;
}
