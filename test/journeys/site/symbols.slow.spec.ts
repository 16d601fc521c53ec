import { expect, test } from '../harness.ts';

// every-page.slow.spec.ts looks at the symbols of every page.

test('on a phone a symbol is in view most of the time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/register']) {
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
