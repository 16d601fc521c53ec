import { describe, expect, it } from 'vitest';
import { unreadWords } from './unread.ts';

/** What is unread of one record, `page`, given the code that uses it. */
function unread(page: unknown, code: string, file = 'app/page.tsx'): string[] {
  const modules = { 'page.ts': { page } };
  const text = `import { page } from '#content/page.ts'; ${code}`;
  return unreadWords(modules, [{ file, text }]).map(
    (sentence) =>
      sentence.match(/^Nothing reads page(?: > )?(.*) \(content\/page\.ts\)\./)?.[1] ?? '',
  );
}

const page = { heading: 'Fees', note: 'Each week' };

describe('a key is read', () => {
  it.each([
    ['by its name', 'page.heading; page?.note'],
    ['by its name in brackets', "page['heading']; page[`note`]"],
    ['by a name that is worked out', 'const one = (key: keyof typeof page) => page[key];'],
    ['by taking the record apart', 'const { heading, ...others } = page; others.note'],
    ['by a parameter that stands for it', 'function F({ heading, note } = page) {}'],
    ['under another name', 'const words = page as { heading: string }; words.heading; words.note'],
    [
      'before its name is declared',
      'function F() { return words.heading + words.note } const words = page;',
    ],
    ['by a choice', 'const words = wide ? page : undefined; words.heading; words.note'],
    ['in all of its values', 'Object.values(page).map((text) => text.length)'],
    ['in all of its entries', 'for (const [key, text] of Object.entries(page)) show(key, text)'],
    [
      'by a component of ours',
      "import { Head } from './head.tsx'; <Head {...page} />; const f = ({ heading, note }) => 0;",
    ],
    ['by an element of the page', '<img {...page} />'],
    ['by a library', "import { draw } from 'library'; draw(page)"],
    ['by the browser', 'JSON.stringify(page)'],
    [
      'by a page that comes later',
      "import('#content/page.ts').then(({ page }) => page.heading + page.note)",
    ],
    [
      'by a file that exports it again',
      "export { page as words } from '#content/page.ts'; other.heading; other.note",
    ],
  ])('%s', (_, code) => {
    expect(unread(page, code)).toEqual([]);
  });

  it('in each record of a list', () => {
    const list = [
      { title: 'First', text: 'One' },
      { title: 'Then', text: 'Two' },
    ];
    for (const code of [
      'page.map(({ title, text }) => title + text)',
      'page.filter(({ title }) => title).forEach((step) => step.text)',
      'for (const { title, text } of page) show(title, text)',
      'page.map((step) => <Step key={step.title} {...step} />); const f = ({ text }) => text;',
    ]) {
      expect(unread(list, code), code).toEqual([]);
    }
  });

  it('through another record that holds it', () => {
    const modules = { 'page.ts': { page }, 'other.ts': { other: { page } } };
    const text = "import { other } from '#content/other.ts'; other.page.heading + other.page.note";
    expect(unreadWords(modules, [{ file: 'rules/reader.ts', text }])).toEqual([]);
  });

  it('by a type that is made of a list', () => {
    expect(unread({ days: ['Monday'] }, 'const days = page.days;')).toEqual([]);
    const modules = { 'page.ts': { days: ['Monday'] } };
    const text = 'export const days = []; export type Day = (typeof days)[number];';
    expect(unreadWords(modules, [{ file: 'content/page.ts', text }])).toEqual([]);
    const alone = 'export const days = [];';
    expect(unreadWords(modules, [{ file: 'content/page.ts', text: alone }])).toHaveLength(1);
  });
});

describe('a key is unread', () => {
  it('when nothing names it', () => {
    expect(unread(page, 'page.heading')).toEqual(['note']);
    expect(unread(page, 'const { heading } = page')).toEqual(['note']);
    expect(unread([page, { heading: 'A', note: 'B' }], 'page.map((one) => one.heading)')).toEqual([
      'note',
    ]);
  });

  it('when only another record has a key of that name that is read', () => {
    const both = { form: { close: 'Close' }, dialog: { close: 'Close', title: 'Which level?' } };
    expect(unread(both, 'page.form.close + page.dialog.title')).toEqual(['dialog > close']);
  });

  it('when a name hides the record', () => {
    expect(unread(page, 'page.heading; const f = (page: Other) => page.note')).toEqual(['note']);
  });

  it('with all that is in it, as one', () => {
    expect(unread({ top: page, foot: page.note }, 'page.foot')).toEqual(['top']);
    expect(unread(page, '')).toEqual(['']);
  });

  it('also when it is a function, a figure or a list of texts', () => {
    const words = { offer: () => 'Yes', rows: 4, columns: ['Day', 'Time'], shown: 'Yes' };
    expect(unread(words, 'page.shown')).toEqual(['offer', 'rows', 'columns']);
  });
});
