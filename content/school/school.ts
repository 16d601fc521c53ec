/**
 * The facts about the school that are not ours to invent. Every one marked `placeholder` stands in
 * for a fact the school has yet to give: `npm run check:content` lists those still in place.
 */
export interface Fact<Value = string> {
  readonly value: Value;
  /** True while the value is a stand-in that nobody can mistake for a real one. */
  readonly placeholder: boolean;
}

/** A stand-in that the school has yet to replace. */
export function placeholder<const Value>(value: Value): Fact<Value> {
  return { value, placeholder: true };
}

/** A fact of the school's own. */
export function fact<const Value>(value: Value): Fact<Value> {
  return { value, placeholder: false };
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
  address: fact("32 C, Dickman's Road, Colombo 05"),
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
