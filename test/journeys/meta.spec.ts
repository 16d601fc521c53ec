import { metadata, titleOf } from '#content/metadata.ts';
import { sitePaths } from '#content/paths.ts';
import { programmeList } from '#content/programmes.ts';
import { school } from '#content/school.ts';
import { shareImage } from '#rules/share-image.ts';
import { expect, test } from './harness.ts';

test.use({ javaScriptEnabled: false });

const origin = school.siteUrl.value;

for (const path of sitePaths)
  test(`${path} tells search engines and messengers what it is`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(titleOf(metadata[path]));
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await content('meta[name=description]')).toBe(metadata[path].description);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + path);
    expect(await content('meta[property="og:url"]')).toBe(origin + path);
    expect(await content('meta[property="og:title"]')).toBe(metadata[path].title);
    expect(await content('meta[property="og:image"]')).toBe(origin + shareImage(path));
    const image = await request.get(shareImage(path));
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toBe('image/png');
  });

test('the school, its courses and the way to a page are told as data', async ({ page }) => {
  await page.goto('/');
  expect(await thingsOn(page)).toMatchObject([
    { '@type': 'EducationalOrganization', name: school.name.value, url: `${origin}/` },
  ]);
  for (const { path, title } of programmeList) {
    await page.goto(path);
    expect(await thingsOn(page)).toMatchObject([
      { '@type': 'Course', name: title, provider: { '@type': 'EducationalOrganization' } },
      { '@type': 'BreadcrumbList' },
    ]);
  }
});

test('the not-found page asks not to be found', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

async function thingsOn(page: import('@playwright/test').Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}
