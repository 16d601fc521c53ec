import { pageNames, type SitePath } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { type Day, days } from '#content/teaching/dates.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { type Closure, OPEN_END } from '#content/teaching/recorded-closures.ts';
import { clockText } from '#content/teaching/times.ts';
import { fullClosures } from '../calendar/closed-days.ts';
import { className, type SchoolClass, teacherOf, weekOf } from '../timetable/classes.ts';
import { shareImage } from './page-address.ts';
import { programmeSlots } from './programme-page.ts';

/** A thing of schema.org, as the document writes it into the page. What is undefined is left out. */
export type Thing = Record<string, string | number | boolean | object | undefined>;

/** What the data of a page follows from. */
export interface StructuredFacts {
  /** Those of the day, with the marks of placeholders: their values are left out. */
  documents: Documents;
  /** The site's own address. */
  siteOrigin: string;
  /** Those that the office has published. */
  closures?: readonly Closure[] | undefined;
}

/** Pages about the school contain its whole record; the others only name it. */
const aboutTheSchool: readonly SitePath[] = ['/', '/about', '/contact'];

const overviews: Partial<Record<SitePath, Programme['level']>> = {
  '/o-level-classes': 'o-level',
  '/a-level-classes': 'a-level',
};

/** What search engines read about a page, in addition to its text. Testimonials are not marked up. */
export function structuredData(path: SitePath, facts: StructuredFacts): Thing[] {
  const { documents } = facts;
  const programme = programmesOf(documents).find((one) => one.path === path);
  const level = overviews[path];
  const things = [
    path === '/' && webSite(facts),
    aboutTheSchool.includes(path) && wholeSchool(facts),
    programme && course(programme, facts),
    (level || path === '/programs') && courseList(level, facts),
    ...(level ? coursesWithoutPage(level, facts) : []),
    path !== '/' && breadcrumbs(path, programme, facts),
  ];
  return things.filter((thing) => !!thing).map((thing) => ({ ...schema, ...thing }));
}

const schema = { '@context': 'https://schema.org' };

/** A value of a record, unless it is a placeholder. */
function given<R extends { readonly placeholders?: readonly string[] | undefined }>(
  record: R,
  key: keyof R & string,
) {
  return record.placeholders?.includes(key) ? undefined : (record[key] as string | number);
}

/** A list, unless it is empty. */
function some<Item>(list: Item[]): Item[] | undefined {
  return list.length > 0 ? list : undefined;
}

function addressOf({ siteOrigin }: StructuredFacts, path: string): string {
  return new URL(path, siteOrigin).href;
}

function webSite(facts: StructuredFacts): Thing {
  return {
    '@type': 'WebSite',
    '@id': addressOf(facts, '/#website'),
    name: given(facts.documents.school, 'name'),
    url: addressOf(facts, '/'),
    inLanguage: 'en',
    publisher: { '@id': addressOf(facts, '/#school') },
  };
}

function theSchool(facts: StructuredFacts): Thing {
  return {
    '@type': 'EducationalOrganization',
    '@id': addressOf(facts, '/#school'),
    name: given(facts.documents.school, 'name'),
    url: addressOf(facts, '/'),
  };
}

function wholeSchool(facts: StructuredFacts): Thing {
  const { school } = facts.documents;
  const parent = school.sites.parentInstitution;
  const parentUrl = given(parent, 'url');
  return {
    ...theSchool(facts),
    telephone: given(school, 'landline'),
    email: given(school, 'email'),
    logo: addressOf(facts, '/icon-512.png'),
    image: addressOf(facts, shareImage('/')),
    sameAs: some(school.social.flatMap((link) => given(link, 'url') ?? [])),
    parentOrganization: parentUrl && {
      '@type': 'EducationalOrganization',
      name: given(parent, 'name'),
      url: parentUrl,
    },
    address: address(facts),
    geo: coordinates(facts),
    openingHoursSpecification: openingHours(school.officeHours),
    specialOpeningHoursSpecification: closedDays(facts),
  };
}

