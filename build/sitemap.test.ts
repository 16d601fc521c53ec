import { expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { robots, sitemap } from './sitemap.ts';

test('the sitemap lists every page and nothing else', () => {
  const listed = [...sitemap('https://school.lk').matchAll(/<loc>(.*)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(listed).toEqual(sitePaths.map((path) => `https://school.lk${path}`));
  expect(robots('https://school.lk')).toContain('Sitemap: https://school.lk/sitemap.xml');
});
