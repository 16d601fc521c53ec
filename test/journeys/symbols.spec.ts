import type { Page } from '@playwright/test';
import { sitePaths } from '#content/pages/paths.ts';
import { expect, hydrated, test } from './harness.ts';

/** How many symbols a page shows at least, by the width of the screen in pixels. */
const fewest = { 390: 3, 1280: 5 };

for (const [width, count] of Object.entries(fewest)) {
  test(`at ${width} px every page shows ${count} symbols of all kinds, clear of its words`, async ({
    page,
    expectedComplaints,
  }) => {
    test.slow();
    expectedComplaints.push(/404 \(Not Found\)/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: Number(width), height: 800 });
    for (const path of [...sitePaths, '/no/such/page']) {
      await page.goto(path);
      await hydrated(page);
      const { kinds, touched } = await symbolsOn(page);
      expect.soft(kinds.length, path).toBeGreaterThanOrEqual(count);
      expect.soft(new Set(kinds), path).toEqual(new Set(['science', 'maths', 'chemistry']));
      expect.soft(touched, path).toEqual([]);
    }
  });
}

/** What the symbols that are shown stand for, and the words that one of them comes to lie under. */
function symbolsOn(page: Page): Promise<{ kinds: (string | undefined)[]; touched: string[] }> {
  return page.evaluate(() => {
    // A drifting symbol goes up to 9 px and turns.
    const drift = 12;
    const shown = [...document.querySelectorAll<HTMLElement>('[data-at]')].filter((symbol) =>
      symbol.checkVisibility(),
    );
    const boxes = shown.map((symbol) => ({
      name: `${symbol.dataset.at} (${symbol.dataset.kind})`,
      box: (symbol.firstElementChild as Element).getBoundingClientRect(),
    }));
    const touched: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // The header travels over the page, and what is for the ear alone lies under nothing.
      if (!parent?.checkVisibility() || parent.closest('header, svg') || forTheEar(parent))
        continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      for (const line of words.getClientRects()) {
        if (line.width < 2) continue;
        for (const { name, box } of boxes) {
          const clear =
            line.right < box.left - drift ||
            line.left > box.right + drift ||
            line.bottom < box.top - drift ||
            line.top > box.bottom + drift;
          if (!clear) touched.push(`${name}: ${text.textContent}`);
        }
      }
    }
    /** Whether words are clipped to nothing, by themselves or with what they stand in. */
    function forTheEar(element: Element): boolean {
      if (getComputedStyle(element).clipPath === 'inset(50%)') return true;
      return element.parentElement !== null && forTheEar(element.parentElement);
    }
    return { kinds: shown.map(({ dataset }) => dataset.kind), touched };
  });
}

test('symbols are all of them on the page: none is cut off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
    await page.goto('/');
    const symbol = page.locator('[data-at]').first();
    await expect(symbol).toHaveCSS('animation-play-state', 'paused');
  });
});
