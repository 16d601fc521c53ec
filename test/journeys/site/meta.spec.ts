import type { APIRequestContext } from '@playwright/test';
import { titleOf } from '#content/pages/page-titles.ts';
import { sitePaths } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import { shareImage } from '#rules/pages/page-address.ts';
import { documents } from '#test/documents.ts';
import { attribute, type Element, elementsNamed, parseHtml, textOf } from '#test/html.ts';
import { expect, test } from '../harness.ts';

const origin = schoolOf(documents).siteUrl;
const descriptions = documents.pages.descriptions;

test('every page has tags for search engines and messengers', async ({ request }) => {
  for (const path of sitePaths) {
    const head = await headOf(request, path);
    expect(head.title, path).toBe(titleOf(documents, path));
    expect(head.meta, path).toMatchObject({
      description: descriptions[path],
      'og:title': documents.pages.titles[path],
      'og:url': origin + path,
      'og:image': origin + shareImage(path),
    });
    expect(head.canonical, path).toBe(origin + path);
    const image = await request.get(shareImage(path));
    expect(image.headers()['content-type'], path).toBe('image/png');
  }
});

test('the school, its courses and breadcrumbs are marked up as data', async ({ request }) => {
  expect((await headOf(request, '/')).things).toMatchObject([
    { '@type': 'WebSite', url: `${origin}/` },
    { '@type': 'EducationalOrganization', url: `${origin}/` },
  ]);
  for (const { path, title } of programmesOf(documents))
    expect((await headOf(request, path)).things).toMatchObject([
      { '@type': 'Course', name: title, provider: { '@type': 'EducationalOrganization' } },
      { '@type': 'BreadcrumbList' },
    ]);
});

test('the not-found page is not indexed', async ({ request }) => {
  const { meta, canonical } = await headOf(request, '/no/such/page');
  expect(meta.robots).toBe('noindex');
  expect(canonical).toBeUndefined();
});

/** The head of a page's HTML, as a program without scripts reads it. */
async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = parseHtml(await response.text());
  const named = (tag: string) => elementsNamed(html, tag);
  const canonical = named('link').find((link) => attribute(link, 'rel') === 'canonical');
  const data = named('script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  );
  return {
    title: named('title').map(textOf)[0],
    meta: Object.fromEntries(named('meta').map((tag) => [keyOf(tag), attribute(tag, 'content')])),
    canonical: canonical && attribute(canonical, 'href'),
    things: data.map((script): unknown => JSON.parse(textOf(script))),
  };
}

function keyOf(tag: Element): string {
  return attribute(tag, 'name') ?? attribute(tag, 'property') ?? '';
}
