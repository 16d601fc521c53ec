import facts from '#documents/school.json' with { type: 'json' };
import type { Documents } from '../schemas/documents.ts';

export const school = {
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
  /** '8.30 a.m. to 5 p.m.' */
  officeHours: officeHoursOf(facts.officeHours),
  /** '9 AM to 5 PM' */
  tourHours: hoursText(facts.tourHours, ':', ' AM', ' PM'),
  copyrightYear: facts.copyrightYear,
} as const;

type OpeningHours = Documents['school']['officeHours'];

export function addressOf({ house, road, locality }: Documents['school']['place']): string {
  return `${house}, ${road}, ${locality}`;
}

export function officeHoursOf(hours: OpeningHours) {
  return hoursText(hours, '.', ' a.m.', ' p.m.');
}

function hoursText({ firstDay, lastDay, from, to }: OpeningHours, ...style: string[]) {
  return {
    days: firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`,
    times: `${clockText(from, ...style)} to ${clockText(to, ...style)}`,
  };
}

function clockText(clock: string, point = '', morning = '', afternoon = ''): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = minute ? `${point}${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}${hour < 12 ? morning : afternoon}`;
}

/** Sites the school links to that are not its own. */
export const outside = facts.sites;

/** The road's name as sentences write it. */
export const road = facts.place.road.replace("'", '’');
