import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { layerOf, styleVisitor } from './styles.ts';
import { classesIn, readStyles, usedStyles } from './used-styles.ts';

const page = '<p class="here toast">';

test('keeps what a page names, and drops the rest', () => {
  const css =
    '.here{margin:0}.toast{margin:1px}.gone{margin:2px}.here .gone{margin:3px}p{margin:4px}';
  expect(usedStyles(readStyles(css), page)).toBe('.here{margin:0}.toast{margin:1px}p{margin:4px}');
});

test('a rule that is reached by one of its selectors stays', () => {
  expect(usedStyles(readStyles('.gone,.here{margin:0}'), page)).toContain('.here');
});

test('a class that begins with a digit, which a selector escapes, keeps its rules', () => {
  const rules = readStyles(String.raw`.-\31 s_a>.\31 b{color:red}.-\31 s_c{color:red}`);
  const used = usedStyles(rules, '<p class="-1s_a"><b class="1b">');
  expect(used).toBe(String.raw`.-\31 s_a>.\31 b{color:red}`);
});

test('a property of its own that nothing reads goes, and what only that one read', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}p{margin:var(--c)}';
  expect(usedStyles(readStyles(css), page)).toBe(':root{--c:2px}p{margin:var(--c)}');
});

test('finds the classes of a page', () => {
  expect(classesIn('<p class="a b_1" id="x"><i class="c-d">y</i></p>')).toEqual(
    new Set(['a', 'b_1', 'c-d']),
  );
});

test('the layer of a style module is that of its folder', () => {
  const files = ['ui/a.css', 'app/pages/home/a.css', 'app/chrome/a.css', 'office/ui/a.css'];
  expect(files.map(layerOf)).toEqual(['ui', 'pages', 'parts', undefined]);
});

test('a named width becomes its queries, on the screen and on paper', () => {
  expect(written('@media (--desk){p{margin:0}}')).toBe(
    '@media (min-width:70rem),print and (min-width:60rem){p{margin:0}}',
  );
  expect(written('@media (min-width:1rem){p{margin:0}}')).toContain('(min-width:1rem)');
});

test('a width of another name, or one inside a longer query, fails the build', () => {
  expect(() => written('@media (--dsk){p{margin:0}}')).toThrow('--dsk');
  expect(() => written('@media (--desk) and (hover){p{margin:0}}')).toThrow('--desk');
});

function written(css: string): string {
  const code = Buffer.from(css);
  const visitor = styleVisitor();
  const options = { filename: 'a.css', code, minify: true, targets: { chrome: 100 << 16 } };
  return transform({ ...options, visitor }).code.toString();
}
