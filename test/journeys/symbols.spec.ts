import { expect, test } from './harness.ts';

test('symbols are all of them on the page: none is cut off', async ({ page }) => {
  for (const width of [320, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/register');
    const cut = await page.locator('[data-at]:visible').evaluateAll((symbols) =>
      symbols.filter((symbol) => {
        const own = symbol.getBoundingClientRect();
        const around = (symbol.parentElement as Element).getBoundingClientRect();
        return own.left < around.left || own.right > around.right || own.bottom > around.bottom;
      }),
    );
    expect(cut.length).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('symbols do not move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const symbol = page.locator('[data-at]').first();
    await expect(symbol).toHaveCSS('animation-name', 'none');
  });
});
