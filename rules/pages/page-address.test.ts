import { expect, test } from 'vitest';
import { tidyPath } from './page-address.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//Programs//A-Level-Physics//', '/programs/a-level-physics'],
])('%s means %s', (written, meant) => {
  expect(tidyPath(written)).toBe(meant);
});
