import type { DatabaseSync } from 'node:sqlite';
import { office as words } from '#content/office/office-texts.ts';
import { expect, rows, test } from '../office-harness.ts';

const SUBMISSIONS = 10_000;
const PAGE = 50;

test('scrolls, searches and opens ten thousand submissions', async ({ page, office }) => {
  const db = office.database();
  fill(db, office.now());
  db.close();
  await page.goto('/');
  const states = page.getByRole('navigation', { name: words.list.states });
  await expect(states.getByRole('link', { name: '10,000 All open' })).toBeVisible();
  await expect(rows(page)).toHaveCount(PAGE);

  for (let shown = 2 * PAGE; shown <= 3 * PAGE; shown += PAGE) {
    await page.getByRole('button', { name: /^Show the other/ }).click();
    await expect(rows(page)).toHaveCount(shown);
  }
  // The oldest is the most urgent.
  await expect(rows(page).last()).toContainText('Caller 9851');
  await rows(page).last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await rows(page)
    .last()
    .getByRole('link', { name: /^Caller 9851/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Caller 9851', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(rows(page)).toHaveCount(3 * PAGE);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await page.getByRole('searchbox', { name: 'Search' }).fill('+94 77 100 4321');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Caller 4321');
  await rows(page)
    .getByRole('link', { name: /^Caller 4321/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Caller 4321', level: 1 })).toBeVisible();
});

/** Enquiries an hour apart, the last one the oldest. */
function fill(db: DatabaseSync, now: number): void {
  db.exec('PRAGMA busy_timeout = 5000');
  db.prepare(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
     INSERT INTO submissions (id, reference, kind, fields, received_at, name, email, phone_e164)
     SELECT 'full-' || n, printf('FU%02d-%04d', n / 10000, n % 10000), 'enquiry',
       json_object('name', 'Caller ' || n, 'email', 'caller' || n || '@parent.example',
         'phone', '077' || (1000000 + n), 'subject', 'Course information',
         'message', 'Do you teach Edexcel Physics at the weekend?'),
       ? - n * 3600000, 'caller ' || n, 'caller' || n || '@parent.example', '+9477' || (1000000 + n)
     FROM numbers`,
  ).run(SUBMISSIONS, now);
}
