import type { Instant } from '#rules/calendar/colombo.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How the 24 hours of a submission stand. */
export interface TimeLeft {
  isLate: boolean;
  /** '2 h 38 min', '5 h', '3 days': what is left, or by how much it is late. */
  span: string;
  /** The part of the 24 hours that has passed, from 0 to 1. */
  gone: number;
}

/** @param dueAt when the 24 hours end, as the API sends it */
export function timeLeft(dueAt: string, now: Instant): TimeLeft {
  const left = Date.parse(dueAt) - now;
  return {
    isLate: left < 0,
    span: spanOf(Math.abs(left)),
    gone: Math.min(1, Math.max(0, 1 - left / DAY)),
  };
}

/**
 * A span of time in the words of the desk: minutes below an hour, hours and minutes below three,
 * hours below two days, then days. Never more than has passed, or is left. No space breaks a line.
 */
export function spanOf(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 60) return words(minutes, 'min');
  const hours = Math.floor(minutes / 60);
  if (hours < 3 && minutes % 60 > 0) return `${words(hours, 'h')} ${words(minutes % 60, 'min')}`;
  if (hours < 48) return words(hours, 'h');
  return words(Math.floor(hours / 24), 'days');
}

/** Whole days since a moment. */
export function daysSince(moment: string, now: Instant): number {
  return Math.max(0, Math.floor((now - Date.parse(moment)) / DAY));
}

function words(count: number, unit: string): string {
  return `${count}\u00a0${unit}`;
}
