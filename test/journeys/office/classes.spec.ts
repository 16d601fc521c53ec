import type { Locator, Page } from '@playwright/test';
import { classesPage as words } from '#content/office/classes-texts.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { allClasses, type SchoolClass } from '#rules/timetable/classes.ts';
import { documents } from '#test/documents.ts';
import { expect, expectAccessible, hold, signIn, test } from '../office-harness.ts';

const said = words.sheet;

interface Changed {
  id: string;
  date: string;
  kind: string;
  start: string | null;
  toDate: string | null;
  room: string | null;
  message: string;
}
interface Listed {
  classes: { id: string; dates: string[]; places: string; changes: Changed[] }[];
}

// A Monday without a holiday in the weeks after it, 10.30 in the morning in Colombo.
test.use({ begins: '2026-11-23T05:00:00Z' });

test.beforeEach(async ({ context, office }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(context, office);
});

test('cancels today’s class with three taps on a phone, with a message ready to send', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const one = byId('o-level-science-monday');
  await openWeek(page, one);
  await slip(page, one).click();
  const sheet = page.getByRole('dialog', { name: one.subject });
  await chooseKind(sheet, said.kinds.cancelled);
  await sheet.getByRole('button', { name: said.publish }).click();

  await expect(sheet.getByText(said.published)).toBeVisible();
  const copy = sheet.getByRole('button', { name: said.copy });
  await expect(copy).toBeFocused();
  const change = (await listed(page, one)).changes[0];
  expect(change).toMatchObject({ date: colomboDate(office.now()), kind: 'cancelled' });
  const message = change?.message ?? '';
  await expect(sheet.getByText(message)).toBeInViewport();
  // At the bottom edge, with Undo next to it.
  const [bar, undo] = [
    await copy.boundingBox(),
    await sheet.getByRole('button', { name: said.undo }).boundingBox(),
  ];
  expect(bar?.y).toBeGreaterThan(844 - 100);
  expect(undo?.x).toBeGreaterThan((bar?.x ?? 0) + (bar?.width ?? 0));
  await copy.click();
  await expect(sheet.getByRole('button', { name: said.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  await expect(sheet.getByRole('link', { name: said.send })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(message)}`,
  );

  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(slip(page, one)).toBeFocused();
  await expect(slip(page, one)).toContainText(words.noClass);

  // Undo: the class is as on the timetable.
  await slip(page, one).click();
  await sheet.getByRole('button', { name: said.undo }).click();
  await expect(sheet.getByRole('button', { name: said.publish })).toBeVisible();
  expect((await listed(page, one)).changes).toEqual([]);
  // The group gets a message about that, too.
  await expect(sheet.getByText('takes place as usual.')).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(slip(page, one)).not.toContainText(words.noClass);
});

test('a class moves to another time, with its old place dashed; a second change replaces it', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const one = byId('o-level-mathematics-tuesday');
  await openWeek(page, one);
  await slip(page, one).click();
  const sheet = page.getByRole('dialog', { name: one.subject });
  await chooseKind(sheet, said.kinds.moved);
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByLabel(said.from)).toHaveAccessibleDescription(words.problems.same);
  await expect(sheet.getByLabel(said.from)).toBeFocused();
  await sheet.getByLabel(said.from).fill('18:00');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByLabel(said.from)).toHaveAccessibleDescription(words.problems.order);
  await sheet.getByLabel(said.from).fill('16:00');
  await sheet.getByLabel(said.to, { exact: true }).fill('18:00');
  await sheet.getByLabel(said.reason).fill('A parents’ meeting');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByText(said.published)).toBeVisible();
  await sheet.getByRole('button', { name: said.close }).click();
  await expect(slip(page, one)).toContainText('4.00–6.00 p.m.');
  await expect(slip(page, one).locator('s')).toHaveText('3.00–5.00 p.m.');
  const pins = page.getByRole('list', { name: words.pins.ahead });
  await expect(pins).toContainText('A parents’ meeting.');

  // The pinned note opens the same sheet at the same day.
  await pins.getByRole('button', { name: /Mathematics/ }).click();
  await chooseKind(sheet, said.kinds.room);
  await expect(sheet.getByText(said.notPublished)).toBeVisible();
  await sheet.getByRole('button', { name: said.publish }).click();
  const room = sheet.getByRole('textbox', { name: said.room });
  await expect(room).toHaveAccessibleDescription(words.problems.room);
  await room.fill('Hall 2');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByText(said.notPublished)).toHaveCount(0);
  const { changes } = await listed(page, one);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ kind: 'room', room: 'Hall 2', start: null });
  // The office sees both.
  await expect(sheet.getByText(/: moved\./)).toBeVisible();
  await expect(sheet.getByText(/: another room\./)).toBeVisible();
});

test('a class moves to another day, and is next to the class that meets there', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const one = byId('o-level-science-monday');
  await openWeek(page, one);
  const [date = ''] = (await listed(page, one)).dates;
  await slip(page, one).click();
  const sheet = page.getByRole('dialog', { name: one.subject });
  await chooseKind(sheet, said.kinds.moved);
  await sheet.getByRole('button', { name: said.anotherDay }).click();
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByLabel(said.toDate, { exact: true })).toHaveAccessibleDescription(
    words.problems.day,
  );
  const toDate = (await listed(page, byId('o-level-english-thursday'))).dates[0] ?? '';
  await sheet.getByLabel(said.toDate, { exact: true }).fill(toDate);
  await sheet.getByLabel(said.from).fill('15:30');
  await sheet.getByLabel(said.to, { exact: true }).fill('17:30');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByText(said.published)).toBeVisible();
  await page.keyboard.press('Escape');
  const thursday = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /^Thursday/ }),
  });
  await expect(thursday).toContainText('3.30–5.30 p.m.');
  const [english, moved] = await Promise.all([
    slip(page, byId('o-level-english-thursday')).boundingBox(),
    slip(page, one).boundingBox(),
  ]);
  expect(moved?.x).toBeGreaterThanOrEqual((english?.x ?? 0) + (english?.width ?? 0));
  expect((await listed(page, one)).changes[0]).toMatchObject({ date, toDate });
});

test('begins with today on a phone, and has two boards on a desk', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T05:00:00Z');
  await page.setViewportSize({ width: 390, height: 844 });
  const one = byId('o-level-english-thursday');
  await openWeek(page, one);
  const headings = page.getByRole('list').getByRole('heading', { level: 3 });
  await expect(headings).toHaveText([
    'Thursday Today',
    'Friday tomorrow',
    'Saturday 28 November',
    'Sunday 29 November',
    'Monday 30 November',
    'Tuesday 1 December',
    'Wednesday 2 December',
  ]);
  await page.setViewportSize({ width: 1280, height: 900 });
  const boards = page.getByRole('list', { name: /^(Weekday|Weekend) group$/ });
  await expect(boards).toHaveCount(2);
  await expect(headings.first()).toHaveText('Monday 30 November');
  // Weekdays begin at three, the weekend at eight; both boards are as high as their classes need.
  const [weekdays, weekend] = [
    await slip(page, one).boundingBox(),
    await slip(page, byId('o-level-science-saturday')).boundingBox(),
  ];
  expect(weekdays?.y).toBeLessThan(weekend?.y ?? 0);

  // The numbers of a class open its list.
  await seats(page, one).click();
  await expect(page).toHaveURL(`/classes/${one.id}`);
});

test('saves places at once and in order, and shows them to a colleague automatically', async ({
  page,
  browser,
  office,
}) => {
  const one = byId('o-level-ict-wednesday');
  await openWeek(page, one);
  const other = await browser.newContext({ baseURL: office.school.office });
  await other.clock.install({ time: office.now() });
  await signIn(other, office);
  const desk = await other.newPage();
  await openWeek(desk, one);
  await slip(page, one).click();
  const full = page.getByRole('button', { name: words.places.full, exact: true });
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await expect(seats(desk, one)).toHaveAccessibleName(/^ICT, Full: 0 of \d+$/);
  expect((await listed(page, one)).places).toBe('full');
  await other.close();

  // The last of two quick presses wins, even if the first one is slow.
  const sent: unknown[] = [];
  const slow = Promise.withResolvers<void>();
  await page.route('**/api/places/*', async (route) => {
    const { places } = route.request().postDataJSON();
    sent.push(places);
    if (places === 'few') await slow.promise;
    await route.fallback();
  });
  const open = page.getByRole('button', { name: words.places.open, exact: true });
  await page.getByRole('button', { name: words.places.few, exact: true }).click();
  await open.click();
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => sent).toEqual(['few']);
  slow.resolve();
  await expect.poll(async () => (await listed(page, one)).places).toBe('open');
  expect(sent).toEqual(['few', 'open']);
  await expect(open).toHaveAttribute('aria-pressed', 'true');
});

test('keeps what was typed while publishing, without a connection and after the session', {
  tag: '@slow',
}, async ({ page, context, office, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const one = byId('o-level-commerce-friday');
  await openWeek(page, one);
  await slip(page, one).click();
  const sheet = page.getByRole('dialog', { name: one.subject });
  await chooseKind(sheet, said.kinds.cancelled);
  const answer = await hold(page, '**/api/changes');
  await sheet.getByRole('button', { name: said.publish }).click();
  await sheet.getByLabel(said.reason).fill('The teacher is ill');
  answer();
  await expect(sheet.getByText(said.published)).toBeVisible();
  await expect(sheet.getByLabel(said.reason)).toHaveValue('The teacher is ill');
  await expect(sheet.getByText(said.notPublished)).toBeVisible();
  await context.setOffline(true);
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(
    sheet.getByRole('alert').filter({ hasText: /There is no connection/ }),
  ).toBeVisible();
  await expect(sheet.getByLabel(said.reason)).toHaveValue('The teacher is ill');
  await sheet.getByRole('button', { name: words.places.full, exact: true }).click();
  // One for the change, one for the places.
  await expect(sheet.getByRole('alert').filter({ hasText: /There is no connection/ })).toHaveCount(
    2,
  );
  await expect(sheet.getByRole('button', { name: words.places.open, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /^No connection/ })).toHaveCount(0);

  await office.endSessionsOn(page, '**/api/changes');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the office' })).toBeVisible();
  await signIn(context, office);
  await page.reload();
  await expect(sheet.getByLabel(said.reason)).toHaveValue('The teacher is ill');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByText(said.notPublished)).toHaveCount(0);
  await expect(sheet.getByText('The teacher is ill', { exact: false }).first()).toBeVisible();
});

test('shows the server’s own sentence for a rejected change', { tag: '@slow' }, async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/, /404/);
  const one = byId('o-level-english-thursday');
  await openWeek(page, one);
  await slip(page, one).click();
  const sheet = page.getByRole('dialog', { name: one.subject });
  await chooseKind(sheet, said.kinds.moved);
  await sheet.getByRole('button', { name: said.anotherDay }).click();
  await sheet.getByLabel(said.toDate, { exact: true }).fill('2020-01-02');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(
    sheet.getByRole('alert').filter({ hasText: 'The new day is in the past.' }),
  ).toBeVisible();
  await expect(sheet.getByLabel(said.toDate, { exact: true })).toHaveValue('2020-01-02');

  // A colleague undoes the change on the screen: the page shows it.
  await chooseKind(sheet, said.kinds.cancelled);
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByText(said.published)).toBeVisible();
  const colleague = await office.colleague();
  const id = (await listed(page, one)).changes[0]?.id;
  expect(await colleague.delete(`/api/changes/${id}`)).toBe(200);
  await expect(sheet.getByRole('button', { name: said.publish })).toBeVisible();
});

test.describe('in the week of Christmas', () => {
  test.use({ begins: '2026-12-21T05:00:00Z' });

  test('shows a day without classes as on the site', { tag: '@slow' }, async ({ page }) => {
    const one = byId('o-level-commerce-friday');
    await openWeek(page, one);
    await expect(slip(page, one)).toContainText('No class on Friday, 25 December: Christmas Day');
    await expect(slip(page, one).locator('s')).toHaveText('3.00–5.00 p.m.');
    const colour = (each: SchoolClass) =>
      slip(page, each)
        .locator('..')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const grey = await colour(one);
    expect(grey).not.toBe(await colour(byId('o-level-english-thursday')));
    await expectAccessible(page);
  });
});

test.describe('on the day after a class that was moved', () => {
  test.use({ begins: '2026-11-24T05:00:00Z' });

  test('a moved class can be cancelled on its new day', { tag: '@slow' }, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const one = byId('o-level-science-monday');
    const db = office.database();
    db.prepare(
      `INSERT INTO class_changes (id, class, date, kind, starts, ends, to_date, created_at, created_by)
       VALUES ('moved-1', ?, '2026-11-23', 'moved', '17:30', '19:00', '2026-11-26', ?, 'suresh@school.example')`,
    ).run(one.id, office.now());
    db.close();
    await openWeek(page, one);
    await slip(page, one).click();
    const sheet = page.getByRole('dialog', { name: one.subject });
    await expect(sheet.getByRole('radio', { name: /23 Nov/ })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: said.kinds.moved })).toBeChecked();
    await chooseKind(sheet, said.kinds.cancelled);
    await sheet.getByRole('button', { name: said.publish }).click();
    await expect(sheet.getByText(said.published)).toBeVisible();
    await expect(
      sheet.getByText('on Thursday, 26 November, moved from Monday, 23 November, is cancelled.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slip(page, one)).toContainText(words.noClass);
    const pins = page.getByRole('list', { name: words.pins.ahead });
    await expect(pins).toContainText('Thursday 26 November');
    expect((await listed(page, one)).changes).toMatchObject([
      { date: '2026-11-23', kind: 'cancelled', toDate: '2026-11-26' },
    ]);
  });
});

test('by the keyboard alone', { tag: '@slow' }, async ({ page }) => {
  const one = byId('o-level-science-monday');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Office' }).getByText(words.nav).press('Enter');
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
  await slip(page, one).press('Enter');
  const sheet = page.getByRole('dialog', { name: one.subject });
  await expect(sheet).toBeVisible();
  const cancelled = sheet.getByRole('radio', { name: said.kinds.cancelled });
  for (let tabs = 0; tabs < 12; tabs += 1) {
    if (await cancelled.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(cancelled).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(sheet.getByLabel(said.reason)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: said.copy })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slip(page, one)).toBeFocused();
});

async function openWeek(page: Page, one: SchoolClass): Promise<void> {
  await page.goto(one.level === 'a-level' ? '/classes?level=a-level' : '/classes');
  await expect(slip(page, one)).toBeVisible();
}

/** Chooses the kind of change by touch. */
async function chooseKind(sheet: Locator, kind: string): Promise<void> {
  const choice = sheet.getByRole('radio', { name: kind, exact: true });
  await choice.click();
  await expect(choice).toBeChecked();
}

function slip(page: Page, one: SchoolClass) {
  return page.locator(`#class-${one.id}`);
}

/** The numbers of a class: a link to its list. */
function seats(page: Page, { id }: SchoolClass) {
  return page.locator(`[href="/classes/${id}"]`);
}

function byId(id: string): SchoolClass {
  const one = allClasses(documents).find((each) => each.id === id);
  if (!one) throw new Error(`The timetable has no ${id}.`);
  return one;
}

async function listed(page: Page, { id }: SchoolClass): Promise<Listed['classes'][number]> {
  const { classes } = (await (await page.request.get('/api/classes')).json()) as Listed;
  const one = classes.find((each) => each.id === id);
  if (!one) throw new Error(`The office has no ${id}.`);
  return one;
}
