import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { expect, test } from 'vitest';
import { days } from '#content/teaching/dates.ts';
import { documents } from '#test/documents.ts';
import { renderPages } from '#test/render-pages.ts';

type Node = DefaultTreeAdapterMap['node'];

/** Lists without which there is no page: its paragraphs, and the days of the week. */
const needed = new Set(['paragraphs', 'sections', 'intro']);

/** The same documents with every list cut to its first entries. */
function cut<Value>(value: Value, count: number, name = ''): Value {
  if (Array.isArray(value)) {
    const kept = needed.has(name) ? value : value.slice(0, count);
    return kept.map((each) => cut(each, count)) as Value;
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]) => [key, cut(each, count, key)]);
  return Object.fromEntries(entries) as Value;
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const isHeading = (node: Node) => /^h[2-4]$/.test(node.nodeName);

/** Text other than headings, symbols and notes. */
function contentOf(node: Node): string {
  if (isHeading(node) || node.nodeName === 'svg') return '';
  if ('value' in node) return node.value.trim();
  return childrenOf(node).map(contentOf).join('');
}

/** A week has its days also without a class. */
const isDay = (heading: Node) => days.some((day) => textOf(heading).startsWith(day));

/** The lists without an entry. */
function emptyLists(node: Node): string[] {
  const isEmpty = /^[uo]l$/.test(node.nodeName) && childrenOf(node).length === 0;
  return isEmpty ? [node.nodeName] : childrenOf(node).flatMap(emptyLists);
}

/** The headings that nothing follows until the next heading or the end of their parent. */
function bareHeadings(node: Node): string[] {
  const children = childrenOf(node);
  const bare = children.flatMap((child, at) => {
    if (!isHeading(child) || isDay(child)) return [];
    const rest = children.slice(at + 1);
    const next = rest.findIndex(isHeading);
    const between = next < 0 ? rest : rest.slice(0, next);
    return between.some((each) => contentOf(each) !== '' || hasControl(each))
      ? []
      : [textOf(child)];
  });
  return [...bare, ...children.flatMap(bareHeadings)];
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : childrenOf(node).map(textOf).join('');

function hasControl(node: Node): boolean {
  return (
    /^(form|table|input|picture|img)$/.test(node.nodeName) || childrenOf(node).some(hasControl)
  );
}

test('a list without entries has no heading, on any page', async () => {
  for (const [path, html] of await renderPages(cut(documents, 0))) {
    expect.soft(bareHeadings(parse(html)), path).toEqual([]);
    expect.soft(emptyLists(parse(html)), path).toEqual([]);
  }
});

test('a school without teachers and classes counts none', async () => {
  const { teachers, timetable } = documents;
  const none = { ...documents, teachers: cut(teachers, 0), timetable: cut(timetable, 0) };
  const pages = await renderPages(none);
  expect(pages.get('/about')).not.toMatch(/\b0 teachers|See the teachers/);
  for (const [path, html] of pages) {
    expect.soft(html, path).not.toMatch(/<dd><\/dd>|<dt>Class time/);
    // The hours that the school states take the place of those of the classes.
    if (path.startsWith('/programs/')) expect.soft(html, path).toMatch(/>[23]<\/span>hours a week/);
  }
});

test('one entry is no plural: no sentence speaks of both groups', async () => {
  for (const [path, html] of await renderPages(cut(documents, 1))) {
    expect.soft(bareHeadings(parse(html)), path).toEqual([]);
    expect.soft(html, path).not.toMatch(/\b1 (teachers|classes|students say|rooms)\b/);
    if (path.startsWith('/programs/')) expect(html, path).not.toContain('Both groups');
  }
});
