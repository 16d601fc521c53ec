import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The package's own script is twice as long, and every page that is looked at has to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where axe looks: by selectors of what it looks into, and of what it leaves out. */
interface Scope {
  include?: string;
  exclude?: string;
}

/** What a page breaks of axe's rules, in short; no page here has a frame of ours to look into. */
export async function violationsOn(page: Page, scope: Scope = {}) {
  // Once for all that is asked of one page: to read it takes longer than to run it.
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

declare global {
  interface Window {
    axe: typeof axe;
  }
}
