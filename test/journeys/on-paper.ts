import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from './harness.ts';

/** A heading on paper, and the first words of the table, list, card or form below it. */
interface Pair {
  heading: string;
  /** Absent if nothing is below it. */
  follows: string | undefined;
}

/** Expects every heading to be on the same sheet of paper as what is below it. */
export async function expectHeadingsTogether(page: Page): Promise<void> {
  // As wide as A4 between its margins, so that what is hidden there is hidden here too.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const pairs = await page.evaluate(readPairs);
  const lines = await printed(page);
  await page.emulateMedia({ media: null });
  let from = 0;
  let compared = 0;
  for (const { heading, follows } of pairs) {
    const at = lineOf(lines, heading, from);
    expect.soft(at, `${heading} is on paper`).toBeGreaterThanOrEqual(0);
    if (at < 0) continue;
    from = at + 1;
    if (!follows) continue;
    compared += 1;
    const after = lines.findIndex((line, index) => index > at && isOf(line.text, follows));
    // A PDF holds its texts in the order in which they were painted.
    const below = after < 0 ? lines.findIndex((line) => isOf(line.text, follows)) : after;
    expect
      .soft(lines[below]?.sheet, `the sheet of ${follows}, under ${heading}`)
      .toBe(lines[at]?.sheet);
  }
  expect(compared).toBeGreaterThan(0);
}

/** Expects no white words on paper: browsers print no grounds, unless the visitor asks for them. */
export async function expectNoWhiteWords(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const white = await page.locator('body *:not(:has(*)):visible').evaluateAll((all) =>
    all
      .filter((one) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(one)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return one.textContent?.trim() && red + green + blue > 500;
      })
      .map((one) => one.textContent),
  );
  await page.emulateMedia({ media: null });
  expect.soft(white, 'white on paper').toEqual([]);
}

interface Line {
  /** Without white space, which a PDF changes. */
  text: string;
  /** Counted from 1. */
  sheet: number;
}

/** The lines of all sheets, in order. */
async function printed(page: Page): Promise<Line[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  return text.flatMap((words, index) =>
    words
      .split('\n')
      .map((line) => ({ text: line.replaceAll(/\s+/g, ''), sheet: index + 1 }))
      .filter((line) => line.text),
  );
}

/** The line at which a heading begins, alone or next to others; -1 when it is missing. */
function lineOf(lines: readonly Line[], heading: string, from: number): number {
  const alone = lines.findIndex((_, index) => {
    if (index < from) return false;
    let rest = heading;
    for (const { text } of lines.slice(index)) {
      if (rest === '' || !rest.startsWith(text)) break;
      rest = rest.slice(text.length);
    }
    return rest === '';
  });
  if (alone >= 0) return alone;
  return lines.findIndex(({ text }, index) => index >= from - 1 && text.includes(heading));
}

/** Whether a line begins a text, or holds the whole of it. */
function isOf(line: string, text: string): boolean {
  return text.startsWith(line) || line.includes(text);
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
  return [...main.querySelectorAll('h1, h2, h3')].filter(isShown).map((heading) => {
    // Another heading may be between a page's name and its first list.
    const follows = heading.matches('h1') ? undefined : firstWordsAfter(heading);
    return { heading: shownText(heading), follows };
  });
}
