import { expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import { documents } from '#test/documents.ts';
import { allClasses } from '../timetable/classes.ts';
import { structuredData } from './structured-data.ts';

const siteOrigin = 'https://tuition.example';

/** The documents of a school that has given every fact. */
const filledIn: Documents = JSON.parse(JSON.stringify(documents), (key, value) =>
  key === 'placeholders' ? undefined : value,
);

/** The properties that schema.org defines for each type, its parents' included. */
const properties: Record<string, string> = {
  WebSite: 'name url inLanguage publisher',
  EducationalOrganization:
    'name url telephone email logo image sameAs parentOrganization address geo ' +
    'openingHoursSpecification specialOpeningHoursSpecification',
  PostalAddress: 'streetAddress addressLocality addressCountry',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'dayOfWeek opens closes validFrom validThrough',
  Course: 'name description url provider offers hasCourseInstance',
  Offer: 'category name priceSpecification',
  UnitPriceSpecification: 'price priceCurrency unitCode',
  CourseInstance: 'courseMode courseWorkload courseSchedule instructor location',
  Schedule: 'repeatFrequency byDay startTime endTime scheduleTimezone startDate endDate',
  Person: 'name',
  Place: 'name address',
  ItemList: 'itemListElement',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item url',
};

test.each(sitePaths)('%s uses only types and properties of schema.org', (path) => {
  for (const thing of thingsIn(dataOf(path, filledIn))) {
    const { '@type': type, '@id': _id, '@context': _context, ...rest } = thing;
    if (type === undefined) expect(rest).toEqual({});
    else
      expect(properties[String(type)]?.split(' ')).toEqual(
        expect.arrayContaining(Object.keys(rest)),
      );
  }
});

test.each(sitePaths)('every address of the site on %s is absolute, at its own origin', (path) => {
  for (const thing of thingsIn(dataOf(path, filledIn))) {
    for (const key of ['@id', 'logo', 'image', 'item']) {
      if (key in thing) expect(thing[key]).toMatch(/^https:\/\/tuition\.example\//);
    }
  }
});

test('the home page names the site and the whole school', () => {
  const [site, school] = dataOf('/', filledIn);
  expect(site).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': 'https://tuition.example/#website',
    name: 'School Name',
    url: 'https://tuition.example/',
    inLanguage: 'en',
    publisher: { '@id': 'https://tuition.example/#school' },
  });
  const { url, name } = filledIn.school.sites.parentInstitution;
  expect(school).toMatchObject({
    '@type': 'EducationalOrganization',
    '@id': 'https://tuition.example/#school',
    telephone: filledIn.school.landline,
    logo: 'https://tuition.example/icon-512.png',
    image: 'https://tuition.example/share/home.png',
    sameAs: filledIn.school.social.map((link) => link.url),
    parentOrganization: { name, url },
    geo: { latitude: 6.8883, longitude: 79.8622 },
  });
});

test('each day has its own opening hours, and a closed day none', () => {
  const saturday = { from: '12:00', to: '21:15' } as const;
  const officeHours = { ...filledIn.school.officeHours, Saturday: saturday, Sunday: null };
  const [, school] = dataOf('/', { ...filledIn, school: { ...filledIn.school, officeHours } });
  const hours = Object(school).openingHoursSpecification;
  expect(hours).toHaveLength(6);
  expect(hours[0]).toMatchObject({ dayOfWeek: 'https://schema.org/Monday', opens: '08:30' });
  expect(hours[5]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Saturday',
    opens: '12:00',
    closes: '21:15',
  });
});

test('closed days are those of the document and of the office that concern both levels', () => {
  const closure = { kind: 'holiday', name: 'Flood', from: '2026-12-01', to: '9999-12-31' } as const;
  const closures = [closure, { ...closure, levels: ['o-level' as const] }];
  const [, school] = structuredData('/', { documents: filledIn, siteOrigin, closures });
  expect(Object(school).specialOpeningHoursSpecification).toMatchObject([
    ...filledIn.holidays.closures.map(({ from, to }) => ({
      opens: '00:00',
      closes: '00:00',
      validFrom: from,
      validThrough: to,
    })),
    { validFrom: '2026-12-01', validThrough: undefined },
  ]);
});

