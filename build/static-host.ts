import { sitePaths } from '#content/pages/paths.ts';
import { noFunctions, todayFunction } from '#rules/timetable/today.ts';
import type { SiteManifest } from '#server/http/built-site.ts';
import { commonHeaders } from '#server/http/headers.ts';

/** Cloudflare Pages leaves out a longer line without an error. */
const LONGEST_LINE = 2000;

/**
 * The `_headers` file that common static hosts read (Netlify, Cloudflare Pages and those that took
 * it over): what every answer carries, cache rules, and each page's content policy.
 * @param origin the site's
 */
export function headersFile({ files, notFound }: SiteManifest, origin?: string): string {
  const pages = Object.entries(files).flatMap(([path, { csp }]) => (csp ? [{ path, csp }] : []));
  const shared = sharedPolicy(pages.map(({ csp }) => csp));
  const blocks = [
    block('/*', { ...commonHeaders(origin), ...(shared && { [POLICY]: shared }) }),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ];
  for (const { path, csp } of pages) {
    for (const spelt of spellings(path)) blocks.push(block(spelt, { [POLICY]: csp }));
  }
  if (!files[notFound]) throw new Error(`There is no page ${notFound}.`);
  return blocks.join('\n');
}

const POLICY = 'Content-Security-Policy';

/** The addresses at which hosts answer with a page's file, whichever of them they prefer. */
function spellings(path: string): string[] {
  return path === '/' ? ['/', '/index.html'] : [path, `${path}/`, `${path}.html`];
}

/**
 * A policy for every address, since the not-found page answers at any. A host joins it with the
 * page's own and the browser then enforces both, so it must allow all that any page may do: the
 * inline scripts of all pages by their hash. Their styles would be too many for a line, so they are
 * allowed on addresses without a page's policy.
 */
function sharedPolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ');
    const known = directives.get(name) ?? new Set();
    const isHashed = (value: string) => name === 'style-src' && value.startsWith("'sha");
    for (const value of values) known.add(isHashed(value) ? "'unsafe-inline'" : value);
    directives.set(name, known);
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

const TODAY = `functions/v1/${todayFunction}`;
const TODAY_ELSEWHERE = `${todayFunction}.json`;

/**
 * What a host without functions returns for today's changes, by file: at the function's own
 * address, and at another to which `_redirects` leads, since Cloudflare Pages uploads no folder
 * `functions`.
 */
export const functionFiles: Readonly<Record<string, string>> = Object.fromEntries(
  [TODAY, TODAY_ELSEWHERE].map((file) => [file, JSON.stringify(noFunctions)]),
);

/**
 * The `_redirects` file that the same hosts read: pages as people mistype them lead to the page.
 * Any other spelling gets the not-found page, whose scripts correct the address.
 */
export function redirectsFile(paths: readonly string[]): string {
  const pages = paths.filter((path) => path !== '/');
  const today = `/${TODAY} /${TODAY_ELSEWHERE} 200\n`;
  const meant = pages
    .flatMap((path) =>
      [path, path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), path.toUpperCase()]
        .flatMap((spelt) => [spelt, `${spelt}/`])
        .filter((spelt) => spelt !== path)
        .map((spelt) => `${spelt} ${path} 308\n`),
    )
    .join('');
  return today + meant;
}

function block(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`A line of _headers is too long for static hosts: ${long}`);
  return [path, ...lines, ''].join('\n');
}

/**
 * All pages for search engines.
 * @param changed the day on which a page's text last changed, by its path; left out where not known
 */
export function sitemap(origin: string, changed: Readonly<Record<string, string>> = {}): string {
  const urls = sitePaths.map((path) => {
    const day = changed[path] ? `<lastmod>${changed[path]}</lastmod>` : '';
    return `  <url><loc>${origin}${path}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Everything may be read except the functions, which are not pages. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /functions/

Sitemap: ${origin}/sitemap.xml
`;
}
