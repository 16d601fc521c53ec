import { expect, test } from 'vitest';
import { parseHtml } from './html.ts';
import { classesIn, shrinkStyles, wordsIn } from './styles.ts';

const names = classesIn(parseHtml('<p class="here">')).union(wordsIn('x("toast wrong")'));
const used = (name: string) => names.has(name);

test('keeps what a page or a script names, and drops the rest', () => {
  const css =
    '.here{margin:0}.toast{margin:1px}.gone{margin:2px}.here .gone{margin:3px}p{margin:4px}';
  expect(shrinkStyles(css, used)).toBe('.here{margin:0}.toast{margin:1px}p{margin:4px}');
});

test('a rule that is reached by one of its selectors stays', () => {
  expect(shrinkStyles('.gone,.here{margin:0}', used)).toContain('.here');
});

test('colours come out in sRGB', () => {
  expect(shrinkStyles('p{color:oklch(0.46 0.105 155)}', used)).toBe('p{color:#14693d}');
  expect(shrinkStyles('p{color:oklch(1 0 0 / 0.5)}', used)).toBe('p{color:#ffffff80}');
});

test('the licence line of Tailwind and its stand-ins go', () => {
  expect(shrinkStyles('/*! tailwind */@layer properties{*{--a:0}}p{margin:0}', used)).toBe(
    'p{margin:0}',
  );
});

test('finds the classes of a page', () => {
  expect(classesIn(parseHtml('<p class="a b"><i class="c">'))).toEqual(new Set(['a', 'b', 'c']));
});

test('font faces can be left out', () => {
  const css = '@font-face{font-family:A;src:url(/a.woff2)}p{margin:0}';
  expect(shrinkStyles(css, used, { fonts: false })).toBe('p{margin:0}');
});
