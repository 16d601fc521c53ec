import type { Locator, Page } from '@playwright/test';
import { office as words } from '#content/office/office-texts.ts';
import { expect, failure, hold, openListening, rows, test } from '../office-harness.ts';

/** The address of the list after signing in. */
const openList = /\/api\/submissions\?group=.*%2Copen$/;

test('an empty office explains its purpose, and has three first steps, which disappear once they are done', {
  tag: '@slow',
}, async ({ page, office }) => {
  const { title, facts, trial, mail } = words.firstSteps;
  const steps = page.getByRole('region', { name: title }).getByRole('heading', { level: 3 });
  const change = (path: string, changes: object) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
    });
  await change('**/api/mail', { files: true });
  await page.goto('/');
  await expect(page.getByText(words.list.nothingYet)).toBeVisible();
  await expect(page.getByText(words.promise.none(30))).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(steps).toHaveText([facts, trial, mail]);
  await office.registration();
  await expect(rows(page)).toHaveCount(1);
  await expect(steps).toHaveText([facts, mail]);
  await change('**/api/site', { placeholders: [] });
  await page.reload();
  await expect(steps).toHaveText([mail]);
  for (let count = 2; count <= 10; count += 1) await office.registration();
  await expect(steps).toHaveCount(0);
});

test('rows with and without a phone number have the same columns, and a failed download saves no file', {
  tag: '@slow',
}, async ({ page, office, expectedComplaints }) => {
  expectedComplaints.push(/503/);
  await office.enquiry({ subject: 'Without a number', phone: '' });
  await office.enquiry({ subject: 'With a number' });
  await page.goto('/');
  await expect(rows(page)).toHaveCount(2);
  const edges = async (subject: string) => {
    const row = rows(page).filter({ hasText: subject });
    const parts = [row.getByText(subject), row.getByText('New', { exact: true })];
    return Promise.all(parts.map(async (part) => (await part.boundingBox())?.x));
  };
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const expected = await edges('With a number');
    expect(expected).toEqual([expect.any(Number), expect.any(Number)]);
    expect(await edges('Without a number')).toEqual(expected);
  }

  // The server's sentence is shown, or the page asks to sign in.
  await page.route('**/api/submissions.csv*', (route) => route.fulfill(failure), { times: 1 });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.getByRole('button', { name: words.list.save }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not just now.' })).toBeVisible();
  await office.endSessionsOn(page, '**/api/submissions.csv*');
  await page.getByRole('button', { name: words.list.save }).click();
  await expect(page.getByText(words.ended.title)).toBeVisible();
  expect(downloads).toBe(0);
});

