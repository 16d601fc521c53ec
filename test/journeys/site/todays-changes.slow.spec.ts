import type { Locator, Page } from '@playwright/test';
import { draftWords } from '#content/forms/form-help.ts';
import { thanks } from '#content/forms/registration.ts';
import { nothingChanged } from '#rules/timetable/news.ts';
import { type Today, todayCache } from '#rules/timetable/today.ts';
import { aChange } from '#test/class-change.ts';
import { enlargeText } from '../cut-off.ts';
import {
  acceptTerms,
  fillRegistration,
  fillRequired,
  registering,
  submitRegistration,
} from '../fill-forms.ts';
import { expect, goOffline, openPage, test, waitForHydration } from '../harness.ts';

// How the pages show class changes. The test itself responds; office/classes.spec.ts tests a change
// that the office makes.

/** A Monday in Colombo, 10.30 in the morning. */
const MONDAY = new Date('2026-11-23T05:00:00Z');

const today: Today = {
  ...nothingChanged,
  at: '2026-11-23T04:00:00.000Z',
  changes: [
    aChange({ class: 'o-level-science-monday', date: '2026-11-23', reason: 'The teacher is ill' }),
    aChange({
      class: 'a-level-physics-wednesday',
      date: '2026-11-25',
      kind: 'moved',
      start: '16:00',
      end: '18:30',
    }),
  ],
  places: { 'o-level-ict-wednesday': 'full', 'o-level-english-thursday': 'few' },
};

/** A Saturday: yesterday's class is held on Monday, and next Friday's is not, since it is Christmas. */
const SATURDAY = new Date('2026-12-19T05:00:00Z');
const beforeClosure: Today = {
  ...nothingChanged,
  at: '2026-12-19T04:00:00.000Z',
  changes: [
    aChange({
      class: 'o-level-commerce-friday',
      date: '2026-12-18',
      kind: 'moved',
      start: '15:00',
      end: '17:00',
      toDate: '2026-12-21',
      reason: 'The hall is booked',
    }),
  ],
};

/**
 * Responds in place of the school's server.
 *
 * @returns the number of requests
 */
async function respondWith(page: Page, answer: Today, now = MONDAY): Promise<{ asked: number }> {
  const count = { asked: 0 };
  await page.clock.setFixedTime(now);
  await page.route('**/functions/v1/today', (route) => {
    count.asked += 1;
    return route.fulfill({ json: answer });
  });
  return count;
}

test('a page shows today’s cancelled class at the class, struck through in lists and dialogs, and at the top, clear of symbols', async ({
  page,
}) => {
  await respondWith(page, today);
  for (const path of ['/schedule', '/programs/o-level-science', '/']) {
    await page.goto(path);
    const notice = page.getByRole('status').filter({ hasText: 'is cancelled' });
    await expect(notice).toContainText('Today: Science (O Level)');
    await expect(notice).toContainText('The teacher is ill');
    const note = page.locator('details').filter({ hasText: 'No class 23 Nov' }).first();
    await note.locator('summary').click();
    await expect(note).toContainText(
      'Science on Monday, 23 November is cancelled: The teacher is ill.',
    );
  }
  const line = page.getByRole('status').filter({ hasText: 'is cancelled' });
  await line.scrollIntoViewIfNeeded();
  const symbolsAbove = await line.evaluate((notice) => {
    const symbols = [...document.querySelectorAll<HTMLElement>('[data-at]')];
    for (const symbol of symbols) symbol.style.pointerEvents = 'auto';
    const box = notice.getBoundingClientRect();
    const points = Array.from({ length: 100 }, (_, index) => box.left + (box.width * index) / 100);
    return points
      .map((x) => document.elementFromPoint(x, box.top + box.height / 2))
      .filter((element) => element?.closest('[data-at]')).length;
  });
  expect(symbolsAbove).toBe(0);

  for (const { path, within } of [
    { path: '/o-level-classes', within: 'listitem' },
    { path: '/teachers#shiromi', within: 'dialog' },
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'is cancelled' })).toContainText(
      'Today: Science (O Level)',
    );
    const shown = page.getByRole(within).filter({ hasText: 'No class 23 Nov' }).first();
    await expect(shown).toContainText('Monday');
    await expect(shown.locator('[data-closed]').or(shown).locator('time').first()).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
  }
});

