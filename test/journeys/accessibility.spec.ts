import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sitePaths } from '#content/pages/paths.ts';
import { attribute, elementsOf, parseHtml } from '#test/html.ts';
import { expect, hydrated, test } from './harness.ts';

const widths = [1280, 390, 320];

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // Three widths, each looked through whole.
  test.slow();

  for (const path of sitePaths)
    test(`${path} breaks no rule of axe and fits every screen`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    });

  test('neither does the not-found page', async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/404 \(Not Found\)/);
    await page.goto('/no/such/page');
    await hydrated(page);
    await expectAccessible(page);
  });
});

async function expectAccessible(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(inShort), `${width} px wide`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test('every link leads somewhere', async ({ school, request }) => {
  const idsOf = new Map<string, Set<string | undefined>>();
  const links = new Map<string, string>();
  for (const path of sitePaths) {
    const answer = await request.get(path);
    const elements = [...elementsOf(parseHtml(await answer.text()))];
    idsOf.set(path, new Set(elements.map((element) => attribute(element, 'id'))));
    for (const element of elements) {
      if (element.tagName !== 'a') continue;
      links.set(new URL(attribute(element, 'href') ?? '', school.origin + path).href, path);
    }
  }
  const dead: string[] = [];
  for (const [href, on] of links)
    if (!(await leadsSomewhere(new URL(href)))) dead.push(`${href} on ${on}`);
  expect(dead).toEqual([]);

  async function leadsSomewhere({ origin, protocol, pathname, search, hash, host }: URL) {
    if (protocol === 'tel:') return /^\+94\d{9}$/.test(pathname);
    if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/.test(pathname);
    if (protocol === 'sms:') return /^\+94\d{9}$/.test(pathname);
    // Other hosts are placeholders or out of the tests' reach; the address must be whole.
    if (origin !== school.origin && !pathname.endsWith('.ics')) return /\.[a-z]+$/.test(host);
    const ids = idsOf.get(pathname);
    if (ids) return hash === '' || ids.has(hash.slice(1));
    return (await request.get(pathname + search)).ok();
  }
});

test.describe('buttons', () => {
  // As many steps as a page has buttons.
  test.slow();

  for (const path of sitePaths)
    test(`every button of ${path} does something`, async ({ page }) => {
      // Leaving a trace, so that a button that prints or shares is seen to have done so.
      await page.addInitScript(() => {
        const trace = () => document.documentElement.toggleAttribute('data-done');
        window.print = trace;
        navigator.share = async () => void trace();
      });
      await page.goto(path);
      await hydrated(page);
      const buttons = page.locator('main').locator('button:not([type=submit]), [role=button]');
      const names: string[] = [];
      for (const button of await buttons.all()) {
        if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
        const name =
          (await button.textContent()) || (await button.getAttribute('aria-label')) || '?';
        await button.evaluate((element: HTMLElement) => element.focus());
        const before = await stateOf(page);
        await button.click();
        await expect.poll(() => stateOf(page), `${name} does nothing`).not.toBe(before);
        await page.keyboard.press('Escape');
        names.push(name);
      }
      expect(names.filter((name) => name === '?')).toEqual([]);
    });
});

function inShort({ id, help, nodes }: { id: string; help: string; nodes: { html: string }[] }) {
  return { id, help, where: nodes.map(({ html }) => html.slice(0, 200)) };
}

/** Everything of the page that a button may change: its address, its elements, where one is. */
async function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
      field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
        ? field.checked
        : (field as HTMLInputElement).value,
    );
    const at = [...document.querySelectorAll('*')].indexOf(document.activeElement as Element);
    return JSON.stringify([location.href, document.documentElement.outerHTML, values, at]);
  });
}
