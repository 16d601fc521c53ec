import { expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { shareImage, tidyPath } from './page-address.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/fees ', '/fees'],
  ['/fees%20', '/fees'],
  ['/fees)', '/fees'],
  ['/fees.html', '/fees'],
  ['/index.html', '/'],
  ['/%', '/%'],
  ['//Programs//A-Level-Physics//', '/programs/a-level-physics'],
])('%s means %s', (written, meant) => {
  expect(tidyPath(written)).toBe(meant);
});

test('every page has a share image of its own', () => {
  expect(shareImage('/')).toBe('/share/home.png');
  expect(shareImage('/programs/o-level-ict')).toBe('/share/programs-o-level-ict.png');
  expect(new Set(sitePaths.map(shareImage)).size).toBe(sitePaths.length);
});
