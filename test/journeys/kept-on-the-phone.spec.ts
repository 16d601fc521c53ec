import { typeRegistration } from './fill-forms.ts';
import { expect, hydrated, test } from './harness.ts';

const DAY = 24 * 3_600_000;

/** Everything of ours that the phone keeps, by its key. */
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

test('a draft leaves the phone after a week, though its form is not opened again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/register');
  await hydrated(page);
  await typeRegistration(page);
  await expect.poll(() => page.evaluate(kept)).toContain('school:draft:registration');

  await page.goto('/about');
  await hydrated(page);
  await page.clock.setSystemTime(Date.now() + 6 * DAY);
  await page.goto('/teachers');
  await hydrated(page);
  expect(await page.evaluate(kept)).toContain('school:draft:registration');

  await page.clock.setSystemTime(Date.now() + 8 * DAY);
  await page.goto('/fees');
  await hydrated(page);
  await expect.poll(() => page.evaluate(kept)).toEqual([]);
});

test('a receipt leaves a tab that is looked at again after weeks', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const receipt = JSON.stringify({ savedAt: Date.now(), value: { reference: 'AAAA-AAAA' } });
  await page.evaluate(
    (text) => sessionStorage.setItem('school:receipt:registration', text),
    receipt,
  );
  await page.clock.setSystemTime(Date.now() + 30 * DAY);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await page.evaluate(kept)).toEqual([]);
});