function address({ documents }: StructuredFacts): Thing {
  const { house, road, locality } = documents.school.place;
  return {
    '@type': 'PostalAddress',
    streetAddress: `${house}, ${road}`,
    addressLocality: locality,
    addressCountry: 'LK',
  };
}

function coordinates({ documents: { school } }: StructuredFacts): Thing | undefined {
  const [latitude, longitude] = [given(school.map, 'latitude'), given(school.map, 'longitude')];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** The hours of each day on which the office is open. */
function openingHours(hours: Documents['school']['officeHours']): Thing[] {
  return days.flatMap((day) => {
    const open = hours[day];
    if (!open) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayAddress(day),
      opens: open.from,
      closes: open.to,
    };
  });
}

/** The days on which the whole school is closed, those of the document and those of the office. */
function closedDays({ documents, closures = [] }: StructuredFacts): Thing[] | undefined {
  const known = documents.holidays.closures.filter(
    (closure) => given(closure, 'from') && given(closure, 'to'),
  );
  return some(
    fullClosures([...known, ...closures]).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: from,
      validThrough: to === OPEN_END ? undefined : to,
    })),
  );
}

function course(programme: Programme, facts: StructuredFacts): Thing {
  return {
    '@type': 'Course',
    name: programme.title,
    description: given(programme, 'overview'),
    url: addressOf(facts, programme.path),
    provider: theSchool(facts),
    offers: programme.fees.map(({ name, amount }) => ({
      '@type': 'Offer',
      category: 'Paid',
      name,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: 'LKR',
        unitCode: 'HUR',
      },
    })),
    hasCourseInstance: some(
      programmeSlots(facts.documents, programme).map((one) => courseInstance(one, facts)),
    ),
  };
}

/** The courses of a level whose subject has no programme page: their classes are on the overview. */
function coursesWithoutPage(level: Programme['level'], facts: StructuredFacts): Thing[] {
  const { documents } = facts;
  const onPages = programmesOf(documents).flatMap((programme) =>
    programmeSlots(documents, programme).map(({ id }) => id),
  );
  const others = weekOf(documents)[level].filter(({ id }) => !onPages.includes(id));
  const subjects = [...new Set(others.map(({ subject }) => subject))];
  return subjects.map((subject) => ({
    '@type': 'Course',
    name: className({ subject, level }),
    provider: theSchool(facts),
    hasCourseInstance: others
      .filter((one) => one.subject === subject)
      .map((one) => courseInstance(one, facts)),
  }));
}

/** A class of the week: day, hours and teacher. */
function courseInstance(one: SchoolClass, facts: StructuredFacts): Thing {
  const { documents } = facts;
  const teacher = teacherOf(documents, one.id);
  const name = teacher && given(teacher, 'name');
  return {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: `PT${one.end - one.start}M`,
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: dayAddress(one.day),
      startTime: `${clockText(one.start)}:00`,
      endTime: `${clockText(one.end)}:00`,
      scheduleTimezone: 'Asia/Colombo',
      startDate: one.startsOn,
      endDate: one.endsOn,
    },
    instructor: name && { '@type': 'Person', name },
    location: {
      '@type': 'Place',
      name: given(documents.school, 'name'),
      address: address(facts),
    },
  };
}

function dayAddress(day: Day): string {
  return `https://schema.org/${day}`;
}

function courseList(level: Programme['level'] | undefined, facts: StructuredFacts): Thing {
  const levels = level ? [level] : levelKeys;
  const listed = programmesOf(facts.documents).filter((one) => levels.includes(one.level));
  return {
    '@type': 'ItemList',
    itemListElement: listed.map((programme, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: addressOf(facts, programme.path),
    })),
  };
}

function breadcrumbs(
  path: SitePath,
  programme: Programme | undefined,
  facts: StructuredFacts,
): Thing {
  const above: SitePath[] = programme ? ['/', '/programs', `/${programme.level}-classes`] : ['/'];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, path].map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: pageNames[step],
      item: addressOf(facts, step),
    })),
  };
}
