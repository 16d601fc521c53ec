import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteRefusals } from '#content/office/site-names.ts';
import { readEnv } from '#server/deps/env.ts';
import { loadSite } from '#server/http/built-site.ts';
import { builtSite } from '#test/school-env.ts';
import { createTestApp } from '#test/server-app.ts';
import { createTestOffice, type Desk, type TestOffice } from '#test/server-office.ts';

let office: TestOffice;
let desk: Desk;
let url: string;
let rows: Record<string, unknown>[] = [];
const readRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    rows.push(...result.rows);
    return result;
  },
};
beforeAll(async () => {
  const site = await createTestApp({ limits: { on: false, secret: 'of the tests' } });
  process.env.SITE_FOLDER = builtSite.SITE_FOLDER;
  const { filesOf, makeRendering, SITE_FOLDER } = await import('#server/process/rendering.ts');
  const store = site.store.withPlugin(readRows);
  const env = readEnv({ DATA_DIR: site.folder });
  const { preview } = makeRendering(env, { store, clock: site.now });
  const siteFile = filesOf(loadSite(SITE_FOLDER, {}));
  office = await createTestOffice({ store, preview, siteFile }, site);
  desk = await office.signIn();
  await saveFees(1351);
  url = await previewOf('/fees');
});
afterAll(() => office.close());

async function saveFees(aLevelCambridge: number) {
  const { json } = await desk.get('/api/site/documents/fees');
  const value = { ...json.value, aLevelCambridge };
  const saved = await desk.put('/api/site/documents/fees', { revision: json.revision, value });
  expect(saved.status).toBe(200);
}

async function previewOf(path: string): Promise<string> {
  const { status, json } = await desk.post('/api/site/preview', { path });
  expect(status).toBe(201);
  expect(json.url).toMatch(new RegExp(`^/preview/[^/]+${path}$`));
  return json.url;
}

const openWithoutSession = (path: string) => office.ask('GET', path);

test('shows the page as it would be published, marked and without scripts', async () => {
  const response = await openWithoutSession(url);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('1,351');
  expect(html).toContain('>Not published<');
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test('marks the texts that change for the office, and nothing on a page without a change', async () => {
  const marks = async (address: string) => [
    ...(await (await openWithoutSession(address)).text()).matchAll(/<mark id="(.*?)">(.*?)</g),
  ];
  expect(await marks(url)).toEqual([]);
  const found = (await marks(`${url}?places=1`)).map(([, id, text]) => [id, text]);
  expect(found).toContainEqual(['place-1', 'LKR 1,351']);
  expect(found.map(([, text]) => text)).not.toContain('LKR 1,300');
  expect(await marks(url.replace(/fees$/, 'teachers?places=1'))).toEqual([]);
  const { json } = await desk.post('/api/site/preview', { path: '/fees', shown: 'before' });
  expect(await marks(`${json.url}?places=1`)).toEqual([]);
});

test('shows the page as it is published now', async () => {
  const { json } = await desk.post('/api/site/preview', { path: '/fees', shown: 'before' });
  const html = await (await openWithoutSession(json.url)).text();
  expect(html).toContain('1,300');
  expect(html).not.toContain('1,351');
  expect(html).toContain('>Live now<');
  expect(html).not.toContain('>Not published<');
  const forged = json.url.replace('before', 'after');
  expect((await openWithoutSession(forged)).status).toBe(404);
  expect(await (await openWithoutSession(url)).text()).toContain('1,351');
});

test('has no rights of the office, and is neither stored nor found by search engines', async () => {
  const { headers } = await openWithoutSession(url);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox;/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('connect-src');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('has its pages, pictures and fonts in the preview', async () => {
  const html = await (await openWithoutSession(url)).text();
  const prefix = url.replace(/\/fees$/, '');
  const addresses = [...html.matchAll(/(?: (?:href|src)="|url\()(\/[^")#?]*)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.endsWith('.ics'));
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of new Set(addresses)) {
    expect(address).toMatch(new RegExp(`^${RegExp.escape(prefix)}/`));
    const { status, headers } = await openWithoutSession(address);
    expect([address, status]).toEqual([address, 200]);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    if (address.endsWith('.woff2')) expect(headers.get('access-control-allow-origin')).toBe('*');
  }
});

test.each([
  '/nowhere',
  '/entry.server.js',
  '/fees.html',
  '/../documents/fees.json',
  '/%2e%2e/documents/fees.json',
])('has no page %s', async (path) => {
  const response = await openWithoutSession(url.replace(/\/fees$/, path));
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('aLevelCambridge');
});

test('reads the drafts once, and not for every file of a page', async () => {
  await openWithoutSession(url);
  rows = [];
  expect((await openWithoutSession(url)).status).toBe(200);
  expect(rows).not.toEqual([]);
  expect(rows.filter((row) => 'value' in row || 'documents' in row)).toEqual([]);
});

test('is at no address with another token', async () => {
  for (const forged of [url.replace(/\d/, '9'), '/preview/x/fees', url.slice(0, -8)]) {
    expect((await openWithoutSession(forged)).status).toBe(404);
  }
});

test('rejects a page that the site does not have', async () => {
  for (const path of ['/nowhere', 'fees', 7]) {
    expect((await desk.post('/api/site/preview', { path })).status).toBe(422);
  }
  const { status, json } = await desk.post('/api/site/preview', { path: '/', shown: 'later' });
  expect([status, json.error.message]).toEqual([422, siteRefusals.noState]);
});

test('is valid for 30 minutes', async () => {
  const open = await previewOf('/about');
  office.site.pass(29 * 60_000);
  expect((await openWithoutSession(open)).status).toBe(200);
  office.site.pass(2 * 60_000);
  expect((await openWithoutSession(open)).status).toBe(404);
});

test('is valid for this draft only', async () => {
  const open = await previewOf('/');
  expect((await openWithoutSession(open)).status).toBe(200);
  await saveFees(1352);
  expect((await openWithoutSession(open)).status).toBe(404);
});
