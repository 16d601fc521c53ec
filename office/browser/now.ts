import { useEffect, useState } from 'react';
import type { Instant } from '#rules/calendar/colombo.ts';
import { sharedValue } from './shared-value.ts';

/**
 * A smaller difference, in milliseconds, is due to the network: a Date header has whole seconds.
 */
const NOISE = 5000;
/** How often texts about time are updated, in milliseconds. */
const UPDATE_EVERY = 15_000;

/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

/**
 * The time by the server's clock, in milliseconds: the deadlines are measured by it, and a phone's
 * clock may be minutes off.
 */
export function serverNow(): Instant {
  return Date.now() + ahead;
}

const now = sharedValue(serverNow());

/** The time as it passes, the same for every part of the page. */
export const useNow = now.use;

/** How many whole seconds are left until a time, which must stay the same; 0 afterwards. */
export function useSecondsUntil(time: Instant): number {
  const [at, setAt] = useState(serverNow);
  const seconds = Math.max(0, Math.ceil((time - at) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setAt(serverNow()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return seconds;
}

/** Reads from a response how far this machine's clock is off. */
export function learnServerTime(dateHeader: string | null): void {
  const difference = Date.parse(dateHeader ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) < NOISE ? 0 : difference;
}

function update(): void {
  now.set(serverNow());
}

setInterval(update, UPDATE_EVERY);
document.addEventListener('visibilitychange', update);
