import { type Closure, OPEN_END } from '#content/teaching/closure.ts';
import { bannerDaysAhead, closureNotice, furtherNotice } from '#content/teaching/closure-texts.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { closureOn } from './closures.ts';
import { addDays, colomboDate, dateText, type Instant } from './colombo.ts';

/** 'Christmas Day: no classes on Friday, 25 December.', on the day itself after 'Closed today.' */
export function bannerText(closure: Closure, now: Instant): string {
  const on = closure.from === closure.to ? 'on' : 'from';
  const text = `${closure.name}: no ${whose(closure)}classes ${on} ${span(closure)}.`;
  return isClosedOn(colomboDate(now), [closure]) ? `${closureNotice.closedToday}. ${text}` : text;
}

/** Whether no class of either level is held on a date. */
export function isClosedOn(date: IsoDate, closures: readonly Closure[]): boolean {
  return levelKeys.every((level) => closureOn(date, level, closures));
}

/** The closures the banner tells of: those of today and of the next days. */
export function closuresToAnnounce(now: Instant, closures: readonly Closure[]): Closure[] {
  const today = colomboDate(now);
  const horizon = addDays(today, bannerDaysAhead);
  return closures.filter(({ from, to }) => to >= today && from <= horizon);
}

function span({ from, to }: Closure): string {
  if (to === OPEN_END) return `${dateText(from)} ${furtherNotice}`;
  return from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`;
}

function whose({ levels: only }: Closure): string {
  return only === undefined ? '' : `${only.map((level) => levels[level].name).join(' and ')} `;
}
