import type { Page } from '@playwright/test';
import { classesPage } from '#content/office/classes-texts.ts';
import { closing } from '#content/office/closing-texts.ts';
import { diary } from '#content/office/diary-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office as words } from '#content/office/office-texts.ts';
import { peopleWords } from '#content/office/people-texts.ts';
import { sitePage } from '#content/office/site-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { expectToFitEnlarged } from '../cut-off.ts';
import { dilani, expect, expectAccessible, test } from '../office-harness.ts';
import { translate } from '../translator.ts';

// Every view of the office, in every state that looks different: no rule of axe is broken, targets are
// large enough on a phone, nothing is cut off, also with enlarged text, and a translator breaks nothing.

const wijayasinghe = {
  firstName: 'Wijayasinghe-Abeywickramanayake',
  lastName: 'Kariyawasam Gamlathge',
  subjects: ['Combined Mathematics', 'Logic & Scientific Method', 'Political Science'],
};
const fourSlots = {
  day: '2026-11-25',
  from: '15:00',
  to: '17:40',
  minutes: 40,
  seats: 2,
  room: 'Room 3',
};

test('signing in', async ({ page, context, office }) => {
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(dilani);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('12345678');
  await office.codeAfter(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await expectGoodView(page);
});

test('the list, empty and full, and the figures', async ({ page, office }) => {
  await page.goto('/');
  await expect(page.getByText(words.list.nothingYet)).toBeVisible();
  await expectAccessible(page);

  const late = await office.registration(wijayasinghe);
  office.age(late, 80);
  await office.enquiry({ subject: 'x'.repeat(200) });
  const called = await office.registration({ level: 'o-level', subjects: ['English'] });
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${called}/state`, { state: 'called', was: 'new' });
  const lost = await office.registration({ firstName: 'Ruwan' });
  const why = { state: 'withdrawn', was: 'new', reason: 'price' };
  await colleague.post(`/api/submissions/${lost}/state`, why);
  await page.reload();
  await expect(page.getByRole('link', { name: late })).toBeVisible();
  await page.getByText(words.list.filters(0), { exact: true }).click();
  await expectGoodView(page);
  await page.goto('/?tab=undelivered');
  await expect(page.getByRole('navigation', { name: words.list.states })).toContainText('3');
  await expectAccessible(page);
  await page.goto('/figures');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^3 registered/);
  await expectGoodView(page);
  await page.goto('/people');
  await page.getByRole('button', { name: 'Make a link' }).first().click();
  await expect(page.getByRole('button', { name: peopleWords.teachers.new })).toBeVisible();
  await expectGoodView(page);
});

test('a submission in every state', async ({ page, office }) => {
  const colleague = await office.colleague();
  await colleague.post('/api/slots', fourSlots);
  await office.registration({ subjects: ['Physics'] });
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByRole('complementary', { name: 'Possible duplicate' })).toBeVisible();
  await page.getByText(nextCallWords.choose).click();
  await page.getByRole('radio', { name: 'Another' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: nextCallWords.take }).click();
  await expect(page.getByText(nextCallWords.isYours).first()).toBeVisible();
  await page.getByRole('button', { name: 'Assessment', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: submissionWords.correct }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expectGoodView(page);

  await page.goto('/?owner=me');
  await expect(page.getByText('You have it')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: officeStates.withdrawn.name, exact: true }).click();
  await expect(page.getByRole('radio', { name: nextCallWords.reasons.price })).toBeVisible();
  await expectGoodView(page);

  const enquiry = await office.enquiry({ message: `${'word '.repeat(400)}${'x'.repeat(300)}` });
  await colleague.post(`/api/submissions/${enquiry}/spam`);
  await page.goto(`/submissions/${enquiry}`);
  await expect(page.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await expectGoodView(page);
});

test('the account, an unknown address, a lost connection and an expired session', async ({
  page,
  context,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/account');
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expectGoodView(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible();
  await expectAccessible(page);

  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('textbox', { name: 'Note' }).fill('Mother asks for Saturdays.');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /^No connection/ })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await office.endSessionsOn(page, '**/api/submissions/*/notes');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(words.ended.title)).toBeVisible();
  await expectGoodView(page);
});

test('the classes, their sheets, closures and the notice', async ({ page, office }) => {
  const colleague = await office.colleague();
  const monday = { class: 'o-level-science-monday', date: '2026-11-23' };
  const moved = { class: 'o-level-mathematics-tuesday', date: '2026-11-24' };
  const inHall = { class: 'o-level-ict-wednesday', date: '2026-11-25' };
  for (const change of [
    { ...monday, kind: 'cancelled', reason: `${'W'.repeat(60)} ill` },
    { ...moved, kind: 'moved', start: '16:00', end: '18:00' },
    { ...inHall, kind: 'room', room: 'The hall beside the library' },
  ])
    expect((await colleague.post('/api/changes', change)).status).toBe(201);
  const exams = { levels: ['a-level'], kind: 'exam', reason: null };
  await colleague.post('/api/closures', { ...exams, from: '2026-12-07', to: '2026-12-11' });
  await colleague.post('/api/closures', { ...exams, from: '2026-12-14', to: null, reason: 'Rain' });
  const notice = { text: 'The office phone is out of order.', until: '2026-11-30T00:00:00.000Z' };
  await colleague.put('/api/notice', notice);

  await page.goto('/classes');
  await expect(page.getByText(notice.text)).toBeVisible();
  await expect(page.locator('#class-o-level-ict-wednesday')).toContainText('The hall');
  await expectGoodView(page);
  await page.goto(`/classes?class=${moved.class}`);
  await expect(page.getByText(classesPage.sheet.published)).toBeVisible();
  await expectGoodView(page);
  await page.goto('/classes?sheet=close');
  await page.getByRole('dialog').getByRole('radio', { name: closing.sheet.dates }).check();
  await expectGoodView(page);
  await page.goto('/classes?sheet=notice');
  await page.getByRole('dialog').getByRole('radio', { name: 'Another' }).check();
  await expectGoodView(page);

  const reference = await office.registration({ subjects: ['Combined Mathematics'] });
  const one = 'a-level-combined-mathematics-thursday';
  await colleague.put(`/api/submissions/${reference}/waiting-for`, { classes: [one] });
  await page.goto(`/classes/${one}`);
  await expect(page.getByRole('link', { name: /Nethmi/ }).first()).toBeVisible();
  await expectGoodView(page);
});

test('the diary, empty, with its form and with families', async ({ page, office }) => {
  await page.goto('/diary');
  await expect(page.getByText(diary.noneInWeek)).toBeVisible();
  await page.getByRole('button', { name: diary.open }).click();
  await page.getByLabel(diary.sheet.from, { exact: true }).fill('15:00');
  await page.getByLabel(diary.sheet.to, { exact: true }).fill('17:00');
  await expectGoodView(page);

  const colleague = await office.colleague();
  const { json } = await colleague.post('/api/slots', fourSlots);
  const [slot] = (json as { ids: string[] }).ids;
  const reference = await office.registration(wijayasinghe);
  const booking = { state: 'assessment', was: 'new', slot };
  await colleague.post(`/api/submissions/${reference}/state`, booking);
  await page.goto('/diary');
  await page.getByRole('button', { name: 'Delete 3.00 p.m., Room 3' }).click();
  await expectGoodView(page);
  await page.goto(`/diary?day=${fourSlots.day}`);
  await expect(page.getByText('3.00 p.m.').first()).toBeVisible();
  await expectGoodView(page);
  await page.goto(`/submissions/${reference}`);
  await page.getByText('Choose another time').click();
  await expect(page.getByText('Another time, for this family only')).toBeVisible();
  await expectGoodView(page);
});

test('the editor of the site', async ({ page, office, expectedComplaints }) => {
  expectedComplaints.push(/422/);
  const colleague = await office.colleague();
  const { json } = await colleague.get('/api/site/documents/fees');
  const fees = (json as { value: Documents['fees'] }).value;
  await colleague.put('/api/site/documents/fees', {
    revision: 0,
    value: { ...fees, aLevelCambridge: 1350 },
  });
  for (const [path, shown] of [
    ['/site', 'What the site says'],
    ['/site/fees', 'was LKR 1,300'],
    ['/site/teachers#/a-level/0/name', 'Qualifications'],
    ['/site/timetable?level=a-level', 'Add a class'],
    ['/site/versions', 'Live now'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/site/timetable');
  await page.getByRole('button', { name: 'Change Science' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/site/school');
  await page.getByRole('textbox', { name: 'Hotline' }).fill('wrong');
  await expect(page.getByText(sitePage.editor.rejected)).toBeVisible();
  await expectAccessible(page);
});

/** Checks a view; it is translated afterwards, so that the journey must open another one. */
async function expectGoodView(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await expectAccessible(page);
  await expectTargets(page);
  await expectToFitEnlarged(page);
  await translate(page);
  await expect(page.getByText(words.connection.fault)).toHaveCount(0);
}

/** Targets on a phone are 44 px, unless they are in a sentence or hidden. */
async function expectTargets(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await page.locator('a, button, select, input').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('dd, p'))
      // A radio's or checkbox's label is the target.
      .map((element) => element.closest('label:has([type=radio], [type=checkbox])') ?? element)
      .map((element) => {
        // A row's link is as large as the row.
        const isRow = getComputedStyle(element, '::after').position === 'absolute';
        const box = (isRow ? (element.closest('li') ?? element) : element).getBoundingClientRect();
        return { name: element.outerHTML.slice(0, 90), width: box.width, height: box.height };
      })
      .filter(({ width, height }) => height < 44 || width < 44),
  );
  expect.soft(small.filter(({ name }) => !name.includes('#page'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}