test('on a phone the next call is one tap above a row and a half, and a family without a number is written to', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const ict = { level: 'o-level', subjects: ['ICT'] };
  const reference = await office.registration({ ...ict, firstName: 'Ruwan' });
  office.age(reference, 30);
  office.age(await office.registration(ict), 29);
  await page.goto('/');
  await expect(rows(page)).toHaveCount(2);
  // The header is one row high on every phone.
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 664 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
  }
  await page.setViewportSize({ width: 390, height: 664 });
  const second = await rows(page).nth(1).boundingBox();
  const dock = page.getByRole('navigation', { name: words.dockLabel });
  const middle = (second?.y ?? 0) + (second?.height ?? 0) / 2;
  expect(middle).toBeLessThanOrEqual((await dock.boundingBox())?.y ?? 0);

  // Its page is open behind the dial.
  const call = dock.getByRole('link', { name: 'Call Ruwan' });
  await expect(call).toHaveAttribute('href', 'tel:+94777654321');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await call.click();
  await expect(page).toHaveURL(new RegExp(`/submissions/${reference}$`));
  await expect(dock.getByRole('link', { name: 'Call Kumari' })).toBeVisible();

  const written = await office.enquiry({ name: 'Amal Sample', phone: '' });
  office.age(written, 40);
  await page.goto('/');
  const next = page.getByRole('main').getByRole('link', { name: 'Next: Write to Amal' });
  for (const [width, link] of [
    [390, dock.getByRole('link', { name: 'Write to Amal' })],
    [390, next],
    [1280, next],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/submissions/${written}$`));
    await page.goBack();
  }
});

test('a registration made in one window appears in the other automatically, and is announced', async ({
  page,
  office,
}) => {
  const first = await office.registration({ firstName: 'Kavindu' });
  await openListening(page, async () => {
    await page.goto('/');
    await expect(rows(page)).toHaveCount(1);
  });
  const reference = await office.registration({ firstName: 'Amaya' });
  await expect(
    page.getByRole('status').filter({ hasText: 'New submission: Amaya Sample.' }),
  ).toBeAttached();
  await expect(rows(page).nth(1)).toContainText(words.list.justIn);
  expect(await referencesOf(rows(page))).toEqual([first, reference]);
  await expect(openTab(page)).toHaveText('2 All open');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  expect(await referencesOf(rows(page))).toEqual([first, reference]);
  await expect(page.getByText(words.list.justIn)).toHaveCount(0);
});

test('submissions wait behind a button on a list that was touched, also without a connection, hidden or left', {
  tag: '@slow',
}, async ({ page, office, expectedComplaints }) => {
  expectedComplaints.push(/503/);
  const first = await office.registration({ firstName: 'Kavindu' });
  // The first stream ends as soon as it is open, as with a server that restarts.
  const streamIsBack = await hold(page, '**/api/events');
  const contentType = 'text/event-stream';
  const shortStream = { contentType, body: 'retry: 100\n\n' };
  await page.route('**/api/events', (route) => route.fulfill(shortStream), { times: 1 });
  const refetched = answersTo(page, openList, 2);
  await page.goto('/');
  await refetched;
  await touch(page);
  const amaya = await office.registration({ firstName: 'Amaya' });
  streamIsBack();
  await showNew(page, 'Amaya', 1);
  expect((await referencesOf(rows(page))).toSorted()).toEqual([first, amaya].toSorted());
  await expect(openTab(page)).toHaveText('2 All open');

  // The server failed.
  await page.route(openList, (route) => route.fulfill(failure), { times: 2 });
  const imran = await office.registration({ firstName: 'Imran' });
  await showNew(page, 'Imran', 2);
  await expect(page.getByRole('link', { name: imran })).toBeVisible();
  await expect(openTab(page)).toHaveText('3 All open');

  // A hidden tab has no event stream.
  const show = (visibilityState: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);
  const closed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/events'),
  );
  await show('hidden');
  await closed;
  const zainab = await office.registration({ firstName: 'Zainab' });
  await show('visible');
  await showNew(page, 'Zainab', 3);
  await expect(page.getByRole('link', { name: zainab })).toBeVisible();

  // The list was left.
  const colleague = await office.colleague();
  expect((await colleague.post(`/api/submissions/${amaya}/spam`)).status).toBe(200);
  await expect(page.getByRole('link', { name: amaya })).toHaveCount(0);
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { name: 'Kavindu Sample', level: 1 })).toBeVisible();
  const nextFetched = page.waitForResponse(/\/api\/submissions\?group=.*%2Ctomorrow$/);
  await colleague.post(`/api/submissions/${amaya}/release`);
  await nextFetched;
  const answer = await hold(page, openList);
  await page.getByRole('link', { name: 'All calls' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.mouse.move(320, 330);
  answer();
  await showNew(page, 'Amaya', 1);
  const all = [first, amaya, imran, zainab];
  expect((await referencesOf(rows(page))).toSorted()).toEqual(all.toSorted());
});

test('twelve submissions at once all appear; while the list is scrolled, another one waits', {
  tag: '@slow',
}, async ({ page, office }) => {
  const first = await office.registration({ firstName: 'Kavindu' });
  await openTouched(page);
  const many = await Promise.all(
    Array.from({ length: 12 }, (_, at) => office.enquiry({ name: `Caller ${at}` })),
  );
  await page.getByRole('button', { name: words.list.newOnes(12) }).click();
  await expect(rows(page)).toHaveCount(13);
  const references = await referencesOf(rows(page));
  expect(references.toSorted()).toEqual([first, ...many].toSorted());
  await expect(
    page.getByRole('status').filter({ hasText: /new submissions\.$|^New submission: / }),
  ).toBeAttached();

  await page.evaluate(() => scrollTo(0, 500));
  await office.registration({ firstName: 'Amaya' });
  await showNew(page, 'Amaya', 13);
  await expect(rows(page)).toHaveCount(14);
});

test('the most urgent is on top, overdue in words, and no row moves when a colleague changes it', async ({
  page,
  office,
}) => {
  const late = await office.registration({ firstName: 'Ruwan' });
  office.age(late, 27.2);
  const soon = await office.enquiry();
  office.age(soon, 21.4);
  const fresh = await office.registration({
    firstName: 'Amaya',
    level: 'o-level',
    subjects: ['ICT'],
  });
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 to call');
  const overdue = page.getByRole('link', { name: '1 overdue' });
  await expect(rows(page)).toHaveCount(3);
  expect(await referencesOf(rows(page))).toEqual([late, soon, fresh]);
  await expect(rows(page).nth(0)).toContainText(`overdue by 3\u00a0h`);
  await expect(rows(page).nth(1)).toContainText(`2\u00a0h 35\u00a0min left`);
  await expect(rows(page).nth(1)).toContainText('Course information');
  await expect(rows(page).nth(2)).toContainText('O\u00a0Level');
  await expect(
    page.getByRole('heading', { name: words.list.groups.overdue.title, level: 2 }),
  ).toBeVisible();
  // The one orange button of a desk, which is not pushed down by what is above the list.
  const next = rows(page)
    .nth(0)
    .getByRole('link', { name: /^Next: Call Ruwan Sample/ });
  await expect(next).toHaveAttribute('href', 'tel:+94777654321');
  expect((await rows(page).nth(0).boundingBox())?.y).toBeLessThanOrEqual(250);

  await overdue.click();
  await expect(rows(page)).toHaveCount(1);
  expect(await referencesOf(rows(page))).toEqual([late]);
  // A search and a tab show all groups.
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('Amaya');
  await expect(page.getByRole('link', { name: fresh })).toBeVisible();
  await search.fill('');
  await expect(rows(page)).toHaveCount(3);
  await overdue.click();
  await expect(rows(page)).toHaveCount(1);

  // A colleague’s change shows in its row, no row moves, and the last call is reported.
  await openTab(page).click();
  await expect(rows(page)).toHaveCount(3);
  await page.mouse.move(300, 300);
  const colleague = await office.colleague();
  const called = { state: 'called', was: 'new' };
  const { status } = await colleague.post(`/api/submissions/${late}/state`, called);
  expect(status).toBe(200);
  await expect(rows(page).nth(0)).toContainText('Called');
  await expect(rows(page).nth(0)).toContainText('Suresh, today');
  expect(await referencesOf(rows(page))).toEqual([late, soon, fresh]);
  await expect(page.getByRole('link', { name: '2 New', exact: true })).toBeVisible();
  for (const reference of [soon, fresh]) {
    expect(await colleague.delete(`/api/submissions/${reference}`)).toBe(200);
    await expect(page.getByRole('link', { name: reference })).toHaveCount(0);
  }
  await expect(page.getByText('All families have been called.')).toBeVisible();
});

test('a failed request is repeated as long as the page is open', { tag: '@slow' }, async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  await openTouched(page);
  const next = page.getByRole('link', { name: /^Next: Call/ });
  let refused = 0;
  let isFailing = true;
  await page.route(/\/api\/submissions\?group=.*%2Ctomorrow$/, (route) => {
    if (!isFailing) return route.fallback();
    refused += 1;
    return route.fulfill(failure);
  });
  await office.registration({ firstName: 'Amaya' });
  await expect(page.getByRole('button', { name: words.list.newOnes(1) })).toBeVisible();
  const pass = () => page.clock.fastForward(35_000);
  const soon = { intervals: [100], timeout: 40_000 };
  await expect.poll(() => pass().then(() => refused), soon).toBeGreaterThan(12);
  await expect(next).toHaveCount(0);
  isFailing = false;
  await expect.poll(() => pass().then(() => next.allInnerTexts()), soon).toHaveLength(1);
  await expect(next).toHaveAccessibleName(/Amaya Sample/);

  // Another tab, whose rows cannot be loaded, shows none of this one, and the other tabs stay.
  await page.goto('/');
  await expect(rows(page)).toHaveCount(1);
  await page.route(/\/api\/submissions\?state=new$/, (route) => route.fulfill(failure));
  const states = page.getByRole('navigation', { name: words.list.states });
  await states.getByRole('link', { name: '1 New' }).click();
  await expect.poll(() => pass().then(() => rows(page).count()), soon).toBe(0);
  await expect(page.getByText('Not just now.')).toBeVisible();
  await expect(states.getByRole('link', { name: '1 All open' })).toBeVisible();
});

test('tabs show one state each with its count, kinds and searches narrow it', async ({
  page,
  office,
}) => {
  const placed = await office.registration({ firstName: 'Sithum', parentPhone: '071 555 0001' });
  const asked = await office.enquiry();
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${placed}/state`, { state: 'placed', was: 'new' });
  await page.goto('/');
  const states = page.getByRole('navigation', { name: words.list.states });
  await expect(states.getByRole('link', { name: '2 All open' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  // One that is placed without a class has work left.
  await expect(rows(page)).toHaveCount(2);
  expect(await referencesOf(rows(page))).toEqual([placed, asked]);

  await states.getByRole('link', { name: '1 Placed' }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await referencesOf(rows(page))).toEqual([placed]);
  // A state without submissions has no tab.
  await expect(states.getByRole('link')).toHaveCount(3);
  // However many tabs there are, each is in sight on a desk.
  const work = /\/api\/submissions\?group=.*%2Ctomorrow$/;
  await page.route(work, async (route) => {
    const response = await route.fetch();
    const { counts, ...list } = (await response.json()) as { counts: Record<string, number> };
    const many = Object.fromEntries(Object.keys(counts).map((state) => [state, 1234]));
    await route.fulfill({ response, json: { ...list, counts: many } });
  });
  await page.goto('/?tab=all');
  await expect(states.getByRole('link')).toHaveCount(11);
  for (const link of await states.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  // The list is fetched again when the event stream opens.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/?tab=withdrawn');
  await expect(page.getByText(words.list.noneHere('Withdrawn'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: placed })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search' });
  // search.test.ts tests what it finds.
  await search.fill('ishara@parent');
  await expect(page.getByRole('link', { name: asked })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  // Names are not in the address, where the browser and proxies would store them.
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(search).toHaveValue('ishara@parent');
  await search.fill('no such name');
  await expect(page.getByText(words.list.noneFound('no such name'))).toBeVisible();

  await search.fill('');
  await expect(rows(page)).toHaveCount(2);
  await page.getByText(words.list.filters(0), { exact: true }).click();
  await page.getByRole('combobox', { name: words.list.filter.kind }).selectOption('registration');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: placed })).toBeVisible();
  await page.getByRole('combobox', { name: words.list.filter.kind }).selectOption('enquiry');
  await expect(page.getByRole('link', { name: asked })).toBeVisible();
});

test('sixty are shown page by page, downloaded, and still there after going back', {
  tag: '@slow',
}, async ({ page, office }) => {
  for (let at = 0; at < 60; at += 1) {
    office.age(await office.enquiry({ name: `Caller ${at}` }), (60 - at) / 10);
  }
  const listen = await hold(page, '**/api/events');
  const showMore = await hold(page, /\/api\/submissions\?.*cursor=/);
  await page.goto('/');
  await expect(rows(page)).toHaveCount(50);
  const before = await referencesOf(rows(page));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(words.list.printed('50', '60'))).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: words.list.moreLeft('10') }).click();
  // The next page is not lost when the event stream opens.
  const listening = page.waitForResponse('**/api/events');
  listen();
  await listening;
  showMore();
  await expect(rows(page)).toHaveCount(60);
  expect((await referencesOf(rows(page))).slice(0, 50)).toEqual(before);
  await expect(page.getByRole('button', { name: /^Show the other/ })).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.list.save }).click();
  const table = await (await saved).createReadStream();
  let text = '';
  for await (const chunk of table) text += chunk;
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.trim().split(/\r?\n/)).toHaveLength(61);

  await page.getByRole('link', { name: /^Caller 25/ }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await page.getByRole('link', { name: /^Caller 25/ }).click();
  await expect(page.getByRole('heading', { name: 'Caller 25', level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(60);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

/** The tab of all open submissions, with their count. */
function openTab(page: Page): Locator {
  return page.getByRole('link', { name: / All open$/ });
}

/** Opens the list and touches it: from then on no row moves. */
async function openTouched(page: Page): Promise<void> {
  await openListening(page, () => page.goto('/'));
  await touch(page);
}

async function touch(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 320);
}

/** Resolves with the last of several responses. */
function answersTo(page: Page, address: RegExp, count: number): Promise<unknown> {
  let left = count;
  return page.waitForResponse((response) => {
    if (address.test(response.url())) left -= 1;
    return left === 0;
  });
}

/** Waits for the announcement and the button of one new submission, and shows it. */
async function showNew(page: Page, firstName: string, justIn: number): Promise<void> {
  const announced = { hasText: `New submission: ${firstName} Sample.` };
  await expect(page.getByRole('status').filter(announced)).toBeAttached();
  await page.getByRole('button', { name: words.list.newOnes(1) }).click();
  await expect(page.getByText(words.list.justIn)).toHaveCount(justIn);
}

async function referencesOf(list: Locator): Promise<(string | undefined)[]> {
  // At one moment: a row may go while the rows are read.
  const addresses = await list
    .locator('a[href^="/submissions/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return addresses.map((address) => address?.split('/').at(-1));
}