test('/a-level-classes marks a moved class; each link to a full one leads to its waiting list', async ({
  page,
}) => {
  const full = 'a-level-biology-monday';
  await respondWith(page, { ...today, places: { [full]: 'full' } });
  await page.goto('/a-level-classes');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('Physics').first()).toContainText('25 Nov only');
  const link = row('Biology')
    .first()
    .getByRole('link', { name: /Join the waiting list/ });
  await expect(link).toHaveAttribute('href', new RegExp(`class=${full}`));

  await page.goto('/teachers');
  // In the card, in the dialog's timetable, and the dialog's button.
  const links = page.locator(`a[href*="class=${full}"]`);
  await expect(links).toHaveText(Array.from({ length: 3 }, () => /^Join the waiting list/));
});

const widths = [320, 390, 1280];
const cases = [
  { what: 'a change', answer: today, now: MONDAY, short: 'No class 23 Nov' },
  {
    what: 'a change and a closure',
    answer: beforeClosure,
    now: SATURDAY,
    short: 'Moved 18 Dec',
  },
];
for (const { what, answer, now, short } of cases) {
  test(`${what} appears without a layout shift, at each width`, async ({ page }) => {
    await respondWith(page, answer, now);
    await openPage(page, '/schedule');
    await expect(page.getByText(short).first()).toBeAttached();
    const after = await boxesAtEachWidth(page);
    await page.unroute('**/functions/v1/today');
    await page.route('**/functions/v1/today', (route) =>
      route.fulfill({ json: { ...answer, changes: [], places: {} } }),
    );
    await page.evaluate((cache) => caches.delete(cache), todayCache);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText(short)).toHaveCount(0);
    // To a tenth of a pixel: text is laid out to a 64th, and rounding could differ there.
    const before = await boxesAtEachWidth(page);
    expect(after.length).toBe(before.length);
    for (const [index, at] of after.entries()) expect(at).toBeCloseTo(before[index] ?? NaN, 1);
  });
}

/** The positions of the classes, headings and links in the page. */
async function boxesAtEachWidth(page: Page): Promise<number[]> {
  const boxes: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const some = await page
      .locator('main :is(h1, h2, h3, time, [data-rows] > a)')
      .evaluateAll((all) =>
        all.flatMap((each) => {
          const { x, y } = each.getBoundingClientRect();
          // The waiting list's link is another sentence, of another width.
          return each.matches('a') ? [y] : [x, y];
        }),
      );
    boxes.push(...some);
  }
  return boxes;
}

test('a class shows its move and the closure of its next day, at each width', async ({ page }) => {
  await respondWith(page, beforeClosure, SATURDAY);
  await page.goto('/schedule');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const card = page.locator('[data-rows]').filter({ hasText: 'Commerce' }).first();
    const note = card.locator('details');
    await expect(note.locator('summary')).toHaveText('Moved 18 Dec');
    await expect(card).toHaveAttribute('data-closed');
    await expectWhole(note.locator('summary'));
    const [outer, inner] = [await card.boundingBox(), await note.boundingBox()];
    if (!outer || !inner) throw new Error('The note is not shown.');
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    await note.locator('summary').click();
    await expect(note.locator('p')).toHaveText(
      'Commerce on Friday, 18 December is moved to Monday, 21 December, 3.00–5.00 p.m.: The hall is booked. ' +
        'No class on Friday, 25 December: Christmas Day.',
    );
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, 'fits').toBe(width);
    await note.locator('summary').click();
  }
});

