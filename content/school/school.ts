/**
 * A fact about the school. One marked as a placeholder stands in for a fact that the school has not
 * given yet: `npm run check:content` lists those.
 */
export interface Fact<Value = string> {
  readonly value: Value;
  /** True while the value is a stand-in. */
  readonly placeholder: boolean;
}

/** A stand-in until the school gives the fact or confirms it. */
export function placeholder<const Value>(value: Value): Fact<Value> {
  return { value, placeholder: true };
}

/** A fact that the school has given. */
export function fact<const Value>(value: Value): Fact<Value> {
  return { value, placeholder: false };
}

/** Where the school is. Pages, mails, the map and search engines all take it from here. */
const place = {
  house: '32 C',
  road: "Dickman's Road",
  locality: 'Colombo 05',
  country: 'Sri Lanka',
} as const;

/** When the office is open, on the 24-hour clock. */
const office = { from: 'Monday', to: 'Sunday', opens: '08:30', closes: '17:00' } as const;

/** '08:30' -> '8.30 a.m.', '17:00' -> '5 p.m.' */
function clockWords(clock: `${number}:${number}`): string {
  const [hours, minutes] = clock.split(':') as [string, string];
  const figure = `${Number(hours) % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}`;
  return `${figure} ${Number(hours) < 12 ? 'a.m.' : 'p.m.'}`;
}

export const school = {
  name: placeholder('School Name'),
  siteUrl: placeholder('https://www.school.example'),
  landline: placeholder('+94 11 000 0000'),
  hotline: placeholder('+94 11 000 0001'),
  /** The number that answers WhatsApp and SMS. */
  mobile: placeholder('+94 70 000 0000'),
  email: placeholder('hello@school.example'),
  /** Where the ten programme pages' 'Email Us' goes (docs/requirements.md, R7.2). */
  englishDepartmentEmail: placeholder('english@school.example'),
  place: fact(place),
  address: fact(`${place.house}, ${place.road}, ${place.locality}`),
  officeHours: fact({
    ...office,
    days: `${office.from} to ${office.to}`,
    times: `${clockWords(office.opens)} to ${clockWords(office.closes)}`,
  }),
  tourHours: fact({ days: 'Monday to Saturday', times: '9 AM to 5 PM' }),
  copyrightYear: fact(2024),
} as const;

/** Sites the school links to that are not its own. */
export const outside = {
  parentInstitution: placeholder({
    name: 'Parent Institution',
    url: 'https://parent-institution.example',
    programsUrl: 'https://parent-institution.example/programs',
  }),
  partnerUniversity: placeholder({
    name: 'Partner University',
    url: 'https://partner-university.example/top-up-degrees',
  }),
  englishPrograms: placeholder({
    name: 'English programs',
    url: 'https://english-programs.example',
  }),
} as const;

/** The road's name as sentences write it. */
export const road = place.road.replace("'", '’');

/** A text of a page, which may be a stand-in that the school has yet to confirm. */
export type PageText = string | Fact;

export function textOf(text: PageText): string {
  return typeof text === 'string' ? text : text.value;
}
