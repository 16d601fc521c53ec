import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePaths } from '#content/paths.ts';
import { filesIn, publish, requestPath, writeInto } from './files.ts';
import { hashInputs } from './inputs.ts';
import { robots, sitemap } from './sitemap.ts';
import { headersFile } from './static-host.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a text file is compressed beside itself', async () => {
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
  ['about/index.html', '/about'],
  ['programs/o-level-ict/index.html', '/programs/o-level-ict'],
  ['robots.txt', '/robots.txt'],
])('%s answers %s', (file, path) => {
  expect(requestPath(file)).toBe(path);
});

test('a build is skipped only when nothing it reads has changed', async () => {
  const same = { VITE_ANALYTICS_ID: 'G-ABCDEFGHIJ' };
  const hash = await hashInputs(same);
  expect(await hashInputs({ ...same, HOME: '/elsewhere' })).toBe(hash);
  expect(await hashInputs({})).not.toBe(hash);
  expect(await hashInputs({ ...same, PUBLIC_ORIGIN: 'https://school.lk' })).not.toBe(hash);
});

test('the sitemap lists every page and nothing else', () => {
  const listed = [...sitemap('https://school.lk').matchAll(/<loc>(.*)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(listed).toEqual(sitePaths.map((path) => `https://school.lk${path}`));
  expect(robots('https://school.lk')).toContain('Sitemap: https://school.lk/sitemap.xml');
});

test('a static host is told the cache rules and each policy', () => {
  const page = { file: 'x', type: 'text/html', etag: '"1"', encodings: [], immutable: false };
  const headers = headersFile({
    files: { '/': { ...page, csp: 'a' }, '/404': { ...page, csp: 'b' }, '/robots.txt': page },
    notFound: '/404',
  });
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(headers).toContain('\n/\n  Content-Security-Policy: a\n');
  expect(headers).not.toContain('robots');
});
