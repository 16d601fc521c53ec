import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The package's script is twice as long, and every tested page has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Selectors of the parts that axe checks and of those that it skips. */
interface Scope {
  include?: string;
  exclude?: string;
}

/** The axe rules that a page violates, in short. None of our pages has a frame to check. */
export async function violationsOn(page: Page, scope: Scope = {}) {
  // Loaded once per page: parsing takes longer than running.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async ({ include = 'html', exclude = [] }) => {
    const { violations } = await window.axe.run(
      { include, exclude },
      // Only violations are read, without their positions.
      { resultTypes: ['violations'], iframes: false },
    );
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html }) => html.slice(0, 200)),
    }));
  }, scope);
}

/**
 * Expects a page to fit the screen and to break no rule of axe, at each width. At 390 px, axe checks
 * only what is styled otherwise there than at 320 px.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  let atLast: string[] = [];
  for (const width of [1280, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    // Less while a dialog is open: the page keeps the room of its scroll bar.
    expect.soft(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    const { matching, changed } = await page.evaluate(compareMedia, atLast);
    const include = width === 390 ? changed : 'html';
    const violations = include ? await violationsOn(page, { include }) : [];
    expect.soft(violations, `axe at ${width} px`).toEqual([]);
    atLast = matching;
  }
  if (size) await page.setViewportSize(size);
}

/**
 * The media queries that match, and a selector of the elements that are styled by rules for those that
 * match now and did not before, or the other way round; '' for none. Runs in the page.
 */
function compareMedia(before: readonly string[]): { matching: string[]; changed: string } {
  const rulesIn = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSGroupingRule ? [rule, ...rulesIn(rule.cssRules)] : [rule],
    );
  const all = [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesIn(cssRules))
    .filter((rule) => rule instanceof CSSMediaRule);
  const isMatching = ({ conditionText }: CSSMediaRule) => matchMedia(conditionText).matches;
  const changed = all
    .filter((rule) => isMatching(rule) !== before.includes(rule.conditionText))
    .flatMap(({ cssRules }) => rulesIn(cssRules))
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []))
    .filter((selector) => document.querySelector(selector));
  const matching = all.filter(isMatching).map(({ conditionText }) => conditionText);
  return { matching, changed: changed.join() };
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
