import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  filesIn,
  pageFile,
  publish,
  replaceFolder,
  requestPath,
  writeInto,
} from './write-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a text file is compressed next to itself', async () => {
  const text = 'the same words '.repeat(200);
  await writeInto(folder, 'about/index.html', text);
  const { etag, ...file } = await publish(folder, 'about/index.html');
  expect(file).toEqual({
    file: 'about/index.html',
    type: 'text/html; charset=utf-8',
    encodings: ['br', 'gzip'],
    immutable: false,
  });
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const read = (ending: string) => readFile(join(folder, `about/index.html${ending}`));
  expect(brotliDecompressSync(await read('.br')).toString()).toBe(text);
  expect(gunzipSync(await read('.gz')).toString()).toBe(text);
  expect(await filesIn(folder)).toContain('about/index.html.br');
});

test('hashed assets never change, and pictures are not compressed again', async () => {
  await writeInto(folder, 'assets/room-1a2b.avif', 'picture'.repeat(100));
  expect(await publish(folder, 'assets/room-1a2b.avif')).toMatchObject({
    type: 'image/avif',
    encodings: [],
    immutable: true,
  });
});

test('a file of unknown type fails the build', async () => {
  await writeFile(join(folder, 'notes.xyz'), 'x');
  await expect(publish(folder, 'notes.xyz')).rejects.toThrow('notes.xyz');
});

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['programs/o-level-ict.html', '/programs/o-level-ict'],
])('%s answers %s', (file, path) => {
  expect(requestPath(file)).toBe(path);
  expect(pageFile(path)).toBe(file);
});

test('a finished build replaces the old one as a whole', async () => {
  const live = join(folder, 'live');
  const built = join(folder, 'built');
  await writeInto(live, 'old.html', 'old');
  await writeInto(built, 'new.html', 'new');
  await replaceFolder(built, live);
  expect(await filesIn(live)).toEqual(['new.html']);
  await writeInto(built, 'first.html', 'first');
  await replaceFolder(built, join(folder, 'empty'));
  expect(await filesIn(join(folder, 'empty'))).toEqual(['first.html']);
});
