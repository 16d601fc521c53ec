import { expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { documents } from '#test/documents.ts';
import { pageHead } from './page-head.ts';

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

test('a page that does not exist is not indexed', () => {
  expect(meta('/no/such/page', 'robots')).toBe('noindex');
  expect(pageHead('/no/such/page').canonical).toBeUndefined();
});

/** The content of one tag of a head, by its name or property. */
function meta(path: string, key: string): string | undefined {
  return pageHead(path).metas.find(({ name, property }) => (name ?? property) === key)?.content;
}
