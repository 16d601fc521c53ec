import type { Documents } from '#content/schemas/documents.ts';
import { days } from '#content/teaching/dates.ts';
import { minutesOf, timeText } from '#content/teaching/times.ts';
import { colomboDate, colomboMinutes, dayOf, type Instant } from './colombo.ts';

/**
 * When an office that is closed opens next: '8.30 a.m.', with its day if that is not today or tomorrow;
 * '' while it is open, and if it never opens.
 */
export function opensAgain(hours: Documents['school']['officeHours'], now: Instant): string {
  const minutes = colomboMinutes(now);
  const today = days.indexOf(dayOf(colomboDate(now)));
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = days[(today + ahead) % 7];
    const open = day && hours[day];
    if (!open) continue;
    const opens = minutesOf(open.from);
    if (ahead === 0 && minutes >= minutesOf(open.to)) continue;
    if (ahead === 0 && minutes >= opens) return '';
    return ahead < 2 ? timeText(opens) : `${day} ${timeText(opens)}`;
  }
  return '';
}
