import { derived } from '../derived.ts';
import type { Documents } from '../schemas/documents.ts';
import { type Clock, type Day, days } from '../teaching/dates.ts';

/** The school, as pages and mails write its facts. */
export const schoolOf = derived(({ school: facts }) => ({
  name: facts.name,
  siteUrl: facts.siteUrl,
  landline: facts.landline,
  hotline: facts.hotline,
  /** The number that answers WhatsApp and SMS. */
  mobile: facts.mobile,
  email: facts.email,
  /** Where the ten programme pages' 'Email Us' goes (docs/requirements.md, R7.2). */
  englishDepartmentEmail: facts.englishDepartmentEmail,
  place: facts.place,
  address: addressOf(facts.place),
  /** 'Monday to Sunday', '8.30 a.m. to 5 p.m.' */
  officeHours: officeHoursOf(facts.officeHours),
  /** 'Monday to Saturday', '9 AM to 5 PM' */
  tourHours: hoursTextOf.tourHours(facts.tourHours),
  copyrightYear: facts.copyrightYear,
}));

export type OpeningHours = Documents['school']['officeHours'];

export function addressOf({ house, road, locality }: Documents['school']['place']): string {
  return `${house}, ${road}, ${locality}`;
}

/** The office's hours as pages write them: '8.30 a.m. to 5 p.m.' */
export function officeHoursOf(hours: OpeningHours) {
  return hoursText(hours, '.', ' a.m.', ' p.m.');
}

/** The hours of a week as pages write them, by the name of their field. */
export const hoursTextOf = {
  officeHours: officeHoursOf,
  tourHours: (hours: OpeningHours) => hoursText(hours, ':', ' AM', ' PM'),
};

/** Neighbouring days with the same hours are one line; closed days have none. */
export function linesOfHours(hours: OpeningHours) {
  const lines: { first: Day; last: Day; from: Clock; to: Clock }[] = [];
  for (const [at, day] of days.entries()) {
    const open = hours[day];
    if (!open) continue;
    const line = lines[lines.length - 1];
    const isNext = line?.last === days[at - 1] && line?.from === open.from && line.to === open.to;
    if (line && isNext) line.last = day;
    else lines.push({ first: day, last: day, ...open });
  }
  return lines;
}

function hoursText(hours: OpeningHours, ...style: string[]) {
  const lines = linesOfHours(hours).map(({ first, last, from, to }) => ({
    days: first === last ? first : `${first} to ${last}`,
    times: `${clockText(from, ...style)} to ${clockText(to, ...style)}`,
  }));
  return { lines, text: lines.map((line) => `${line.days}, ${line.times}`).join('; ') };
}

function clockText(clock: string, point = '', morning = '', afternoon = ''): string {
  if (clock === '12:00') return '12 noon';
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = minute ? `${point}${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}${hour < 12 ? morning : afternoon}`;
}

/** The file of an uploaded logo, in assets/. */
export function logoFile(id: string): string {
  return `${id}-logo.webp`;
}
