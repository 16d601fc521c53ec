import { weeklyHours } from '#content/claims.ts';
import type { Level } from '#content/levels.ts';
import { feeOf } from '#rules/estimate.ts';
import { moneyText, times } from '#rules/money.ts';
import { hoursText } from '#rules/times.ts';

/** What so many subjects come to, by the school's weekly hours and its lowest fee. */
export function weekEstimate(level: Level, subjects: number) {
  const hours = weeklyHours[level] * subjects;
  const { name, currency, amount } = feeOf(level, 'Local GCE');
  return {
    hours: hoursText(hours),
    cost: moneyText(times({ currency, amount }, hours)),
    tier: name,
  };
}
