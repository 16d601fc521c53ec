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
  /** Search engines get the hours from these texts. */
  officeHours: fact({ days: 'Monday to Sunday', times: '8.30 a.m. to 5 p.m.' }),
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
