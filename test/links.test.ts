import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The document itself names files, not pages. */
const exempt = ['app/document.tsx'];

const files = globSync('app/**/*.tsx').filter((file) => !exempt.includes(file));

test.each(files)('%s writes no address of the site but by linkTo', (file) => {
  const written = readFileSync(file, 'utf8').match(/\b(?:href|to)=(?:"\/|\{["'`]\/).*/g) ?? [];
  expect(written).toEqual([]);
});
