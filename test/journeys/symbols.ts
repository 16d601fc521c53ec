import type { Page } from '@playwright/test';
import { expect } from './harness.ts';

/** The smallest number of symbols on a page, by the width of the screen in pixels. */
const fewest = { 1280: 5, 390: 3 };

/** Expects symbols of all kinds, enough of them at each width, none under text and none cut off. */
export async function expectSymbols(page: Page): Promise<void> {
  for (const [width, count] of Object.entries(fewest)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const { kinds, touched, cut } = await symbolsOn(page);
    const at = `symbols at ${width} px`;
    expect.soft(kinds.length, at).toBeGreaterThanOrEqual(count);
    expect.soft(new Set(kinds), at).toEqual(new Set(['science', 'maths', 'chemistry']));
    expect.soft(touched, at).toEqual([]);
    expect.soft(cut, at).toEqual([]);
  }
}

/** The kinds of the visible symbols, the texts that one of them covers, and those that are cut off. */
function symbolsOn(page: Page) {
  return page.evaluate(() => {
    // A drifting symbol goes up to 9 px and turns; one in a phone's gutter only goes up and down.
    const drift = 12;
    const aside = innerWidth < 600 ? 0 : drift;
    const shown = [...document.querySelectorAll<HTMLElement>('[data-at]')].filter((symbol) =>
      symbol.checkVisibility(),
    );
    const boxes = shown.map((symbol) => ({
      name: `${symbol.dataset.at} (${symbol.dataset.kind})`,
      box: (symbol.firstElementChild as Element).getBoundingClientRect(),
    }));
    const touched: string[] = [];
    const apart = new Map<Element, boolean>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // The header and a fixed notice move over the page, and text for screen readers is not visible.
      if (!parent?.checkVisibility() || parent.closest('header, svg') || isApart(parent)) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      for (const line of words.getClientRects()) {
        if (line.width < 2) continue;
        for (const { name, box } of boxes) {
          const clear =
            line.right < box.left - aside ||
            line.left > box.right + aside ||
            line.bottom < box.top - drift ||
            line.top > box.bottom + drift;
          if (!clear) touched.push(`${name}: ${text.textContent}`);
        }
      }
    }
    /** Whether a text is hidden or fixed, itself or with an element around it. */
    function isApart(element: Element): boolean {
      const found = apart.get(element) ?? isApartItself(element);
      apart.set(element, found);
      return found;
    }
    function isApartItself(element: Element): boolean {
      const { clipPath, position } = getComputedStyle(element);
      if (clipPath === 'inset(50%)' || position === 'fixed') return true;
      return element.parentElement !== null && isApart(element.parentElement);
    }
    const cut = shown.filter((symbol) => {
      const own = symbol.getBoundingClientRect();
      const around = (symbol.parentElement as Element).getBoundingClientRect();
      return own.left < around.left || own.right > around.right || own.bottom > around.bottom;
    });
    return {
      kinds: shown.map(({ dataset }) => dataset.kind),
      touched,
      cut: cut.map(({ dataset }) => dataset.at),
    };
  });
}
