import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { sitePaths } from '#content/pages/paths.ts';
import type { SiteManifest } from '#server/site-manifest.ts';
import { expect, hydrated, test } from './harness.ts';

const KB = 1024;

/** What a first visit may cost, compressed as it is sent. Timings are bench/'s business. */
const budget = {
  html: 32 * KB,
  css: 12 * KB,
  fonts: 35 * KB,
  /** React and the router alone are 64. */
  scripts: 95 * KB,
  scriptsWithForm: 104 * KB,
  /** For the pages that links in view lead to, once the page has settled. */
  ahead: 15 * KB,
  /** The one inline script that runs before the others. */
  boot: 1.5 * KB,
  /** Until the page is hydrated: itself, fonts, scripts, pictures, links in view fetched ahead. */
  requests: 60,
} as const;

const withForm = /^\/(register|contact|programs.*)$/;

const manifest: SiteManifest = JSON.parse(readFileSync('dist/site.json', 'utf8'));

/** The pages, and the one that unknown paths get. */
for (const path of [...sitePaths, '/404'] as const) {
  test(`${path} keeps to its budget`, async ({ page, outsideRequests, expectedComplaints }) => {
    expectedComplaints.push(/404 \(Not Found\)/);
    const requested = await firstVisit(page, path);
    const sizes = (ending: string) =>
      sum(requested.filter((file) => file.endsWith(ending)).map(sent));
    const html = await page.request.get(path).then((response) => response.text());
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const boot = bootOf(html);

    expect(brotliCompressSync(html).length, 'HTML').toBeLessThanOrEqual(budget.html);
    expect(brotliCompressSync(style).length, 'CSS').toBeLessThanOrEqual(budget.css);
    expect(brotliCompressSync(boot.text).length, 'boot script').toBeLessThanOrEqual(budget.boot);
    expect(sum(boot.scripts.map(sent)), 'scripts').toBeLessThanOrEqual(
      withForm.test(path) ? budget.scriptsWithForm : budget.scripts,
    );
    expect(requested.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
    expect(sizes('.woff2'), 'fonts').toBeLessThanOrEqual(budget.fonts);
    expect(requested.length, 'requests').toBeLessThanOrEqual(budget.requests);
    // Only the map's frame may come from elsewhere, once /contact has settled.
    const allowed = path === '/contact' ? /^https:\/\/www\.openstreetmap\.org\// : /^$/;
    expect(outsideRequests.filter((url) => !allowed.test(url))).toEqual([]);
  });
}

for (const path of sitePaths) {
  test(`${path} fetches little ahead`, async ({ page }) => {
    const first = new Set(await firstVisit(page, path));
    const ahead = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname) && !first.has(pathname)) ahead.add(pathname);
    });
    // It begins with the first touch, at the latest a second after the page has hydrated.
    await page.locator('main').dispatchEvent('pointerdown');
    await page.waitForLoadState('networkidle');
    expect(sum([...ahead].map(sent)), [...ahead].join(' ')).toBeLessThanOrEqual(budget.ahead);
  });
}

test('pages share their scripts: most of them are the same files', async ({ page }) => {
  const [home, fees] = await Promise.all(
    ['/', '/fees'].map(async (path) => bootOf(await (await page.request.get(path)).text()).scripts),
  );
  const shared = sum((home ?? []).filter((file) => fees?.includes(file)).map(sent));
  expect(shared).toBeGreaterThan(0.8 * sum((fees ?? []).map(sent)));
});

test('pictures say their size, are sent as AVIF and wait until they are near', async ({ page }) => {
  for (const path of ['/', '/facilities'] as const) {
    await page.goto(path);
    const pictures = await page.locator('main img').evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => ({
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
        waits: image.loading === 'lazy',
        above: image.getBoundingClientRect().top < innerHeight,
        avif: image.currentSrc === '' || image.currentSrc.endsWith('.avif'),
      })),
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.sized && picture.avif).toBe(true);
      expect(picture.waits || picture.above).toBe(true);
    }
  }
});

/** Visits a page afresh; out: the paths it asked our server for until it was hydrated. */
async function firstVisit(page: Page, path: string): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname === 'localhost') requested.push(url.pathname);
  });
  await page.goto(path);
  await hydrated(page);
  return requested;
}

/** A page's boot script, and the scripts that it fetches. */
function bootOf(html: string): { text: string; scripts: string[] } {
  const text = /<script>(\(PAGE=>.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const scripts = /"scripts":(\[[^\]]*\])/.exec(text)?.[1];
  if (!scripts) throw new Error('The page has no boot script.');
  return { text, scripts: JSON.parse(scripts).map((name: string) => `/assets/${name}`) };
}

/** The bytes that a file is sent with, compressed. */
function sent(path: string): number {
  const file = manifest.files[path];
  if (!file) throw new Error(`${path} is not in dist/site.json.`);
  const ending = file.encodings.includes('br') ? '.br' : '';
  return readFileSync(`dist/client/${file.file}${ending}`).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
