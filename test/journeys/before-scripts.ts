import type { Page } from '@playwright/test';

/** The visible buttons that do nothing without scripts. The two of the menu open by CSS. */
export function buttonsForScripts(page: Page): Promise<string[]> {
  return page
    .locator('button[type=button]:not(nav button[aria-expanded]):visible')
    .allTextContents();
}

/**
 * Fills in every visible field of the page.
 *
 * @returns all values afterwards
 */
export async function fillEverything(page: Page) {
  for (const radio of await page.locator('main input[type=radio]:visible').all())
    await radio.check({ force: true });
  for (const box of await page.locator('main input[type=checkbox]:visible').all())
    await box.check({ force: true });
  const text = 'input:is([type=text],[type=tel],[type=email]):visible, textarea:visible';
  for (const field of await page.locator('main').locator(text).all())
    await field.fill('a@b.example');
  for (const field of await page.locator('main input[type=date]:visible').all())
    await field.fill('2009-02-03');
  for (const select of await page.locator('main select:visible').all())
    await select.selectOption({ index: -1 + (await select.locator('option').count()) });
  return valuesIn(page);
}

/** All visible values and choices on the page, in the order of the fields. */
export function valuesIn(page: Page) {
  return page
    .locator('main :is(input:not([type=hidden]), select, textarea)')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { name, value, type, checked } = field as HTMLInputElement;
        return { name, value, ...(/radio|checkbox/.test(type) && { checked }) };
      }),
    );
}
