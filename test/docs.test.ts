import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const requirements = readFileSync('docs/requirements.md', 'utf8');
const numbers = [...requirements.matchAll(/\*\*(R\d+\.\d+)\*\*/g)].map(([, number]) => number);

describe('docs/requirements.md', () => {
  test('gives each number once', () => {
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  test('refers only to numbers that it gives', () => {
    expect(unknownIn(requirements)).toEqual([]);
  });
});

describe('code', () => {
  const files = filesIn('.', /\.(tsx?|css|sql)$/);

  test('cites rules that there are', () => {
    expect(files.length).toBeGreaterThan(100);
    const unknown = files.flatMap((file) =>
      citationsIn(readFileSync(file, 'utf8')).flatMap((cited) =>
        unknownIn(cited).map((number) => `${file}: ${number}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('cites no specification that nobody here can open', () => {
    const named = /specification,\s[\s/*]*sections? \d|\b(by|in|of|the) specification\b/i;
    const citing = files.filter((file) => named.test(readFileSync(file, 'utf8')));
    expect(citing).toEqual([]);
  });
});

describe('pages for readers', () => {
  const pages = filesIn('.', /\.md$/);

  test.each(pages)('%s links to files and headings that there are', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to);
    const dead = links.filter(
      (to = '') => !/^(https?|mailto):/.test(to) && !leadsSomewhere(page, to),
    );
    expect(dead).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  test.each(['app', 'server'])('says what each folder of %s is for', (folder) => {
    const page = readFileSync('docs/architecture.md', 'utf8');
    expect(foldersIn(folder).filter((name) => !page.includes(`\`${folder}/${name}/\``))).toEqual(
      [],
    );
  });
});

describe('content/README.md', () => {
  const page = readFileSync('content/README.md', 'utf8');
  const folders = foldersIn('content').filter((name) => name !== 'check');

  test.each(folders)('says what each file of %s holds', (folder) => {
    const entries = readdirSync(join('content', folder), { withFileTypes: true })
      .filter(({ name }) => !name.includes('.test.'))
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(entries.length).toBeGreaterThan(0);
    const part = page.split(/^## /m).find((text) => text.startsWith(`${folder}:`)) ?? '';
    expect(entries.filter((name) => !part.includes(`\`${name}\``))).toEqual([]);
  });
});

/** What stands in a text after 'docs/requirements.md', to the end of its brackets or sentence. */
function citationsIn(text: string): string[] {
  return [...text.matchAll(/docs\/requirements\.md,([^).;]*(?:\.\d[^).;]*)*)/g)].map(
    ([, cited = '']) => cited,
  );
}

function unknownIn(text: string): string[] {
  const parts = new Set(numbers.map((number = '') => number.split('.')[0]));
  return [...text.matchAll(/\bR\d+(?:\.\d+)?\b/g)]
    .map(([cited]) => cited)
    .filter((cited) => !numbers.includes(cited) && !parts.has(cited));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(file)) return false;
  if (heading === undefined) return true;
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    slug(text),
  );
  return headings.includes(heading);
}

/** As GitHub makes a heading's anchor. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (/^(node_modules|dist|data|test-results|\..*)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(path, ending);
    return ending.test(entry.name) && path !== join('test', 'docs.test.ts') ? [path] : [];
  });
}
