import type { Locator, Page } from '@playwright/test';
import { office as words } from '#content/office/page.ts';
import { expect, hold, openListening, signIn, test } from './office-harness.ts';

/** The address of the list that one begins with. */
const openList = /\/api\/submissions\?state=new%2Cno-answer%2Ccalled/;
const failure = { status: 503, json: { error: { message: 'Not just now.' } } };

test.beforeEach(async ({ context, office }) => signIn(context, office));

test('an empty office says what it is for', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(words.list.nothingYet)).toBeVisible();
  await expect(page.getByText(words.promise.none(30))).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
});

test('the most urgent stands on top, late in words, with what is owed in the headline', async ({
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

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three to call, one is late');
  await expect(rows(page)).toHaveCount(3);
  expect(await referencesOf(rows(page))).toEqual([late, soon, fresh]);
  await expect(rows(page).nth(0)).toContainText(`late by 3\u00a0h`);
  await expect(rows(page).nth(1)).toContainText(`2\u00a0h 35\u00a0min left`);
  await expect(rows(page).nth(1)).toContainText('Course information');
  await expect(rows(page).nth(2)).toContainText('O\u00a0Level');
  await expect(
    page.getByRole('heading', { name: words.list.groups.late.title, level: 2 }),
  ).toBeVisible();
  await expect(page.getByText(words.promise.came('3', 30))).toBeVisible();

  const next = page.getByRole('complementary', { name: words.list.nextCall });
  await expect(next).toContainText('Ruwan Sample');
  await expect(next.getByRole('link', { name: '+94 77 765 4321' })).toHaveAttribute(
    'href',
    'tel:+94777654321',
  );
});

test('a registration made in one window appears in the other by itself, and is announced', async ({
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
    page.getByRole('status').filter({ hasText: 'Just in: Amaya Sample.' }),
  ).toBeAttached();
  await expect(rows(page).nth(0)).toContainText(words.list.justIn);
  expect(await referencesOf(rows(page))).toEqual([reference, first]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two to call');

  // At the next load it has gone to its place.
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  expect(await referencesOf(rows(page))).toEqual([first, reference]);
  await expect(page.getByText(words.list.justIn)).toHaveCount(0);
});

test('what a colleague does shows where it stands, and moves nothing', async ({ page, office }) => {
  const first = await office.registration({ firstName: 'Kavindu' });
  office.age(first, 5);
  const second = await office.registration({ firstName: 'Zainab' });
  await page.goto('/');
  await expect(rows(page)).toHaveCount(2);
  await page.mouse.move(300, 300);
  const colleague = await office.colleague();
  const { status } = await colleague.post(`/api/submissions/${first}/state`, {
    state: 'called',
    was: 'new',
  });
  expect(status).toBe(200);
  await expect(rows(page).nth(0)).toContainText('Called');
  await expect(rows(page).nth(0)).toContainText('Suresh, today');
  expect(await referencesOf(rows(page))).toEqual([first, second]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One to call');

  expect(await colleague.delete(`/api/submissions/${second}`)).toBe(200);
  await expect(page.getByRole('link', { name: second })).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`without a number to dial all stands where it does with one, ${width} wide`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await office.enquiry({ subject: 'Without a number', phone: '' });
    await office.enquiry({ subject: 'With a number' });
    await page.goto('/');
    await expect(rows(page)).toHaveCount(2);
    const edges = async (subject: string) => {
      const row = rows(page).filter({ hasText: subject });
      const parts = [row.getByText(subject), row.getByText('New', { exact: true })];
      return Promise.all(parts.map(async (part) => (await part.boundingBox())?.x));
    };
    expect(await edges('Without a number')).toEqual(await edges('With a number'));
  });
}

test('who came in while the line was lost appears with it, and is announced', async ({
  page,
  office,
}) => {
  const first = await office.registration({ firstName: 'Kavindu' });
  // The first line ends as soon as it is open, as with a server that starts anew.
  const lineIsBack = await hold(page, '**/api/events');
  const contentType = 'text/event-stream';
  const shortLine = { contentType, body: 'retry: 100\n\n' };
  await page.route('**/api/events', (route) => route.fulfill(shortLine), { times: 1 });
  const fetchedAnew = answersTo(page, openList, 2);
  await page.goto('/');
  await fetchedAnew;
  await touch(page);
  const reference = await office.registration({ firstName: 'Amaya' });
  lineIsBack();
  await expectJustIn(page, 'Just in: Amaya Sample.');
  expect(await referencesOf(rows(page))).toEqual([reference, first]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two to call');
});

test('a dozen who come in at once all appear', async ({ page, office }) => {
  const first = await office.registration({ firstName: 'Kavindu' });
  await openTouched(page);
  const listed = page.waitForRequest(/\/api\/submissions\?(q=|state=)/);
  const many = await Promise.all(
    Array.from({ length: 12 }, (_, at) => office.enquiry({ name: `Caller ${at}` })),
  );
  await listed;
  await expect(rows(page)).toHaveCount(13);
  const references = await referencesOf(rows(page));
  expect(references.at(-1)).toBe(first);
  expect(references.toSorted()).toEqual([first, ...many].toSorted());
  await expect(page.getByRole('status').filter({ hasText: /^Just in: / })).toBeAttached();
});

test('who came in while the server failed is asked for again', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  await office.registration({ firstName: 'Kavindu' });
  await openTouched(page);
  const followUp = /\/api\/submissions\?q=/;
  await page.route(followUp, (route) => route.fulfill(failure), { times: 2 });
  const reference = await office.registration({ firstName: 'Amaya' });
  await expectJustIn(page, 'Just in: Amaya Sample.');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two to call');
});

for (const [what, away, back] of [
  ['released', 'spam', 'release'],
  ['put back to new', 'withdrawn', 'new'],
] as const)
  test(`one that a colleague has ${what} appears by itself, and is announced`, async ({
    page,
    office,
  }) => {
    const first = await office.registration({ firstName: 'Kavindu' });
    const reference = await office.registration({ firstName: 'Amaya' });
    const colleague = await office.colleague();
    const path = `/api/submissions/${reference}`;
    const press = async (to: string, was: string) => {
      const isState = to !== 'spam' && to !== 'release';
      const { status } = await (isState
        ? colleague.post(`${path}/state`, { state: to, was })
        : colleague.post(`${path}/${to}`));
      expect(status).toBe(200);
    };
    await press(away, 'new');
    await openTouched(page);
    await press(back, away);
    await expectJustIn(page, 'Just in: Amaya Sample.');
    expect(await referencesOf(rows(page))).toEqual([reference, first]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two to call');
  });

test('who came in meanwhile is there when one is back by a link, whatever one touches', async ({
  page,
  office,
}) => {
  const first = await office.registration({ firstName: 'Kavindu' });
  const reference = await office.registration({ firstName: 'Amaya' });
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${reference}/spam`);
  await openTouched(page);
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { name: 'Kavindu Sample', level: 1 })).toBeVisible();
  const told = page.waitForResponse(new RegExp(`/api/submissions\\?q=${reference}`));
  await colleague.post(`/api/submissions/${reference}/release`);
  await told;
  const answer = await hold(page, openList);
  await page.getByRole('link', { name: 'All calls' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.mouse.move(320, 330);
  answer();
  await expectJustIn(page, 'Just in: Amaya Sample.');
  expect(await referencesOf(rows(page))).toEqual([reference, first]);
});

test.describe('at a desk whose clock can be moved', () => {
  test.use({ begins: '2026-11-23T05:00:00Z' });

  test('what could not be fetched is asked for again as long as the page is open', async ({
    page,
    office,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/503/);
    await openTouched(page);
    const next = page.getByRole('complementary', { name: words.list.nextCall });
    let refused = 0;
    let isFailing = true;
    await page.route(/\/api\/submissions\?state=new%2Cno-answer$/, (route) => {
      if (!isFailing) return route.fallback();
      refused += 1;
      return route.fulfill(failure);
    });
    const reference = await office.registration({ firstName: 'Amaya' });
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    const pass = () => page.clock.fastForward(35_000);
    await expect.poll(() => pass().then(() => refused)).toBeGreaterThan(12);
    await expect(next).toHaveCount(0);
    isFailing = false;
    await expect.poll(() => pass().then(() => next.allInnerTexts())).toHaveLength(1);
    await expect(next).toContainText('Amaya Sample');
  });
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
  await expect(states.getByRole('link', { name: '1 All open' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await referencesOf(rows(page))).toEqual([asked]);

  await states.getByRole('link', { name: '1 Placed' }).click();
  await expect(page.getByRole('link', { name: placed })).toBeVisible();
  expect(await referencesOf(rows(page))).toEqual([placed]);
  await states.getByRole('link', { name: '0 Withdrawn' }).click();
  await expect(page.getByText(words.list.noneHere('Withdrawn'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: placed })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const [typed, found] of [
    ['SITHUM', placed],
    [placed.replace('-', '').toLowerCase(), placed],
    ['+94 71 555 0001', placed],
    ['ishara@parent', asked],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('link', { name: found })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  }
  await page.reload();
  await expect(search).toHaveValue('ishara@parent');
  await search.fill('nobody at all');
  await expect(page.getByText(words.list.noneFound('nobody at all'))).toBeVisible();

  await search.fill('');
  await page.getByRole('combobox', { name: words.list.kind }).selectOption('registration');
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('combobox', { name: words.list.kind }).selectOption('enquiry');
  await expect(page.getByRole('link', { name: asked })).toBeVisible();
});

test('sixty are shown page by page, and saved as a table', async ({ page, office }) => {
  for (let at = 0; at < 60; at += 1) {
    office.age(await office.enquiry({ name: `Caller ${at}` }), (60 - at) / 10);
  }
  await page.goto('/');
  await expect(rows(page)).toHaveCount(50);
  const before = await referencesOf(rows(page));
  await page.getByRole('button', { name: words.list.moreLeft('10') }).click();
  await expect(rows(page)).toHaveCount(60);
  expect((await referencesOf(rows(page))).slice(0, 50)).toEqual(before);
  await expect(page.getByRole('button', { name: /^Show the other/ })).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: words.list.save }).click();
  const table = await (await saved).createReadStream();
  let text = '';
  for await (const chunk of table) text += chunk;
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.trim().split(/\r?\n/)).toHaveLength(61);
});

test('more that was asked for comes, though the page begins to listen meanwhile', async ({
  page,
  office,
}) => {
  for (let at = 0; at < 52; at += 1) await office.enquiry({ name: `Caller ${at}` });
  const listen = await hold(page, '**/api/events');
  const showMore = await hold(page, /\/api\/submissions\?.*cursor=/);
  await page.goto('/');
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: words.list.moreLeft('2') }).click();
  const listening = page.waitForResponse('**/api/events');
  listen();
  await listening;
  showMore();
  await expect(rows(page)).toHaveCount(52);
});

test('going back returns to the place in the list', async ({ page, office }) => {
  for (let at = 0; at < 30; at += 1) {
    office.age(await office.enquiry({ name: `Caller ${at}` }), (30 - at) / 10);
  }
  await page.goto('/');
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole('link', { name: /^Caller 25/ }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await page.getByRole('link', { name: /^Caller 25/ }).click();
  await expect(page.getByRole('heading', { name: 'Caller 25', level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(30);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('all who did not answer today come back tomorrow', async ({ page, office }) => {
  const reference = await office.registration({ firstName: 'Kavindu' });
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${reference}/state`, { state: 'no-answer', was: 'new' });
  await page.goto('/');
  await expect(page.getByText(words.list.allCalled)).toBeVisible();
  await expect(page.getByText(words.list.againTomorrow('Kavindu Sample'))).toBeVisible();
  await expect(rows(page).nth(0)).toContainText('once, Suresh');
});

test('on a phone the next call is one tap away, and its page is open behind the dial', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reference = await office.registration({ firstName: 'Ruwan' });
  await page.goto('/');
  const dock = page.getByRole('navigation', { name: words.dockLabel });
  const call = dock.getByRole('link', { name: 'Call Ruwan' });
  await expect(call).toHaveAttribute('href', 'tel:+94777654321');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await call.click();
  await expect(page).toHaveURL(new RegExp(`/submissions/${reference}$`));
  await expect(dock.getByRole('link', { name: 'Call Kumari' })).toBeVisible();
});

/** Opens the list and touches it: from then on nothing moves under the hand. */
async function openTouched(page: Page): Promise<void> {
  await openListening(page, () => page.goto('/'));
  await touch(page);
}

async function touch(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 320);
}

/** Resolves with the last of so many answers. */
function answersTo(page: Page, address: RegExp, count: number): Promise<unknown> {
  let left = count;
  return page.waitForResponse((response) => {
    if (address.test(response.url())) left -= 1;
    return left === 0;
  });
}

async function expectJustIn(page: Page, said: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();
  await expect(rows(page).nth(0)).toContainText(words.list.justIn);
}

function rows(page: Page): Locator {
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/submissions/"]') });
}

async function referencesOf(list: Locator): Promise<(string | undefined)[]> {
  const links = await list.locator('a[href^="/submissions/"]').all();
  return Promise.all(
    links.map(async (link) => (await link.getAttribute('href'))?.split('/').at(-1)),
  );
}
