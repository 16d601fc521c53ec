import { textsCutOff } from './cut-off.ts';
import { expect, test, waitForHydration } from './harness.ts';

// No text is cut off, at any width of the screen and any text size.

const widths = [320, 344, 356, 360, 375, 412, 648, 700, 736, 768, 1024];

for (const path of ['/contact', '/o-level-classes', '/fees', '/programs/a-level-combined-maths'])
  test(`no text of ${path} is cut off at any width`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await textsCutOff(page, 'header, main, footer'), `at ${width} px`).toEqual([]);
    }
  });

test('longer e-mail addresses of departments are not cut off', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.locator('table a[href^="mailto:"]').evaluateAll((links) => {
    for (const link of links)
      link.textContent = `${link.textContent?.split('@')[0]}@royaltuitioncollege.lk`;
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await textsCutOff(page, 'main table'), `at ${width} px`).toEqual([]);
  }
});

test('the tabs of the O Level subjects stay within their row', async ({ page }) => {
  await page.goto('/o-level-classes');
  await waitForHydration(page);
  const row = page.getByRole('tablist');
  for (const width of [...widths, 640, 660, 720, 735, 740]) {
    await page.setViewportSize({ width, height: 800 });
    const lost = await row.evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      return Math.max(
        ...[...list.children].map((tab) => tab.getBoundingClientRect().right - right),
      );
    });
    expect.soft(lost, `at ${width} px`).toBeLessThan(1);
  }
});

// The text alone is enlarged, and media queries do not change: as in Safari on a phone.
for (const [enlarged, px] of [
  ['130', 22.1],
  ['200', 34],
] as const)
  test.describe(`with text of ${enlarged} per cent on a small phone`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((size) => {
        const enlarge = new CSSStyleSheet();
        enlarge.replaceSync(`html { font-size: ${size}px !important }`);
        document.adoptedStyleSheets.push(enlarge);
      }, px);
    });

    for (const path of ['/register', '/contact']) {
      test(`the fields of ${path} fit on the screen`, async ({ page }) => {
        await page.goto(path);
        await waitForHydration(page);
        const rights = await page
          .locator('form :is(input:not([type="hidden"]), textarea, button)')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
        expect(Math.max(...rights)).toBeLessThanOrEqual(360);
      });
    }

    for (const [path, parts] of [
      ['/fees', 'main dl dd, main dl dt, main table'],
      ['/contact', 'main table'],
    ] as const)
      test(`the header, prices and addresses of ${path} are not cut off`, async ({ page }) => {
        await page.goto(path);
        await waitForHydration(page);
        expect(await textsCutOff(page, `header, ${parts}`)).toEqual([]);
        await expect(page.locator('summary[aria-label="Menu"]')).toBeInViewport({ ratio: 1 });
      });
  });
