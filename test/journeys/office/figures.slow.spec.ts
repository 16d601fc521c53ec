import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { figuresPage as words } from '#content/office/figures-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { channelNames, sourceNames } from '#content/office/origins.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import { expect, expectOneSheet, failure, test } from '../office-harness.ts';

const physics = 'a-level-physics-saturday';

test('shows why figures could not be loaded, and those of a period, with presets and a table', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422|503/);
  await page.goto('/figures?from=2026-11-20&to=2026-11-10');
  await expect(page.getByText('The first day is after the last day.')).toBeVisible();
  await page.route('**/api/figures*', (route) => route.fulfill(failure));
  await page.getByRole('link', { name: 'This year' }).click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  await page.unroute('**/api/figures*');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText('There were no submissions in this period.')).toBeVisible();

  const colleague = await office.colleague();
  const lost = await office.registration({ firstName: 'Ruwan' });
  await office.enquiry();
  office.age(await office.registration({ level: 'o-level', subjects: ['Commerce'] }), 24 * 30);
  await colleague.post(`/api/submissions/${lost}/state`, {
    state: 'withdrawn',
    was: 'new',
    reason: 'price',
  });
  const group = (title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .last();
  const subjectsOf = (level: Level) => group(`${words.groups.bySubject}: ${levels[level].name}`);
  const thisYear = ['1 Jan to 23 Nov', '8 Feb 2025 to 31 Dec 2025'] as const;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Below the list.
  await page.locator('#page').getByRole('link', { name: words.nav, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '1 registered this month, as many as before',
  );
  await expect(group(words.groups.came)).toContainText(`${words.came.registration}1`);
  await expect(group(words.groups.came)).toContainText(`${words.came.enquiry}1`);
  await expect(page.getByText('called within 24 hours.')).toBeVisible();
  await expect(page.getByText(words.sourceKnown(0, 2))).toBeVisible();
  await expect(group('Why families withdrew')).toContainText(`${nextCallWords.reasons.price}1`);
  await expect(subjectsOf('a-level')).toContainText('Physics1');

  await page.getByRole('link', { name: 'Last month' }).press('Enter');
  await expect(subjectsOf('o-level')).toContainText('Commerce1');
  await expect(subjectsOf('a-level')).toHaveCount(0);
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/);
  await page.reload();
  await expect(group('Registrations by level')).toContainText('O\u00a0Level1');

  await page.getByRole('link', { name: 'This year' }).click();
  await expect(group(words.groups.came)).toContainText(`${words.came.registration}2`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.save }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain(`\r\nWhy families withdrew,${nextCallWords.reasons.price},1\r\n`);
  await expect(page.getByText(words.comparedDays(...thisYear))).toBeVisible();
  await page.getByLabel(words.from, { exact: true }).fill('2026-01-02');
  await page.getByLabel(words.to, { exact: true }).fill('2026-02-01');
  await expect(page.getByText('There were no submissions in this period.')).toBeVisible();
});

test('each number leads to a list with as many rows, and a whole year prints on one page', async ({
  page,
  office,
}) => {
  const colleague = await office.colleague();
  const write = (changes: object) =>
    colleague.post('/api/submissions', { id: randomUUID(), kind: 'enquiry', ...changes });
  const set = (reference: string, state: string, was: string, more = {}) =>
    colleague.post(`/api/submissions/${reference}/state`, { state, was, ...more });
  office.age(await office.registration(), 24 * 30);
  office.age(await office.registration({ source: 'google' }), 30);
  office.age(await office.enquiry(), 24 * 8);
  await office.registration({ level: 'o-level', subjects: ['Science'] });
  const [placed, lost, quiet, waiting] = [
    await office.registration({ source: 'friend', classes: [physics] }),
    await office.registration(),
    await office.enquiry({ email: 'quiet@parent.example' }),
    await office.registration(),
  ];
  await set(placed, 'placed', 'new', { classes: [physics] });
  await set(lost, 'withdrawn', 'new', { reason: 'price' });
  await set(quiet, 'withdrawn', 'new');
  await set(waiting, 'waiting', 'new');
  await colleague.put(`/api/submissions/${waiting}/waiting-for`, { classes: [physics] });
  await write({
    channel: 'phone',
    source: 'friend',
    fields: { name: 'Ruwan', phone: '0771234567' },
  });
  await write({ channel: 'visit', fields: { name: 'Amal', phone: '0771234568' } });

  await page.goto('/figures');
  const links = page.locator('a[data-count]');
  // The promise's link is shown before them.
  await expect(page.getByRole('table').first()).toBeVisible();
  const counted = await links.evaluateAll((all) =>
    all.map((link) => ({
      name: link.getAttribute('aria-label') ?? '',
      count: Number(link.getAttribute('data-count')),
      to: link.getAttribute('href') ?? '',
    })),
  );
  for (const name of [
    words.steps.placed,
    words.called['in-time'],
    words.called.late,
    'No reason given',
    nextCallWords.reasons.price,
    'Not known',
    sourceNames.friend,
    channelNames.visit,
    '23 Nov',
    `1 waiting`,
    `1 asked for it`,
  ]) {
    expect(counted.filter((one) => one.name.includes(name)).length, name).toBeGreaterThan(0);
  }
  const rows = page.locator('ol').getByRole('link', { name: /[A-Z0-9]{4}-[A-Z0-9]{4}/ });
  const followed = new Set<string>();
  for (const [at, { name, count, to }] of counted.entries()) {
    const query = to.replace('tab=all&', '').replace('tab=', 'state=');
    const list = await colleague.get(`/api/submissions${query.slice(1)}`);
    expect((list.json as { items: unknown[] }).items, `${name}: ${to}`).toHaveLength(count);
    // One of those with the same filters.
    const filters = [...new URLSearchParams(query.slice(2)).keys()].join();
    if (followed.has(filters)) continue;
    followed.add(filters);
    await links.nth(at).click();
    await expect(page).toHaveURL(to);
    await expect(rows, `${name}: ${to}`).toHaveCount(count);
    await page.goBack();
  }
  expect(followed.size).toBeGreaterThan(10);

  const { json } = await colleague.get('/api/classes');
  let weeks = 0;
  for (const { id, level, subject } of (json as { classes: Record<string, string>[] }).classes) {
    const { subjects } = levels[level as Level];
    const asked = subjects.find((one) => one === subject) ?? subjects[0];
    const reference = await office.registration({ level, subjects: [asked], classes: [id] });
    weeks += 1;
    office.age(reference, 24 * 7 * weeks);
    await colleague.post(`/api/submissions/${reference}/state`, {
      state: 'placed',
      was: 'new',
      classes: [id],
    });
  }
  await page.goto('/figures?from=2026-01-01&to=2026-12-31');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0);
  await expectOneSheet(page);
});