test('closed days are also those on which each level has a closure of its own', () => {
  const closure = { kind: 'holiday', name: 'Flood' } as const;
  const holidays = {
    closures: [
      { ...closure, id: 'a', from: '2026-12-01', to: '2026-12-04', levels: ['o-level'] },
      { ...closure, id: 'b', from: '2026-12-03', to: '2026-12-09', levels: ['a-level'] },
      { ...closure, id: 'c', from: '2026-12-20', to: '2026-12-20', levels: ['o-level', 'a-level'] },
      { ...closure, id: 'd', from: '2026-12-22', to: '2026-12-22', levels: ['a-level'] },
    ],
  } satisfies Documents['holidays'];
  const [, school] = dataOf('/', { ...filledIn, holidays });
  expect(Object(school).specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-20', validThrough: '2026-12-20' },
    { validFrom: '2026-12-03', validThrough: '2026-12-04' },
  ]);
});

test('every class of the week is an instance of a course, with its day, hours and teacher', () => {
  const courses = sitePaths
    .flatMap((path) => dataOf(path, filledIn))
    .filter((thing) => thing['@type'] === 'Course');
  const instances = courses.flatMap(({ hasCourseInstance }) => Object(hasCourseInstance));
  for (const { day, start, id } of allClasses(filledIn)) {
    const all = [...filledIn.teachers['o-level'], ...filledIn.teachers['a-level']];
    const teacher = all.find(({ classes }) => classes.includes(id));
    const found = instances.filter(
      ({ courseSchedule: { byDay, startTime }, instructor }) =>
        byDay === `https://schema.org/${day}` &&
        startTime === `${Math.floor(start / 60)}:${start % 60}:00`.replace(/\b\d\b/g, '0$&') &&
        instructor?.name === teacher?.name,
    );
    expect(found, id).not.toEqual([]);
  }
  expect(courses.map(({ name }) => name)).toContain('Commerce (O Level)');
  const physics = dataOf('/programs/a-level-physics', filledIn)[0];
  expect(Object(physics).hasCourseInstance).toMatchObject([
    {
      courseWorkload: 'PT180M',
      courseSchedule: {
        byDay: 'https://schema.org/Wednesday',
        startTime: '15:00:00',
        endTime: '18:00:00',
        scheduleTimezone: 'Asia/Colombo',
      },
      instructor: { '@type': 'Person', name: 'Mr. Asanka Sample' },
    },
    { courseSchedule: { byDay: 'https://schema.org/Saturday', startTime: '09:00:00' } },
  ]);
});

test('no placeholder is in the data', () => {
  const data = JSON.stringify(sitePaths.flatMap((path) => dataOf(path, documents)));
  const { name, landline, email, social, sites } = documents.school;
  const { overview } = documents.courses['a-level-physics'];
  for (const value of [name, landline, email, overview, sites.parentInstitution.name])
    expect(data).not.toContain(value);
  for (const { url } of social) expect(data).not.toContain(url);
  expect(data).not.toMatch(/Sample|GeoCoordinates|specialOpening/);
  // What the school has given stays.
  expect(data).toContain('Dickman');
  expect(data).toContain('OpeningHoursSpecification');
});

test.each(programmesOf(documents))(
  '$path is marked up as a course of the school, with its fees',
  (programme) => {
    expect(dataOf(programme.path, documents)[0]).toMatchObject({
      '@type': 'Course',
      name: programme.title,
      provider: { '@type': 'EducationalOrganization' },
      offers: programme.fees.map(({ amount }) => ({
        priceSpecification: { price: amount, priceCurrency: 'LKR', unitCode: 'HUR' },
      })),
    });
  },
);

test('breadcrumbs start at the home page', () => {
  expect(dataOf('/programs/a-level-physics', documents).at(-1)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Our Classes' },
      { position: 3, name: 'A Level Classes' },
      { position: 4, item: 'https://tuition.example/programs/a-level-physics' },
    ],
  });
});

test('the school’s testimonials are not marked up as reviews', () => {
  for (const path of sitePaths)
    expect(JSON.stringify(dataOf(path, documents))).not.toMatch(/Review|Rating/);
});

function dataOf(path: (typeof sitePaths)[number], of: Documents) {
  return structuredData(path, { documents: of, siteOrigin });
}

/** Every thing in the data, as the page has it. */
function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const thing = JSON.parse(JSON.stringify(value));
  return [thing, ...Object.values(value).flatMap(thingsIn)];
}
