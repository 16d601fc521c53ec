import { expect, type Locator, type Page } from '@playwright/test';

/** From a small phone to a desk, in pixels. */
const widths = [1280, 390, 320];

/** Expects that no text is cut off and nothing scrolls sideways, at each width. */
export async function expectToFit(page: Page, what = '', at: readonly number[] = widths) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${what} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await textsCutOff(page, 'body'), `${what} at ${width} px`).toEqual([]);
  }
}

/** The same with the browser's own text size of twice the usual one: media queries see it too. */
export async function expectToFitEnlarged(page: Page, what = ''): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectToFit(page, `${what} with enlarged text`);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

/**
 * Runs in the page, or before it loads: enlarges the text alone. Media queries do not change, as in
 * Safari on a phone.
 */
export function enlargeText(px: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${px}px !important }`);
  document.adoptedStyleSheets = [sheet];
}

/** The same on a small phone whose text alone is enlarged, to 130 and to 200 per cent. */
export async function expectToFitWithLargeText(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const size of [22.1, 34]) {
    await page.evaluate(enlargeText, size);
    expect.soft(await textsCutOff(page, 'body'), `${what} with text of ${size} px`).toEqual([]);
    const broken = await brokenWords(page, 'main :is(label, ul b)');
    expect
      .soft(
        broken.filter((word) => /^(\p{L}{2,5}|History|Geography|Economics|Buddhism)$/u.test(word)),
        what,
      )
      .toEqual([]);
    await expect(page.locator('summary[aria-label="Menu"]')).toBeInViewport({ ratio: 1 });
    const rights = await page
      .locator('form :is(input:not([type="hidden"]), textarea, button)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect.soft(Math.max(...rights), `the fields of ${what}`).toBeLessThanOrEqual(320);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Expects that no word of the page's content is broken, on phones. */
export async function expectWholeWords(page: Page): Promise<void> {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const words = (await brokenWords(page, 'main, footer')).filter((word) =>
      /^\p{L}+$/u.test(word),
    );
    expect.soft(words, `broken at ${width} px`).toEqual([]);
  }
}

/**
 * The texts that are cut off on one side by an element or by the screen. Text that can be scrolled
 * into view is not cut off.
 *
 * @param within a selector of the part to look at
 * @returns each text, with the number of pixels that are cut off
 */
export function textsCutOff(page: Page, within: string): Promise<string[]> {
  return page.evaluate((part) => {
    const known = new Map<Element, { left: number; right: number }>();
    /** The left and right edge of the visible part of an element. */
    function window(element: Element | null): { left: number; right: number } {
      if (!element) return { left: 0, right: innerWidth };
      const found = known.get(element) ?? measured(element);
      known.set(element, found);
      return found;
    }
    function measured(element: Element): { left: number; right: number } {
      const { overflowX, clipPath } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX)) return { left: -Infinity, right: Infinity };
      const outer = window(element.parentElement);
      if (overflowX === 'visible' && clipPath === 'none') return outer;
      const { left, right } = element.getBoundingClientRect();
      return { left: Math.max(left, outer.left), right: Math.min(right, outer.right) };
    }
    const seen = { contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true };
    const found: string[] = [];
    for (const root of document.querySelectorAll(part)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const element = text.parentElement;
        if (!text.textContent?.trim() || !element?.checkVisibility(seen)) continue;
        // For screen readers only, or a drawing.
        if (element.closest('[aria-hidden=true], svg')) continue;
        const { left, right } = window(element);
        if (right - left <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lost = Math.max(
          ...[...range.getClientRects()].map((line) =>
            Math.max(line.right - right, left - line.left),
          ),
        );
        if (lost > 1) found.push(`${text.textContent.trim()} (${Math.round(lost)} px)`);
      }
    }
    return found;
  }, within);
}

/** The visible words, references, prices of O Level and phone numbers in a part of the page that go over several lines. */
export function brokenWords(page: Page, within: string): Promise<string[]> {
  return page.evaluate((part) => {
    const broken: string[] = [];
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    for (const root of document.querySelectorAll(part)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of text.nodeValue?.matchAll(
          /\+94[\d ]+\d|Rs\. [\d,]+|[\p{L}\d]+(-[\p{L}\d]+)*/gu,
        ) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && !isHidden(text.parentElement)) broken.push(word);
        }
      }
    }
    return broken;
  }, within);
}

/** The text of all lines in the place of an element, of its parent's text: its own, and what it covers. */
export function textUnder(element: Locator): Promise<string> {
  return element.evaluate((own) => {
    const place = own.getBoundingClientRect();
    const card = own.parentElement as HTMLElement;
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isHere = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < place.right - 2 &&
          right > place.left + 2 &&
          top < place.bottom - 4 &&
          bottom > place.top + 4,
      );
      if (isHere) found.push(texts.currentNode.nodeValue ?? '');
    }
    return found.join();
  });
}
