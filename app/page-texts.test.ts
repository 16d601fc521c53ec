import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { readDocuments } from '#content/read-documents.ts';
import { renderPage } from './entry.server.tsx';

/** An apostrophe as the form's labels and the address do not write it: not the end of a quotation. */
function curlyIn(text: string): string[] {
  return text.replace(/‘[^‘’]*’(?!\p{L})/gu, '').match(/.{0,30}\p{L}’.{0,20}/gu) ?? [];
}

test('pages and documents have one kind of apostrophe', async () => {
  expect(curlyIn(JSON.stringify(readDocuments('content/documents')))).toEqual([]);
  for (const path of sitePaths) expect.soft(curlyIn(await renderPage(path)), path).toEqual([]);
});

test('texts in code have it too', () => {
  const exclude = ['**/*.test.{ts,tsx}'];
  for (const file of globSync('{app,content,office,rules,server,ui}/**/*.{ts,tsx}', { exclude })) {
    const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*|BY_FAMILY = .*/gm;
    expect.soft(curlyIn(readFileSync(file, 'utf8').replace(comments, '')), file).toEqual([]);
  }
});
