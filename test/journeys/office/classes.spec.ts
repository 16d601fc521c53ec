import type { Locator, Page } from '@playwright/test';
import { classesPage as words } from '#content/office/classes-texts.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { allClasses, type SchoolClass } from '#rules/timetable/classes.ts';
import { documents } from '#test/documents.ts';
import {
  expect,
  expectAccessible,
  hold,
  signIn,
  signInAgain,
  tabTo,
  test,
} from '../office-harness.ts';

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

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('cancels today’s class with three taps on a phone, and by the keyboard alone', async ({
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
  const copy = sheet.getByRole('button', { name: 'Copy the message' });
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
  await expect(sheet.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
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

  // The same by keys.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Office' }).getByText('Classes').press('Enter');
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
  await slip(page, one).press('Enter');
  await expect(sheet).toBeVisible();
  const cancelled = sheet.getByRole('radio', { name: said.kinds.cancelled });
  await tabTo(cancelled);
  await page.keyboard.press('Space');
  await expect(cancelled).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(sheet.getByLabel(said.reason)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Copy the message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slip(page, one)).toBeFocused();
});

test('moves a class to another time and to another day, and shows what the server rejects', {
  tag: '@slow',
}, async ({ page, office, expectedComplaints }) => {
  expectedComplaints.push(/422/, /404/);
  await page.setViewportSize({ width: 1280, height: 900 });
  const one = byId('o-level-mathematics-tuesday');
  await openWeek(page, one);
  await slip(page, one).click();
  const sheet = page.getByRole('dialog');
  const publish = sheet.getByRole('button', { name: said.publish });
  const from = sheet.getByLabel('From');
  const to = sheet.getByLabel('To', { exact: true });
  const day = sheet.getByLabel('Day', { exact: true });
  await chooseKind(sheet, said.kinds.moved);
  await publish.click();
  await expect(from).toHaveAccessibleDescription(words.problems.same);
  await expect(from).toBeFocused();
  await from.fill('18:00');
  await publish.click();
  await expect(from).toHaveAccessibleDescription('The class must end after it begins.');
  await from.fill('16:00');
  await to.fill('18:00');
  await sheet.getByLabel(said.reason).fill('A parents’ meeting');
  await publish.click();
  await expect(sheet.getByText(said.published)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(slip(page, one)).toContainText('4.00–6.00 p.m.');
  await expect(slip(page, one).locator('s')).toHaveText('3.00–5.00 p.m.');
  const pins = page.getByRole('list', { name: 'Coming changes' });
  await expect(pins).toContainText("A parents' meeting.");

  // The pinned note opens the same sheet at the same day.
  await pins.getByRole('button', { name: /Mathematics/ }).click();
  await chooseKind(sheet, said.kinds.room);
  await expect(sheet.getByText(said.notPublished)).toBeVisible();
  await publish.click();
  const room = sheet.getByRole('textbox', { name: 'Room' });
  await expect(room).toHaveAccessibleDescription('Please say which room.');
  await room.fill('Hall 2');
  await publish.click();
  await expect(sheet.getByText(said.notPublished)).toHaveCount(0);
  const { changes } = await listed(page, one);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ kind: 'room', room: 'Hall 2', start: null });
  // The office sees both.
  await expect(sheet.getByText(/: moved\./)).toBeVisible();
  await expect(sheet.getByText(/: another room\./)).toBeVisible();
  await page.keyboard.press('Escape');

  // To another day, next to the class that meets there.
  const science = byId('o-level-science-monday');
  const english = byId('o-level-english-thursday');
  const [date = ''] = (await listed(page, science)).dates;
  await slip(page, science).click();
  await chooseKind(sheet, said.kinds.moved);
  await sheet.getByRole('button', { name: 'On another day' }).click();
  await publish.click();
  await expect(day).toHaveAccessibleDescription('Please choose the other day.');
  const toDate = (await listed(page, english)).dates[0] ?? '';
  await day.fill(toDate);
  await from.fill('15:30');
  await to.fill('17:30');
  await publish.click();
  await expect(sheet.getByText(said.published)).toBeVisible();
  await page.keyboard.press('Escape');
  const thursday = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /^Thursday/ }),
  });
  await expect(thursday).toContainText('3.30–5.30 p.m.');
  const [before, moved] = await Promise.all([
    slip(page, english).boundingBox(),
    slip(page, science).boundingBox(),
  ]);
  expect(moved?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  expect((await listed(page, science)).changes[0]).toMatchObject({ date, toDate });

  // To a day that the server rejects.
  await slip(page, english).click();
  await chooseKind(sheet, said.kinds.moved);
  await sheet.getByRole('button', { name: 'On another day' }).click();
  await day.fill('2020-01-02');
  await publish.click();
  await expect(
    sheet.getByRole('alert').filter({ hasText: 'The new day is in the past.' }),
  ).toBeVisible();
  await expect(day).toHaveValue('2020-01-02');

  // A colleague undoes the change on the screen: the page shows it.
  await chooseKind(sheet, said.kinds.cancelled);
  await publish.click();
  await expect(sheet.getByText(said.published)).toBeVisible();
  const colleague = await office.colleague();
  const id = (await listed(page, english)).changes[0]?.id;
  expect(await colleague.delete(`/api/changes/${id}`)).toBe(200);
  await expect(publish).toBeVisible();

  // A colleague publishes another one, and then closes the day: what is typed stays, for no other day.
  await chooseKind(sheet, said.kinds.room);
  await room.fill('Library');
  const [first] = (await listed(page, english)).dates;
  const made = { class: english.id, date: first, kind: 'cancelled' };
  expect((await colleague.post('/api/changes', made)).status).toBe(201);
  await expect(sheet.getByText(said.notPublished)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Publish in its place' })).toBeVisible();
  const own = (await listed(page, english)).changes[0]?.id;
  expect(await colleague.delete(`/api/changes/${own}`)).toBe(200);
  const closure = { from: first, to: first, levels: ['o-level', 'a-level'], kind: 'other' };
  expect((await colleague.post('/api/closures', closure)).status).toBe(201);
  await expect(sheet.getByText('There is no class on')).toBeVisible();
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(publish).toHaveCount(0);
  await sheet
    .getByRole('radio', { name: /in 2 weeks|in 1 week|in \d+ days/ })
    .first()
    .check();
  await expect(room).toHaveValue('Library');
  await expect(publish).toBeVisible();
});

