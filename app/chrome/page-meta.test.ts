import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { metadata } from '#content/metadata.ts';
import { sitePaths } from '#content/paths.ts';
import { programmeList } from '#content/programmes.ts';
import { notFoundMeta, pageMeta } from './page-meta.ts';

test('titles, descriptions and addresses are each page’s own', () => {
  for (const key of ['title', 'description'] as const)
    expect(new Set(sitePaths.map((path) => find(pageMeta(path), key))).size).toBe(sitePaths.length);
  const canonical = sitePaths.map((path) => find(pageMeta(path), 'canonical'));
  expect(canonical).toEqual(sitePaths.map((path) => `https://www.school.example${path}`));
});

test('what is shared says the same as the page, and names its image', () => {
  const head = pageMeta('/fees');
  expect(find(head, 'og:title')).toBe(metadata['/fees'].title);
  expect(find(head, 'og:url')).toBe(find(head, 'canonical'));
  expect(find(head, 'og:image')).toBe('https://www.school.example/share/fees.png');
});

test.each(programmeList)('$path is a course of the school, with its fees', (programme) => {
  const course = thing(pageMeta(programme.path), 'Course');
  expect(course).toMatchObject({
    name: programme.title,
    provider: { '@type': 'EducationalOrganization' },
    offers: programme.fees.map(({ amount }) => ({
      priceSpecification: { price: amount, priceCurrency: 'LKR', unitCode: 'HUR' },
    })),
  });
});

test('the way to a page is told from the first page on', () => {
  const crumbs = thing(pageMeta('/programs/a-level-physics'), 'BreadcrumbList');
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Our Classes' },
    { position: 3, name: 'A Level Classes' },
    { position: 4, item: 'https://www.school.example/programs/a-level-physics' },
  ]);
  expect(thing(pageMeta('/'), 'BreadcrumbList')).toBeUndefined();
});

test('the school’s own testimonials are no reviews to a search engine', () => {
  for (const path of sitePaths) expect(JSON.stringify(pageMeta(path))).not.toMatch(/Review|Rating/);
});

test('the page that does not exist asks not to be found', () => {
  expect(find(notFoundMeta(), 'robots')).toBe('noindex');
  expect(find(notFoundMeta(), 'canonical')).toBeUndefined();
});

/** The value of one tag of a head, by its name, property or relation. */
function find(head: MetaDescriptor[], key: string): unknown {
  for (const tag of head as Record<string, unknown>[]) {
    if (key === 'title' && 'title' in tag) return tag.title;
    if (tag.name === key || tag.property === key) return tag.content;
    if (tag.rel === key) return tag.href;
  }
  return undefined;
}

interface Thing {
  '@type': string;
  itemListElement?: unknown[];
}

/** The thing of a type that a head's JSON-LD tells of. */
function thing(head: MetaDescriptor[], type: string): Thing | undefined {
  return head
    .flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as unknown as Thing] : []))
    .find((found) => found['@type'] === type);
}
