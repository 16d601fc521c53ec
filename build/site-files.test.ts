import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { commonHeaders } from '#server/headers.ts';
import { filesIn, pageFile, publish, requestPath, writeInto } from './files.ts';
import { hashInputs } from './inputs.ts';
import { robots, sitemap } from './sitemap.ts';
import { headersFile, redirectsFile } from './static-host.ts';

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
  ['about.html', '/about'],
  ['programs/o-level-ict.html', '/programs/o-level-ict'],
])('%s answers %s', (file, path) => {
  expect(requestPath(file)).toBe(path);
  expect(pageFile(path)).toBe(file);
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

describe('the policy on a static host', () => {
  const page = { file: 'x.html', type: 'text/html', etag: '""', encodings: [], immutable: false };
  const policy = (name: string) =>
    `default-src 'none'; script-src 'self' 'sha256-${name}-script'; style-src 'self' 'sha256-${name}-style'; frame-ancestors 'none'`;
  const headers = (https = false) =>
    headersFile(
      {
        files: {
          '/': { ...page, csp: policy('home') },
          '/register': { ...page, csp: policy('register') },
          '/404': { ...page, csp: policy('404') },
        },
        notFound: '/404',
      },
      https,
    );
  /** The policies that a path is answered with: hosts join those of all blocks that fit. */
  const policiesOf = (path: string) =>
    headers()
      .split(/\n(?=\/)/)
      .filter((block) => {
        const pattern = block.split('\n')[0] ?? '';
        return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
      })
      .flatMap((block) => /Content-Security-Policy: (.*)/.exec(block)?.[1] ?? []);

  test.each(['/register', '/register/', '/register.html'])('covers %s as its page', (path) => {
    expect(policiesOf(path)).toContain(policy('register'));
  });

  test('covers what is not there, by an inline script’s hash and no other', () => {
    for (const path of ['/no-such-page', '/a/b', '/404/']) {
      const [shared = ''] = policiesOf(path);
      const scripts = /script-src ([^;]*)/.exec(shared)?.[1];
      expect(scripts).toBe(
        "'self' 'sha256-home-script' 'sha256-register-script' 'sha256-404-script'",
      );
      expect(shared).toContain("default-src 'none'");
      expect(shared).toContain("frame-ancestors 'none'");
    }
  });

  test('takes nothing from a page where a host joins both', () => {
    const [shared = '', own = ''] = policiesOf('/register');
    for (const directive of own.split('; ')) {
      const [name = '', ...values] = directive.split(' ');
      const allowed = new RegExp(`${name} ([^;]*)`).exec(shared)?.[1]?.split(' ') ?? [];
      for (const value of values) {
        expect(allowed.includes(value) || allowed.includes("'unsafe-inline'")).toBe(true);
      }
    }
  });

  test('stands among the headers that our own server sends', () => {
    for (const https of [true, false]) {
      for (const [name, value] of Object.entries(commonHeaders(https))) {
        expect(headers(https)).toContain(`  ${name}: ${value}\n`);
      }
    }
  });

  test('that is too long for a line fails the build', () => {
    const csp = `script-src ${"'sha256-x' ".repeat(300)}`;
    expect(() => headersFile({ files: { '/404': { ...page, csp } }, notFound: '/404' })).toThrow(
      'too long',
    );
  });
});

test('a static host is told what mistyped addresses mean, and never to go in a circle', () => {
  const rules = redirectsFile(['/', '/about', '/programs/a-level-physics']).trim().split('\n');
  for (const spelt of ['/about/', '/About', '/About/', '/ABOUT'])
    expect(rules).toContain(`${spelt} /about 308`);
  expect(rules).toContain('/Programs/A-Level-Physics /programs/a-level-physics 308');
  for (const rule of rules) {
    const [from, to] = rule.split(' ');
    expect(from).not.toBe(to);
  }
});
