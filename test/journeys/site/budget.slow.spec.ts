import { bootOf, sent, sum } from '../budget.ts';
import { expect, test } from '../harness.ts';

// every-page.slow.spec.ts checks each page's budget.

test('pages share most of their scripts', async ({ page }) => {
  const [home, fees] = await Promise.all(
    ['/', '/fees'].map(async (path) => bootOf(await (await page.request.get(path)).text()).scripts),
  );
  const shared = sum((home ?? []).filter((file) => fees?.includes(file)).map(sent));
  expect(shared).toBeGreaterThan(0.8 * sum((fees ?? []).map(sent)));
});

test('pictures have a size, are served as AVIF and load when they are near; on a desk each room has one file', async ({
  page,
}) => {
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

  await page.setViewportSize({ width: 1280, height: 900 });
  const pictures = page.getByRole('main').locator('picture img');
  await expect(pictures).toHaveCount(5);
  const files = new Set<string>();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).not.toBe('');
    files.add(await file());
  }
  expect(files.size).toBe(5);
});

for (const [width, deviceScaleFactor] of [
  [360, 3],
  [390, 2],
] as const)
  test.describe(`at ${width} px with ${deviceScaleFactor} dots each`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('a phone downloads pictures of rooms in the size that it shows', async ({ page }) => {
      await page.goto('/facilities');
      for (const picture of await page.getByRole('main').getByRole('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        const dots = () =>
          picture.evaluate((image: HTMLImageElement) => {
            const file = /-(\d+)-[^/]*$/.exec(image.currentSrc)?.[1];
            return Number(file) / (image.getBoundingClientRect().width * devicePixelRatio);
          });
        await expect.poll(dots).toBeGreaterThan(0.85);
        expect(await dots()).toBeLessThan(1.2);
      }
    });
  });
