import { pageNames, type SitePath } from '#content/pages/paths.ts';
import { linesOfHours, schoolOf } from '#content/school/school.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { documents } from '../documents.ts';
import { siteUrl } from './site-url.ts';

const weeklyHours = documents.claims.weeklyHours;
const school = schoolOf(documents);
const programmeList = programmesOf(documents);

/** A thing of schema.org, as the document writes it into the page. */
type Thing = Record<string, string | number | boolean | object>;

/** Pages about the school contain its whole record; the others only name it. */
const aboutTheSchool: readonly SitePath[] = ['/', '/about', '/contact'];

/** Pages that list the courses. */
const listingCourses: readonly SitePath[] = ['/programs', '/o-level-classes', '/a-level-classes'];

/** What search engines read about a page, in addition to its text. Testimonials are not marked up. */
export function structuredData(path: SitePath): Thing[] {
  const programme = programmeList.find((one) => one.path === path);
  return [
    ...(aboutTheSchool.includes(path) ? [{ ...schema, ...wholeSchool() }] : []),
    ...(programme ? [{ ...schema, ...course(programme) }] : []),
    ...(listingCourses.includes(path) ? [{ ...schema, ...courseList(path) }] : []),
    ...(path === '/' ? [] : [{ ...schema, ...breadcrumbs(path, programme) }]),
  ];
}

const schema = { '@context': 'https://schema.org' };

function theSchool(): Thing {
  return {
    '@type': 'EducationalOrganization',
    '@id': siteUrl('/#school'),
    name: school.name,
    url: siteUrl('/'),
  };
}

function wholeSchool(): Thing {
  return {
    ...theSchool(),
    telephone: school.landline,
    email: school.email,
    address: address(),
    openingHours: openingHours(documents.school.officeHours),
  };
}

/** 'Mo-Su 08:30-17:00', as schema.org writes hours. */
export function openingHours(hours: typeof documents.school.officeHours): string[] {
  return linesOfHours(hours).map(({ first, last, from, to }) => {
    const days = [...new Set([first, last])].map((day) => day.slice(0, 2));
    return `${days.join('-')} ${from}-${to}`;
  });
}

function address(): Thing {
  const { house, road, locality } = school.place;
  return {
    '@type': 'PostalAddress',
    streetAddress: `${house}, ${road}`,
    addressLocality: locality,
    addressCountry: 'LK',
  };
}

function course(programme: Programme): Thing {
  return {
    '@type': 'Course',
    name: programme.title,
    description: programme.overview,
    url: siteUrl(programme.path),
    provider: theSchool(),
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
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: `PT${weeklyHours[programme.level]}H`,
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'P1W' },
      location: { '@type': 'Place', name: school.name, address: address() },
    },
  };
}

function courseList(path: SitePath): Thing {
  const level = path.startsWith('/o') ? 'o-level' : path.startsWith('/a') ? 'a-level' : undefined;
  const listed = programmeList.filter((programme) => !level || programme.level === level);
  return {
    '@type': 'ItemList',
    itemListElement: listed.map((programme, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: siteUrl(programme.path),
    })),
  };
}

function breadcrumbs(path: SitePath, programme: Programme | undefined): Thing {
  const above: SitePath[] = programme ? ['/', '/programs', `/${programme.level}-classes`] : ['/'];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, path].map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: pageNames[step],
      item: siteUrl(step),
    })),
  };
}
