import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const exclude = ['**/node_modules/**', 'dist*/**', 'data/**', 'test-results/**'];
const documents = globSync('**/*.md', { exclude });
const code = globSync('**/*.{ts,tsx,css}', { exclude: [...exclude, 'test/repository.test.ts'] });
const requirements = read('docs/requirements.md');
const numbers = matches(requirements, /\*\*(R\d+\.\d+)\*\*/g);

test('documents link to existing files and headings', () => {
  const dead = documents.flatMap((page) =>
    matches(read(page), /\]\(([^)\s]+)\)/g)
      .filter((link) => !/^(https?|mailto):/.test(link) && !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('requirements have unique numbers, and only existing ones are cited', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const citations = code.flatMap((file) =>
    matches(read(file), /docs\/requirements\.md,([^).;]*(?:\.\d[^).;]*)*)/g),
  );
  const cited = [requirements, ...citations].flatMap((text) => matches(text, /\b(R\d+\.\d+)\b/g));
  expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
});

test('SECURITY.md names files that exist', () => {
  const files = matches(read('SECURITY.md'), /`([\w-]+\/[\w./-]+\.(?:ts|tsx|md|conf))`/g);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('pages link to each other through linkTo', () => {
  // document.tsx names files, not pages.
  const pages = globSync('app/**/*.tsx').filter((file) => file !== 'app/document.tsx');
  const typed = pages.flatMap((file) =>
    matches(read(file), /\b((?:href|to)=(?:"\/|\{["'`]\/).*)/g).map((text) => `${file}: ${text}`),
  );
  expect(typed).toEqual([]);
});

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match);
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(file)) return false;
  return (
    heading === undefined ||
    matches(read(file), /^#+ (.+)$/gm)
      .map(slug)
      .includes(heading)
  );
}

/** The anchor that GitHub gives a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
