import type { Instant } from '#rules/calendar/colombo.ts';

/** A difference below this is the line's, in milliseconds: a Date header knows whole seconds. */
const NOISE = 5000;

let ahead = 0;

/**
 * The moment by the server's clock, in milliseconds: the promise is kept or broken by that one,
 * and a phone's may be minutes off.
 */
export function serverNow(): Instant {
  return Date.now() + ahead;
}

/** Learns from an answer how far this machine's clock is off. */
export function learnServerTime(dateHeader: string | null): void {
  const difference = Date.parse(dateHeader ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) < NOISE ? 0 : difference;
}
