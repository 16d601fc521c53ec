import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cached,
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
  const { etag, ...file } = await publish(folder, 'about/index.html', true);
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

test('a page that the server renders is not compressed', async () => {
  await writeInto(folder, 'fees.html', 'the same words '.repeat(200));
  expect(await publish(folder, 'fees.html', false)).toMatchObject({ encodings: [] });
  expect(await filesIn(folder)).not.toContain('fees.html.br');
});

test('hashed assets never change, and pictures are not compressed again', async () => {
  await writeInto(folder, 'assets/room-1a2b.avif', 'picture'.repeat(100));
  expect(await publish(folder, 'assets/room-1a2b.avif', true)).toMatchObject({
    type: 'image/avif',
    encodings: [],
    immutable: true,
  });
});

test('a file of unknown type fails the build', async () => {
  await writeFile(join(folder, 'notes.xyz'), 'x');
  await expect(publish(folder, 'notes.xyz', true)).rejects.toThrow('notes.xyz');
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

const read = (root: string, word: string) =>
  cached('pictures', 'key', async () => Buffer.from(word), root).then(String);

test('what is made is read from the cache the next time', async () => {
  const root = join(folder, 'cache');
  expect(await read(root, 'first')).toBe('first');
  expect(await read(root, 'second')).toBe('first');
  expect(await readdir(join(root, 'pictures'))).toEqual(['key']);
});

/** Each spoils a cache that has the file `file` in `pictures`; `outside` is another folder. */
const spoiled: [string, (at: { root: string; file: string; outside: string }) => Promise<void>][] =
  [
    ['is missing', ({ root }) => rm(root, { recursive: true })],
    ['is empty after a power cut', ({ file }) => writeFile(file, '')],
    ['is cut', async ({ file }) => writeFile(file, (await readFile(file)).subarray(0, 34))],
    ['is a foreign file', ({ file }) => writeFile(file, 'foreign'.repeat(20))],
    [
      'is a link to a file elsewhere',
      async ({ file, outside }) => {
        await rm(file);
        await symlink(join(outside, 'theirs'), file);
      },
    ],
    [
      'is in a link to a folder elsewhere',
      async ({ root, outside }) => {
        await rm(join(root, 'pictures'), { recursive: true });
        await symlink(outside, join(root, 'pictures'));
      },
    ],
    [
      'is in a file',
      async ({ root }) => {
        await rm(root, { recursive: true });
        await writeFile(root, '');
      },
    ],
    [
      'is a folder',
      async ({ file }) => {
        await rm(file);
        await mkdir(file);
      },
    ],
  ];
test.each(spoiled)('a file of the cache that %s is made again, in its place', async (_, spoil) => {
  const root = await mkdtemp(join(folder, 'cache-'));
  const outside = await mkdtemp(join(folder, 'outside-'));
  await writeFile(join(outside, 'theirs'), 'theirs');
  await read(root, 'old');
  await spoil({ root, file: join(root, 'pictures/key'), outside });
  expect(await read(root, 'new')).toBe('new');
  expect(await read(root, 'newer')).toBe('new');
  expect(await filesIn(outside)).toEqual(['theirs']);
  expect(await readFile(join(outside, 'theirs'), 'utf8')).toBe('theirs');
});

test.each([0o000, 0o500])('a cache without the permission %o stops no build', async (mode) => {
  const root = await mkdtemp(join(folder, 'cache-'));
  await chmod(root, mode);
  expect(await read(root, 'made')).toBe('made');
  await chmod(root, 0o700);
});
