import { fillRegistration } from '../fill-forms.ts';
import { expect, openPage, test, waitForIdle } from '../harness.ts';

const DAY = 24 * 3_600_000;

/** Everything that the site has stored on the phone, by its key. */
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
const draft = expect.stringContaining('school:draft:registration:');

test('deletes a draft after a week, even if its form is not opened', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/register');
  await fillRegistration(page);
  await expect.poll(() => page.evaluate(kept)).toContainEqual(draft);

  await openPage(page, '/about');
  await page.clock.setSystemTime(Date.now() + 6 * DAY);
  await openPage(page, '/teachers');
  // By then it has deleted what has expired.
  await waitForIdle(page);
  expect(await page.evaluate(kept)).toContainEqual(draft);

  await page.clock.setSystemTime(Date.now() + 8 * DAY);
  await openPage(page, '/fees');
  await expect.poll(() => page.evaluate(kept)).toEqual([]);
});

test('deletes a receipt from a tab that is opened again after weeks', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  const receipt = JSON.stringify({ savedAt: Date.now(), value: { reference: 'AAAA-AAAA' } });
  await page.evaluate(
    (text) => sessionStorage.setItem('school:receipt:registration', text),
    receipt,
  );
  await page.clock.setSystemTime(Date.now() + 30 * DAY);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await page.evaluate(kept)).toEqual([]);
});
