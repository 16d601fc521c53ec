import { bootOf, sent, sum } from './budget.ts';
import { expect, test } from './harness.ts';

// Each page's own budget is every-page.spec.ts's.

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
