import type { Browser, Page } from '@playwright/test';
import { classesPage } from '#content/office/classes-texts.ts';
import { goOffline, hold, openPage, waitForHydration } from '../harness.ts';
import { recordShifts, shiftsOn } from '../layout-shifts.ts';
import { expect, signIn, type TestOffice, test } from '../office-harness.ts';

// The office in one browser, a family's page in another: what is changed here is read there.

// A Monday, 10.30 in the morning in Colombo.
test.use({ begins: '2026-11-23T05:00:00Z' });

const MINUTE_MS = 60_000;
const said = classesPage.sheet;

test('an open page shows a class cancelled in the office within a minute, and removes it when undone', async ({
  page,
  context,
  browser,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const family = await openOnPhone(browser, office, '/schedule');
  const complaints = complaintsOf(family);
  const line = family.getByRole('status').filter({ hasText: 'Science (O Level)' });
  const one = family.getByText('No class 23 Nov').first();

  await signIn(context, office);
  await page.goto('/classes');
  await page.locator('#class-o-level-science-monday').click();
  const sheet = page.getByRole('dialog', { name: 'Science' });
  await sheet.getByRole('radio', { name: said.kinds.cancelled }).click();
  await sheet.getByLabel(said.reason).fill('The teacher is ill');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByText(said.published)).toBeVisible();

  await expect(line).toHaveCount(0);
  await family.clock.runFor(MINUTE_MS);
  await expect(line).toContainText('Today: Science (O Level)');
  await expect(line).toContainText('is cancelled: The teacher is ill.');
  await expect(one).toBeAttached();

  await sheet.getByRole('button', { name: said.undo }).click();
  await expect(sheet.getByRole('button', { name: said.publish })).toBeVisible();
  await family.clock.runFor(MINUTE_MS);
  await expect(line).toHaveCount(0);
  await expect(one).toHaveCount(0);

  await sheet.getByRole('radio', { name: said.kinds.cancelled }).click();
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByText(said.published)).toBeVisible();
  await family.clock.runFor(MINUTE_MS);
  await expect(line).toBeVisible();
  await expect(line).not.toContainText('Checked');
  await goOffline(family);
  await expect(line).toContainText(/Checked Monday, 23 November, 10\.3\d a\.m\./);
  await family.clock.runFor(5 * MINUTE_MS);
  await expect(line).toContainText(/Checked Monday, 23 November, 10\.3\d a\.m\./);
  // When visible again, it checks at once.
  await family.context().setOffline(false);
  await expect(line).not.toContainText('Checked');

  expect(await shiftsOn(family)).toBe(0);
  expect(complaints).toEqual([]);
  await family.context().close();
});

test('a link to a full class opens the form with its note, which goes with the class', async ({
  page,
  office,
}) => {
  const full = 'a-level-physics-saturday';
  await (await office.colleague()).put(`/api/places/${full}`, { places: 'full' });
  const link = `${office.school.origin}/register?level=a-level&subject=Physics&class=${full}`;
  // The server looks for news every few seconds.
  await expect.poll(async () => (await page.request.get(link)).text()).toContain('is full');
  const note = page.getByRole('status').filter({ hasText: 'Physics, Saturday 9.00 a.m. is full' });
  const subject = page.getByRole('checkbox', { name: 'Physics', exact: true });
  for (const isEarly of [true, false]) {
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(link, { waitUntil: 'commit' });
    await expect(note).toBeVisible();
    if (isEarly) await subject.uncheck();
    await page.evaluate(recordShifts);
    release();
    await waitForHydration(page);
    await expect(note).toHaveCount(isEarly ? 0 : 1);
    if (isEarly) continue;
    expect(await shiftsOn(page)).toBeLessThanOrEqual(0.003);
    await subject.uncheck();
    await expect(note).toHaveCount(0);
  }
});

/** Opens a page of the site on another phone, and measures what moves from now on. */
async function openOnPhone(browser: Browser, office: TestOffice, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: office.school.origin,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.clock.install({ time: office.now() });
  // The browser does not cache a routed response; its own clock does not move with the page's.
  await context.route('**/functions/v1/today', (route) => route.continue());
  const page = await context.newPage();
  await openPage(page, path);
  await page.evaluate(recordShifts);
  return page;
}

/** The browser's errors from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
