import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { SiteManifest } from '#server/http/built-site.ts';
import { builtSite } from '#test/school-env.ts';
import { expect } from './harness.ts';

const KB = 1024;

/** The limits of a first visit, compressed. bench/ measures times. */
const budget = {
  html: 32 * KB,
  css: 12 * KB,
  fonts: 35 * KB,
  /** React and the router alone are 64. */
  scripts: 95 * KB,
  scriptsWithForm: 104 * KB,
  /** Prefetched for links in view, once the page is idle. */
  ahead: 15 * KB,
  /** The one inline script that runs before the others. */
  boot: 1.5 * KB,
  /** Until the page is hydrated: document, fonts, scripts, pictures, prefetched links. */
  requests: 60,
} as const;

const withForm = /^\/(register|contact|programs.*)$/;

/** Read when a journey needs it: journeys can be listed before the site has been built. */
let manifest: SiteManifest | undefined;

/**
 * Records a page's requests to our server. Call it before the page is opened.
 * @returns the paths, a list that grows
 */
export function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname === 'localhost') requested.push(url.pathname);
  });
  return requested;
}

/**
 * Expects a first visit to be within its budget.
 * @param response the page as our server sent it
 * @param requested what was asked for until the page was hydrated
 */
export async function expectBudget(
  path: string,
  response: Response,
  requested: readonly string[],
): Promise<void> {
  const html = await response.text();
  const fonts = requested.filter((file) => file.endsWith('.woff2'));
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const boot = bootOf(html);
  const within = (what: string, cost: number, most: number) =>
    expect.soft(cost, what).toBeLessThanOrEqual(most);

  within('HTML', (await response.request().sizes()).responseBodySize, budget.html);
  within('CSS', brotliCompressSync(style).length, budget.css);
  within('boot script', brotliCompressSync(boot.text).length, budget.boot);
  within(
    'scripts',
    sum(boot.scripts.map(sent)),
    withForm.test(path) ? budget.scriptsWithForm : budget.scripts,
  );
  expect.soft(fonts, 'fonts').toHaveLength(2);
  within('fonts', sum(fonts.map(sent)), budget.fonts);
  within('requests', requested.length, budget.requests);
}

/** Expects small prefetches: `first` are the requests of the page itself. */
export function expectLittleAhead(first: readonly string[], requested: readonly string[]): void {
  const ahead = new Set(
    requested.filter((file) => /\.(js|css)$/.test(file) && !first.includes(file)),
  );
  expect
    .soft(sum([...ahead].map(sent)), `ahead: ${[...ahead].join(' ')}`)
    .toBeLessThanOrEqual(budget.ahead);
}

/** A page's boot script, and the scripts that it fetches, with the facts of the page. */
export function bootOf(html: string): { text: string; scripts: string[] } {
  const text = /<script>(\(PAGE=>.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const scripts = /"scripts":(\[[^\]]*\])/.exec(text)?.[1];
  if (!scripts) throw new Error('The page has no boot script.');
  const own = /<html[^>]* data-facts="([^"]*)"/.exec(html)?.slice(1) ?? [];
  const names: string[] = [...JSON.parse(scripts), ...own];
  return { text, scripts: names.map((name) => `/assets/${name}`) };
}

/** The compressed size of a file in bytes. */
export function sent(path: string): number {
  manifest ??= JSON.parse(
    readFileSync(join(builtSite.SITE_FOLDER, 'site.json'), 'utf8'),
  ) as SiteManifest;
  const file = manifest.files[path];
  if (!file) throw new Error(`${path} is not in site.json.`);
  const ending = file.encodings.includes('br') ? '.br' : '';
  return readFileSync(`${builtSite.SITE_FOLDER}/client/${file.file}${ending}`).length;
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
