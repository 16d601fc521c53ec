import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { sitePaths } from '#content/pages/paths.ts';
import { expect, hydrated, test } from './harness.ts';

/** A heading on paper, and the first words of the table, list, card or form that it stands over. */
interface Pair {
  heading: string;
  follows: string;
}

for (const path of sitePaths)
  test(`${path} on paper parts no heading from what it stands over`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    // As wide as A4 between its margins, so that what is hidden there is hidden here too.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const pairs = await page.evaluate(readPairs);
    const sheets = await printed(page);
    const whole = sheets.join('');
    let from = 0;
    for (const { heading, follows } of pairs) {
      const at = whole.indexOf(heading, from);
      expect.soft(at, `${heading} is on paper`).toBeGreaterThanOrEqual(0);
      if (at < 0) continue;
      from = at + heading.length;
      const sheet = sheetAt(sheets, at);
      expect.soft(sheets[sheet], `${heading}, on sheet ${sheet + 1}`).toContain(follows);
    }
    expect(pairs.length).toBeGreaterThan(0);
  });

/** The text of each sheet, without white space: a PDF has its own idea of that. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ''));
}

function sheetAt(sheets: string[], position: number): number {
  let end = 0;
  return sheets.findIndex((sheet) => {
    end += sheet.length;
    return position < end;
  });
}

/** Runs in the page. */
function readPairs(): Pair[] {
  const squeeze = (text: string) => text.replaceAll(/\s+/g, '');
  const isShown = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return false;
    return element.checkVisibility();
  };
  const main = document.querySelector('main') ?? document.body;
  const shownText = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (!(node instanceof Element)) return squeeze(node.textContent ?? '');
        return isShown(node) ? shownText(node) : '';
      })
      .join('');
  const firstWordsAfter = (heading: Element): string | undefined => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    walker.currentNode = heading;
    const section = heading.closest('section') ?? main;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!section.contains(parent)) return undefined;
      if (!parent?.closest('li, table, dl, form, details, figure, [data-subject]')) continue;
      if (parent.closest('h1, h2, h3') || heading.contains(parent) || !isShown(parent)) continue;
      const words = squeeze(node.textContent ?? '');
      if (words) return words;
    }
    return undefined;
  };
  return [...main.querySelectorAll('h1, h2, h3')].filter(isShown).flatMap((heading) => {
    // Another heading may stand between a page's name and its first list.
    const follows = heading.matches('h1') ? undefined : firstWordsAfter(heading);
    return follows ? [{ heading: shownText(heading), follows }] : [];
  });
}
