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

/** Expects a page to fit the screen and to break no rule of axe, at each width. */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    // Less while a dialog is open: the page keeps the room of its scroll bar.
    expect.soft(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await violationsOn(page), `axe at ${width} px`).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
