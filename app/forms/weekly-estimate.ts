import { weeklyHours } from '#content/school/claims.ts';
import type { Level } from '#content/teaching/levels.ts';
import { hoursText } from '#rules/calendar/times.ts';
import { feeOf } from '#rules/fees/estimate.ts';
import { moneyText, times } from '#rules/fees/money.ts';

/** What so many subjects come to, by the school's weekly hours and its lowest fee. */
export function weeklyEstimate(level: Level, subjects: number) {
  const hours = weeklyHours[level] * subjects;
  const { name, currency, amount } = feeOf(level, 'Local GCE');
  return {
    hours: hoursText(hours),
    cost: moneyText(times({ currency, amount }, hours)),
    tier: name,
  };
}
