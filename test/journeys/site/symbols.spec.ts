import { expect, test } from '../harness.ts';

test('no symbol is cut off', async ({ page }) => {
  await page.goto('/register');
  for (const width of [320, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
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

test('on a phone a symbol is in view most of the time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/fees', '/facilities', '/register', '/programs/o-level-ict']) {
    await page.goto(path);
    const seen = await page.evaluate(async () => {
      let [all, some] = [0, 0];
      const end = document.documentElement.scrollHeight - innerHeight;
      for (let y = 0; y < end; y += innerHeight / 2) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
        const symbols = [...document.querySelectorAll('[data-at]')].filter((symbol) => {
          const { top, bottom, width } = symbol.getBoundingClientRect();
          return width > 0 && top >= 0 && bottom <= innerHeight;
        });
        all += 1;
        if (symbols.length > 0) some += 1;
      }
      return some / all;
    });
    expect.soft(seen, path).toBeGreaterThan(0.7);
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