test('saves places in order, and keeps what is typed while publishing, offline and after the session', async ({
  page,
  context,
  browser,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
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
  await page.keyboard.press('Escape');

  // What is typed stays.
  const commerce = byId('o-level-commerce-friday');
  await slip(page, commerce).click();
  const sheet = page.getByRole('dialog', { name: commerce.subject });
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

  const publish = sheet.getByRole('button', { name: said.publish });
  await signInAgain(page, office, '**/api/changes', () => publish.click());
  await expect(sheet.getByLabel(said.reason)).toHaveValue('The teacher is ill');
  await sheet.getByRole('button', { name: said.publish }).click();
  await expect(sheet.getByText(said.notPublished)).toHaveCount(0);
  await expect(sheet.getByText('The teacher is ill', { exact: false }).first()).toBeVisible();
});

test.describe('in the week of Christmas, on the day after a class that was moved', () => {
  test.use({ begins: '2026-12-22T05:00:00Z' });

  test('begins with today on a phone, shows a closed day, and cancels the moved class on its new day', async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const one = byId('o-level-english-thursday');
    const commerce = byId('o-level-commerce-friday');
    const science = byId('o-level-science-monday');
    const db = office.database();
    db.prepare(
      `INSERT INTO class_changes (id, class, date, kind, starts, ends, to_date, created_at, created_by)
       VALUES ('moved-1', ?, '2026-12-21', 'moved', '17:30', '19:00', '2026-12-24', ?, 'suresh@school.example')`,
    ).run(science.id, office.now());
    db.close();
    await openWeek(page, one);
    const headings = page.getByRole('list').getByRole('heading', { level: 3 });
    await expect(headings).toHaveText([
      'Tuesday Today',
      'Wednesday tomorrow',
      'Thursday 24 December',
      'Friday 25 December',
      'Saturday 26 December',
      'Sunday 27 December',
      'Monday 28 December',
    ]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const boards = page.getByRole('list', { name: /^(Weekday|Weekend) group$/ });
    await expect(boards).toHaveCount(2);
    await expect(headings.first()).toHaveText('Monday 28 December');
    // Weekdays begin at three, the weekend at eight; both boards are as high as their classes need.
    const [weekdays, weekend] = [
      await slip(page, one).boundingBox(),
      await slip(page, byId('o-level-science-saturday')).boundingBox(),
    ];
    expect(weekdays?.y).toBeLessThan(weekend?.y ?? 0);

    // As on the site.
    await expect(slip(page, commerce)).toContainText(
      'No class on Friday, 25 December: Christmas Day',
    );
    await expect(slip(page, commerce).locator('s')).toHaveText('3.00–5.00 p.m.');
    const colour = (each: SchoolClass) =>
      slip(page, each)
        .locator('..')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colour(commerce)).not.toBe(await colour(one));
    await expectAccessible(page);

    await slip(page, science).click();
    const sheet = page.getByRole('dialog', { name: science.subject });
    await expect(sheet.getByRole('radio', { name: /21 Dec/ })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: said.kinds.moved })).toBeChecked();
    // While its new day is closed, it is not held.
    const colleague = await office.colleague();
    const storm = { from: '2026-12-24', to: '2026-12-24', levels: ['o-level'], kind: 'weather' };
    const { json } = await colleague.post('/api/closures', storm);
    await expect(sheet.getByRole('radio', { name: said.kinds.cancelled })).toBeChecked();
    await expect(slip(page, science)).toContainText(words.noClass);
    await colleague.delete(`/api/closures/${(json as { id: string }).id}`);
    await expect(sheet.getByRole('radio', { name: said.kinds.moved })).toBeChecked();
    await chooseKind(sheet, said.kinds.cancelled);
    await sheet.getByRole('button', { name: said.publish }).click();
    await expect(sheet.getByText(said.published)).toBeVisible();
    await expect(
      sheet.getByText('on Thursday, 24 December, moved from Monday, 21 December, is cancelled.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slip(page, science)).toContainText(words.noClass);
    const pins = page.getByRole('list', { name: 'Coming changes' });
    await expect(pins).toContainText('Thursday 24 December');
    expect((await listed(page, science)).changes).toMatchObject([
      { date: '2026-12-21', kind: 'cancelled', toDate: '2026-12-24' },
    ]);

    // The numbers of a class open its list.
    await seats(page, one).click();
    await expect(page).toHaveURL(`/classes/${one.id}`);
  });
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