test('the note about a full class is shown while the class is chosen: also from a draft, not unticked, not above the receipt', async ({
  page,
}) => {
  const full = { 'o-level-ict-wednesday': 'full', 'o-level-science-saturday': 'full' } as const;
  await respondWith(page, { ...today, places: full });
  const note = page.getByRole('status').filter({ hasText: ' full. ' });
  const wednesday = page.getByRole('checkbox', { name: /^ICT, Wednesday/ });
  await openPage(
    page,
    '/register?level=o-level&subject=ICT&subject=Science&class=o-level-ict-wednesday&class=o-level-science-saturday',
  );
  await expect(note).toContainText(
    /^ICT, Wednesday 3.00 p.m. and Science, Saturday 8.30 a.m. are full. /,
  );
  await page.getByRole('checkbox', { name: /^Science, Saturday/ }).uncheck();
  await expect(note).toContainText(/^ICT, Wednesday 3.00 p.m. is full. /);
  await wednesday.uncheck();
  await expect(note).toHaveCount(0);
  await wednesday.check();
  await expect(note).toBeVisible();
  await fillRequired(page);
  await expect(page.getByText(draftWords.kept)).toBeVisible();

  await openPage(page, '/about');
  await openPage(page, '/register');
  await page.getByRole('button', { name: draftWords.restore }).click();
  await expect(note).toBeVisible();
  await acceptTerms(page);
  await submitRegistration(page).click();
  // The school's server has put it on no waiting list.
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText(thanks.text);
  await expect(note).toHaveCount(0);
});

test('the receipt names the classes that were full when the form arrived, whatever is full later', async ({
  page,
}) => {
  await respondWith(page, { ...today, places: {} });
  const waitingFor = ['ICT: Wednesday'];
  await page.route(registering, (route) =>
    route.fulfill({ json: { ok: true, reference: 'K7QF-29XM', waitingFor } }),
  );
  await openPage(page, '/register');
  await fillRegistration(page);
  await submitRegistration(page).click();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText(thanks.waiting(waitingFor));
  await page.reload();
  await expect(receipt).toContainText(thanks.waiting(waitingFor));
});

test('the notice of a full class is complete and above the heading on small phones', async ({
  page,
}) => {
  const full = 'a-level-combined-mathematics-thursday';
  await respondWith(page, { ...today, places: { [full]: 'full' } });
  await page.goto(`/register?level=a-level&subject=Combined+Mathematics&class=${full}`);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const note = page.getByRole('status').filter({ hasText: 'is full' });
    await expect(note.getByText('We will put you on the waiting list')).toBeVisible();
    await expectWhole(note.locator('p'));
    await expectAbove(note, page.getByRole('heading', { level: 1 }));
  }
});

test('offline on a phone, the notice shows all changes and the time of the check', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await respondWith(page, today);
  await page.goto('/schedule');
  const note = page.getByRole('status').filter({ hasText: 'is cancelled' });
  await expect(note).toBeVisible();
  await expect(page.getByText('Few places left').first()).toBeVisible();
  await goOffline(page);
  const text = note.locator('summary > span').first();
  await expect(text).toHaveText(
    /^Today: Science .* is cancelled: The teacher is ill\. Checked Monday, 23 November, 9\.30 a\.m\./,
  );
  await expect(note.getByText('is cancelled')).toHaveCount(1);
  await expectAbove(note, page.getByRole('heading', { level: 1 }));
  await note.locator('summary').click();
  await expectWhole(text);
});

test('with text of twice the size, the notice and the notes of classes are complete', async ({
  page,
}) => {
  await page.addInitScript(enlargeText, 34);
  await page.setViewportSize({ width: 360, height: 740 });
  await respondWith(page, beforeClosure, SATURDAY);
  await page.goto('/schedule');
  const note = page.locator('[data-rows]').filter({ hasText: 'Moved 18 Dec' }).first();
  await expectWhole(note.locator('summary'));
  await page.unroute('**/functions/v1/today');
  await respondWith(page, today);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'is cancelled' });
  await expectWhole(notice.locator('p'));
  await expectAbove(notice, page.getByRole('heading', { level: 1 }));
});

/** Expects a text to be complete: not cut off, and without an ellipsis. */
async function expectWhole(text: Locator): Promise<void> {
  const cut = () =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { bottom, right } = range.getBoundingClientRect();
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflow, display } = getComputedStyle(box);
        if (overflow === 'visible' || display === 'inline') continue;
        const around = box.getBoundingClientRect();
        if (bottom > around.bottom + 1 || right > around.right + 1) return true;
      }
      return false;
    });
  await expect.poll(cut).toBe(false);
}

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const bottom = await upper.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await lower.evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
}
