import { expect, test } from 'vitest';
import { type SitePath, sitePaths } from '#content/pages/paths.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import { documents } from '#test/documents.ts';
import { pageHead } from './page-head.ts';
import { structuredData } from './structured-data.ts';

test('each page has a title, a description and an address of its own', () => {
  const titles = sitePaths.map((path) => pageHead(path).title);
  const descriptions = sitePaths.map((path) => meta(path, 'description'));
  for (const all of [titles, descriptions]) expect(new Set(all).size).toBe(sitePaths.length);
  const canonical = sitePaths.map((path) => pageHead(path).canonical);
  expect(canonical).toEqual(sitePaths.map((path) => `https://www.school.example${path}`));
});

test('a shared link has the title of the page, and an image', () => {
  expect(meta('/fees', 'og:title')).toBe(documents.pages.titles['/fees']);
  expect(meta('/fees', 'og:url')).toBe(pageHead('/fees').canonical);
  expect(meta('/fees', 'og:image')).toBe('https://www.school.example/share/fees.png');
});

test.each(programmesOf(documents))(
  '$path is marked up as a course of the school, with its fees',
  (programme) => {
    const course = thing(programme.path, 'Course');
    expect(course).toMatchObject({
      name: programme.title,
      provider: { '@type': 'EducationalOrganization' },
      offers: programme.fees.map(({ amount }) => ({
        priceSpecification: { price: amount, priceCurrency: 'LKR', unitCode: 'HUR' },
      })),
    });
  },
);

test('breadcrumbs start at the home page', () => {
  const crumbs = thing('/programs/a-level-physics', 'BreadcrumbList');
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Our Classes' },
    { position: 3, name: 'A Level Classes' },
    { position: 4, item: 'https://www.school.example/programs/a-level-physics' },
  ]);
  expect(thing('/', 'BreadcrumbList')).toBeUndefined();
});

test('the school’s testimonials are not marked up as reviews', () => {
  for (const path of sitePaths)
    expect(JSON.stringify(structuredData(path))).not.toMatch(/Review|Rating/);
});

test('a page that does not exist is not indexed', () => {
  expect(meta('/no/such/page', 'robots')).toBe('noindex');
  expect(pageHead('/no/such/page').canonical).toBeUndefined();
});

/** The content of one tag of a head, by its name or property. */
function meta(path: string, key: string): string | undefined {
  return pageHead(path).metas.find(({ name, property }) => (name ?? property) === key)?.content;
}

/** The thing of a type in a page's JSON-LD. */
function thing(path: SitePath, type: string): Record<string, unknown> | undefined {
  return structuredData(path).find((found) => found['@type'] === type);
}
