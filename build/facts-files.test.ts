import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import { documents } from '#test/documents.ts';
import { factsFiles } from './facts-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const origin = 'https://www.school.example';
const facts = factsFiles(documents, origin);
const textOf = (path: string) => facts.files.find((file) => file.path === path)?.text ?? '';

/** The facts that a browser has after it has opened some pages. */
async function openedIn(name: string, paths: readonly string[]): Promise<typeof documents> {
  const common = join(folder, `${name}.mjs`);
  // Vitest cannot follow a computed import.
  writeFileSync(common, textOf(facts.common).replace('import(`', 'import(/* @vite-ignore */ `'));
  for (const [at, path] of paths.entries()) {
    const file = join(folder, `${name}-${at}.mjs`);
    const text = textOf(facts.ofPage(path) ?? '').replace(facts.common, pathToFileURL(common).href);
    writeFileSync(file, text);
    await import(/* @vite-ignore */ pathToFileURL(file).href);
  }
  return (await import(/* @vite-ignore */ pathToFileURL(common).href)).documents;
}

describe('the documents as scripts', () => {
  test('all pages together have all of them, except the descriptions, which only documents name', async () => {
    const { descriptions: _, ...pages } = documents.pages;
    expect(await openedIn('all', sitePaths)).toEqual({ ...documents, pages });
  });

  test('a page does not load what only another one shows', async () => {
    const shown = await openedIn('about', ['/about']);
    expect(shown.pages.about).toEqual(documents.pages.about);
    expect(shown.pages.home).toBeUndefined();
    expect(shown.legal.privacy).toBeUndefined();
    expect(shown.legal.version).toBe(documents.legal.version);
    expect(shown.school.departments).toEqual(documents.school.departments);
    expect(shown.school.social).toBeUndefined();
    expect(shown.lecturers).toBeUndefined();
  });

  test.each(programmesOf(documents))('$path has its own programme', async ({ path, title }) => {
    const name = path.replace('/programs/', '') as 'a-level-physics';
    const { courses, testimonials } = await openedIn(name, [path]);
    expect(courses[name]).toEqual(documents.courses[name]);
    expect(courses[name].title).toBe(title);
    expect(testimonials[name]).toEqual(documents.testimonials[name]);
  });

  test('a page that is opened later adds to the same documents', async () => {
    const first = await openedIn('later', ['/fees']);
    expect(first.pages.contact).toBeUndefined();
    expect(await openedIn('later', ['/fees', '/contact'])).toBe(first);
    const { fees, contact } = documents.pages;
    expect(first.pages).toMatchObject({ fees, contact });
  });

  test('their paths change with a document and with the origin', () => {
    const other = { ...documents, offer: { ...documents.offer, percentage: 21 } };
    const paths = [
      facts.common,
      factsFiles(other as never, origin).common,
      factsFiles(documents, 'https://example.org').common,
    ];
    expect(new Set(paths).size).toBe(3);
    expect(facts.ofPage('/')).toBe(facts.common.replace('.js', '/home.js'));
  });
});
