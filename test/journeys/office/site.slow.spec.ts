import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { office as officeWords } from '#content/office/office-texts.ts';
import { previewMarks } from '#content/office/site-names.ts';
import { sitePage as words } from '#content/office/site-texts.ts';
import type { DocumentId, Documents } from '#content/schemas/documents.ts';
import { refusals } from '#server/office/office-errors.ts';
import { openPage } from '../harness.ts';
import {
  delayResponse,
  dilani,
  expect,
  expectAccessible,
  hold,
  signIn,
  type TestOffice,
  tabTo,
  test,
} from '../office-harness.ts';

const { editor, list, publishing } = words;

/** A publication takes less than a minute on idle processors, but its build has a low priority. */
const PUBLISHED = 10 * 60_000;

test.use({
  // A rejected value and a colleague's change are answers with these states, and the browser logs them.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
  expectedComplaints: async ({}, use) => {
    await use([
      /sandboxed|401 \(Unauthorized\)|409 \(Conflict\)|415 \(Unsupported|422 \(Unprocessable/,
    ]);
  },
});

/** How a person uses the page. */
interface Hands {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, option: string) => Promise<unknown>;
}

const touch: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: (target, option) => target.selectOption(option),
};

/** A time as it is typed: in an English page its field has twelve hours. */
function twelveHours(_time: string, hour: string, minute: string): string {
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${half}`;
}

const keyboard: Hands = {
  press: async (target) => {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  type: async (target, text) => {
    await tabTo(target);
    await target.page().keyboard.press('Control+A');
    await target.page().keyboard.type(text.replace(/^(\d\d):(\d\d)$/, twelveHours));
  },
  choose: async (target, option) => {
    await tabTo(target);
    await target.page().keyboard.type(option);
  },
};

test.describe('publishing', () => {
  test.use({ publishes: true });

  test('a day in the office by touch, 390 px wide, then by keyboard alone, 1280 px wide, while a family reads the site', async ({
    page,
    browser,
    office,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/409/);
    const family = await openAsFamily(browser, office);
    const slip = page.getByRole('complementary', { name: publishing.slip });
    const undo = slip.getByRole('button', { name: publishing.undo, exact: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await changeTexts(page, touch);
    // From the form; the keyboard opens it from the summary of all changes.
    await touch.press(page.getByRole('link', { name: 'Fees', exact: true }));
    await openPreview(page, touch);
    await comparePages(page, office);
    await back(page);
    await changeTimetable(page, touch);
    await touch.press(publishButton(page));
    await expect(slip).toContainText(publishing.running);
    await expect(slip).toContainText(publishing.live(''), { timeout: PUBLISHED });
    // The pages, the structured data, the calendar and the next mail follow.
    expect(await siteHas(office, '/fees', /LKR\s1,350/)).toBe(true);
    expect(await siteHas(office, '/', /\+94 11 234 5678/)).toBe(true);
    expect(await siteHas(office, '/', /"email":"hello@college.lk"/)).toBe(true);
    expect(await siteHas(office, '/calendar/o-level-science.ics', /DTSTART.*T130000/)).toBe(true);
    await office.registration();
    await expect
      .poll(() => office.school.mails().some(({ text }) => text?.includes('+94 11 234 5678')))
      .toBe(true);
    await expectNextPageToBeNew(family);

    // A touch would reach it, too.
    await undo.click({ trial: true });
    await page.setViewportSize({ width: 1280, height: 844 });
    await keyboard.press(undo);
    await expect(slip).toContainText(/This leaves it:.*Hotline/);
    // Why it was refused stays in sight, and so does the way to try again.
    await page.route(
      '**/restore',
      (route) =>
        route.fulfill({ status: 409, json: { error: { message: refusals.changedSince } } }),
      { times: 1 },
    );
    await keyboard.press(undo);
    await expect(slip.getByRole('alert').filter({ hasText: refusals.changedSince })).toBeVisible();
    await keyboard.press(undo);
    await expect
      .poll(() => siteHas(office, '/fees', /LKR\s1,350/), { timeout: PUBLISHED })
      .toBe(false);
    await expect(slip).toContainText(publishing.live(''), { timeout: PUBLISHED });
    await keyboard.press(page.getByRole('link', { name: words.sections.history }));
    await expect(page.getByText('Live now')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Hotline' })).not.toHaveCount(0);

    await changeTexts(page, keyboard);
    await openPreview(page, keyboard);
    await back(page, keyboard.press);
    await changeTimetable(page, keyboard);
    await keyboard.press(publishButton(page));
    await expect(slip).toContainText(publishing.running);
    await expect(slip).toBeFocused();
  });

  // The pages of a change are those that really differ.
  test('undoes the hours of a line or an added text at once, and names classes and lecturers where a change is listed', async ({
    page,
    office,
  }) => {
    const slip = page.getByRole('complementary', { name: publishing.slip });
    const school = await savedValue(office, 'school');
    await page.goto('/site/school#/officeHours');
    const week = page.getByRole('group', { name: 'Monday to Sunday' });
    await week.getByLabel('To', { exact: true }).fill('18:00');
    await expect(page.getByText(editor.stored)).toBeVisible();
    // Each of the seven days is rendered alone.
    await expect(page.getByText('every page')).toBeVisible({ timeout: PUBLISHED });
    await page.getByRole('button', { name: publishing.undoLabel('Monday to Sunday') }).click();
    await expect.poll(() => savedValue(office, 'school')).toEqual(school);
    // A link to a day shows that day, also on this page.
    await page.evaluate(() => {
      location.hash = '#/officeHours/Tuesday';
    });
    await expect(
      page.getByRole('group', { name: 'Tuesday', exact: true }).getByRole('checkbox').first(),
    ).toBeFocused();

    const courses = await savedValue(office, 'courses');
    await page.goto('/site/courses#/tabs/mathematics/syllabus');
    const syllabus = page.getByRole('group', { name: 'Syllabus' }).first();
    await page
      .getByRole('button', { name: list.addTo('Syllabus') })
      .first()
      .click();
    await syllabus.getByRole('textbox').last().fill('Proofs by hand');
    await expect(page.getByText(editor.stored)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1);
    await page.getByRole('button', { name: publishing.undoLabel('Syllabus') }).click();
    await expect.poll(() => savedValue(office, 'courses')).toEqual(courses);

    await page.goto('/site/lecturers');
    const [lecturer] = (await savedValue(office, 'lecturers'))['o-level'];
    const people = (await savedValue(office, 'teachers'))['o-level'];
    const name = people.find(({ id }) => id === lecturer?.id)?.name ?? '';
    await page
      .getByRole('button', { name: list.removeName('1') })
      .first()
      .click();
    await expect(page.getByText(list.removed(name))).toBeVisible();
    await expect(page.getByText(editor.stored)).toBeVisible();
    await page.goto('/site/teachers#/a-level/0/name');
    await page.getByRole('checkbox', { name: /^Combined Mathematics, Sunday/ }).check();
    await expect(page.getByText(editor.stored)).toBeVisible();
    await page.goto('/site');
    await expect(slip).toContainText(`${publishing.removed}${name}`);
    await expect(slip).toContainText('Combined Mathematics, Sunday 1.00–4.00 p.m.');
    await expect(slip).not.toContainText('a-level-combined-mathematics');
    // What was removed is at no place any more: its list is.
    await page.goto('/site/preview?path=/o-level-classes');
    await expect(page.getByRole('link', { name: list.change, exact: true })).toHaveAttribute(
      'href',
      '/site/lecturers#/o-level',
    );
  });
});

test('shows a colleague’s change in the open fees, asks which value is right when both changed one, and what parents will see', async ({
  page,
  office,
}) => {
  await page.goto('/site/fees');
  const price = page.getByRole('textbox', { name: 'Cambridge A Level, per hour' });
  await expect(price).toHaveValue('1300');
  await saveAsColleague(office, { aLevelCambridge: 1390 });
  await expect(price).toHaveValue('1390');
  await expect(page.getByText(editor.was('LKR 1,300'))).toBeVisible();
  await expect(page.getByText(editor.colleagueSaved('Suresh'))).toBeAttached();
  await expect(page.getByText('Suresh', { exact: true })).toBeVisible();

  await saveAfterColleague(page, office, { aLevelCambridge: 1400, aLevelLocal: 950 }, () =>
    price.fill('1350'),
  );
  await expect(page.getByText('Suresh changed “Cambridge A Level, per hour” too')).toBeVisible();
  await expect(price).toHaveValue('1350');
  // The colleague's other changes are merged.
  await expect(page.getByRole('textbox', { name: 'A Level Local GCE' })).toHaveValue('950');
  await expect(page.getByText(editor.decide)).toBeVisible();
  await page.getByRole('button', { name: 'LKR 1,350 yours' }).click();
  await expect(page.getByText(editor.stored)).toBeVisible();
  expect(await savedValue(office, 'fees')).toMatchObject({
    aLevelCambridge: 1350,
    aLevelLocal: 950,
  });

  // The colleague’s may be the right one.
  await saveAfterColleague(page, office, { aLevelCambridge: 1400 }, () => price.fill('1360'));
  await page.getByRole('button', { name: 'LKR 1,400 Suresh' }).click();
  await expect(price).toHaveValue('1400');
  await expect(page.getByText(editor.stored)).toBeVisible();
  expect(await savedValue(office, 'fees')).toMatchObject({ aLevelCambridge: 1400 });

  // Once the draft is discarded, the window has it nowhere.
  const bar = page.getByRole('complementary', { name: publishing.slip });
  await bar.getByRole('button', { name: 'Discard' }).click();
  await expect(bar.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await bar.getByRole('button', { name: 'Discard' }).click();
  await expect(price).toHaveValue('1300');
  expect(await savedValue(office, 'fees')).toMatchObject({
    aLevelCambridge: 1300,
    aLevelLocal: 900,
  });
  await page.reload();
  await expect(price).toHaveValue('1300');
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored.filter((key) => key.startsWith('office:site:'))).toEqual([]);

  await price.fill('1,350');
  const slips = page.getByRole('complementary').filter({ hasText: 'As parents will see it' });
  await expect(slips).toContainText(/Cambridge.*LKR 1,000.*LKR 1,350/);
  await expect(slips).toContainText(/LKR 3,900.*LKR 4,050.*LKR 11,700.*LKR 12,150/);
  await price.fill('13000');
  await expect(page.getByText(editor.farFrom('LKR 1,300'))).toBeVisible();
  // One of two readings, for all pages.
  await page.getByRole('button', { name: words.fees.everywhere('LKR 1,200') }).click();
  await expect(page.getByText('The website gives two prices for Edexcel A Level.')).toBeHidden();
  await expect(page.getByText(editor.stored)).toBeVisible();
  expect(await savedValue(office, 'fees')).toMatchObject({
    aLevelEdexcelOnFeesPage: 1200,
    aLevelEdexcelOnProgrammePages: 1200,
  });
});

test('names what is missing until a publication is on the site, and shows the same place after going back', async ({
  page,
}) => {
  const message = 'Families will see it after the next build of the site.';
  await page.route('**/api/site', async (route) => {
    const response = await route.fetch();
    const publication = { state: 'live', step: 'checking', message };
    await route.fulfill({ response, json: { ...(await response.json()), publication } });
  });
  await page.goto('/site');
  const slip = page.getByRole('complementary', { name: publishing.slip });
  await expect(slip).toContainText(message);
  await expect(slip).not.toContainText('Everything is live.');
  await page.getByRole('link', { name: 'Terms and privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Terms and privacy' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Terms and privacy' })).toBeInViewport();
  await expect(slip).not.toBeFocused();
});

test('changes the hours of several days in one line, or of one that was split off, and returns the focus to a field whose change is undone', async ({
  page,
  office,
}) => {
  // A link to a field opens its chapter.
  await page.goto('/site/school#/officeHours');
  const week = page.getByRole('group', { name: 'Monday to Sunday' });
  await expect(page.getByText('Monday to Sunday, 8.30 a.m. to 5 p.m.')).toBeVisible();
  await week.getByLabel('To', { exact: true }).fill('18:00');
  await expect(page.getByText('Monday to Sunday, 8.30 a.m. to 6 p.m.')).toBeVisible();
  await page.getByRole('button', { name: editor.splitDays('Monday to Sunday') }).click();
  const sunday = page.getByRole('group', { name: 'Sunday', exact: true }).first();
  await sunday.getByRole('checkbox', { name: editor.open }).uncheck();
  await expect(page.getByText('Monday to Saturday, 8.30 a.m. to 6 p.m.')).toBeVisible();
  await expect(page.getByText(editor.stored)).toBeVisible();
  const open = { from: '08:30', to: '18:00' };
  await expect
    .poll(() => savedValue(office, 'school'))
    .toMatchObject({ officeHours: { Monday: open, Saturday: open, Sunday: null } });

  const hotline = page.getByRole('textbox', { name: 'Hotline' });
  await hotline.fill('+94 11 234 5678');
  await page.getByRole('button', { name: publishing.undoLabel('Hotline') }).press('Enter');
  await expect(hotline).toHaveValue('+94 11 000 0001');
  await expect(hotline).toBeFocused();
  await page.getByRole('button', { name: editor.rightLabel('Hotline') }).press('Enter');
  await expect(hotline).toBeFocused();
});

test('reads a price in any notation, and plans no publication while one is wrong', async ({
  page,
  office,
}) => {
  await page.goto('/site/fees');
  const price = page.locator('input[name="/aLevelCambridge"]');
  await price.fill('1 350 ');
  await expect(price).toHaveValue('1350');
  await expect.poll(() => savedValue(office, 'fees')).toMatchObject({ aLevelCambridge: 1350 });
  await page.goto('/site');
  const plan = page.getByRole('button', { name: words.planned.open });
  await expect(plan).toBeVisible();
  await page.goto('/site/fees');
  await price.fill('13 50');
  await expect(page.getByText(editor.rejected)).toBeVisible();
  await page.getByRole('link', { name: words.title, exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Go to the mistake' })).toBeVisible();
  await expect(plan).toHaveCount(0);
});

test('signing out does not ask about a number that is saved as the site writes it', async ({
  page,
}) => {
  await page.goto('/site/school');
  await page.locator('input[name="/hotline"]').fill('011 234 5679');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(editor.stored)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible();
});

test('publishes, plans and discards what was typed or undone last only once the list of changes has it', async ({
  page,
}) => {
  await page.goto('/site/fees');
  const price = page.locator('input[name="/aLevelCambridge"]');
  const bar = page.getByRole('complementary', { name: publishing.slip });
  const publish = bar.getByRole('button', { name: 'Publish' });
  await price.fill('1350');
  await expect(bar).toContainText(publishing.notPublished(1));
  await expect(publish).toBeVisible();
  const release = await hold(page, '**/api/site');
  await price.fill('1360');
  await page.waitForResponse((response) => response.request().method() === 'PUT');
  await expect(page.getByText(editor.stored)).toBeVisible();
  await expect(bar.getByRole('button', { name: editor.saving })).toBeVisible();
  await bar.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: editor.saving })).toBeVisible();
  release();
  await expect(question.getByRole('button', { name: 'Discard' })).toBeVisible();
  await question.getByRole('button', { name: 'Keep them' }).click();
  await page.route('**/api/site/publish', (route) => route.fulfill({ status: 202, json: {} }));
  const sent = page.waitForRequest('**/api/site/publish');
  await publish.click();
  expect((await sent).postDataJSON()).toEqual({ revisions: { fees: 2 } });

  await page.getByRole('link', { name: words.title, exact: true }).first().click();
  await page.getByRole('button', { name: words.planned.open }).click();
  const undo = await hold(page, '**/api/site/documents/fees');
  await page.getByRole('button', { name: publishing.undo, exact: false }).first().click();
  await expect(page.getByRole('button', { name: editor.saving })).toHaveCount(2);
  undo();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
});

test('reports in an editor that a publication failed, also after one that failed before', async ({
  page,
}) => {
  let publication = { state: 'failed', step: 'rendering', message: 'The disk is full.' };
  await page.route('**/api/site', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), publication } });
  });
  await page.goto('/site/fees');
  const bar = page.getByRole('complementary', { name: publishing.slip });
  const price = page.locator('input[name="/aLevelCambridge"]');
  await price.fill('1350');
  await expect(bar).toContainText(publishing.notPublished(1));
  publication = { ...publication, state: 'running' };
  await price.fill('1360');
  await expect(bar).toContainText(publishing.running);
  publication = { ...publication, state: 'failed' };
  await expect(bar).toContainText(`${publishing.failed}The disk is full.`);
});

test('keeps what is typed when an older response arrives, without a connection and while the session ends', async ({
  page,
  context,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/site/school');
  const hotline = page.getByRole('textbox', { name: 'Hotline' });
  await expect(hotline).toHaveValue('+94 11 000 0001');
  const delayed = await delayResponse(page, '**/api/site/documents/school');
  // The site has changed: the form requests its document again.
  await saveAsColleague(office, { aLevelCambridge: 1400 });
  await delayed.read;
  await hotline.fill('+94 11 234 5678');
  await expect(page.getByText(editor.stored)).toBeVisible();
  await delayed.arrive();
  await expect(hotline).toHaveValue('+94 11 234 5678');
  delayed.release();

  await context.setOffline(true);
  await hotline.fill('+94 11 234 5679');
  await expect(page.getByText(editor.offline)).toBeVisible();
  expect(await savedValue(office, 'school')).toMatchObject({ hotline: '+94 11 234 5678' });
  await context.setOffline(false);
  await expect(page.getByText(editor.stored)).toBeVisible();
  expect(await savedValue(office, 'school')).toMatchObject({ hotline: '+94 11 234 5679' });

  await office.endSessionsOn(page, '**/api/site/documents/school', 'PUT');
  await hotline.fill('+94 11 234 5670');
  await expect(page.getByText(officeWords.ended.title)).toBeVisible();
  await signIn(context, office);
  await page.reload();
  await expect(hotline).toHaveValue('+94 11 234 5670');
  await expect(page.getByText(editor.stored)).toBeVisible();
  expect(await savedValue(office, 'school')).toMatchObject({ hotline: '+94 11 234 5670' });
});

test('adds, moves, removes and puts back an entry of a list by keyboard', async ({
  page,
  office,
}) => {
  await page.goto('/site/holidays');
  const entries = page.locator('li[data-entry]');
  await expect(entries).toHaveCount(4);
  const down = page.getByRole('button', { name: list.down('Christmas Day') });
  await down.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(entries.nth(2)).toContainText('Christmas Day');
  await expect(down).toBeFocused();

  await page.getByRole('button', { name: `${list.change}: May Day` }).press('Enter');
  await page.getByRole('button', { name: list.removeName('May Day') }).press('Enter');
  await expect(page.getByText(list.removed('May Day'))).toBeVisible();
  const undo = page.getByRole('button', { name: publishing.undo, exact: true });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(4);

  await page.getByRole('button', { name: list.addTo('Days without classes') }).press('Enter');
  const kind = entries.nth(4).getByRole('combobox', { name: 'Kind' });
  await expect(kind).toBeFocused();
  await entries.nth(4).getByRole('textbox', { name: 'Name' }).fill('Vesak');
  await entries.nth(4).getByLabel('First day').fill('2027-05-20');
  await entries.nth(4).getByLabel('Last day').fill('2027-05-21');
  await expect(page.getByText(editor.stored)).toBeVisible();
  const { closures } = await savedValue(office, 'holidays');
  expect(closures.map(({ name }) => name)).toEqual([
    'National Day',
    'Sinhala and Tamil New Year',
    'Christmas Day',
    'May Day',
    'Vesak',
  ]);
});

test('gives a teacher another class, confirms an example, and uploads a photo, which arrives also if the teacher is moved while it is being sent', async ({
  page,
  office,
}) => {
  await page.goto('/site/teachers#/a-level/0/name');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('checkbox', { name: /^Combined Mathematics, Sunday/ }).check();
  await page.getByRole('button', { name: editor.rightLabel('Name') }).click();
  await expect(page.getByText(editor.stored)).toBeVisible();
  const teacher = async () => (await savedValue(office, 'teachers'))['a-level'][0];
  expect(await teacher()).toMatchObject({
    classes: ['a-level-combined-mathematics-thursday', 'a-level-combined-mathematics-sunday'],
    placeholders: ['qualifications', 'experience'],
  });

  const file = page.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert')).toContainText(/JPEG/);
  await file.setInputFiles(await photo());
  await expect(page.getByRole('img', { name: 'Mr. Ruwan Sample' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Description of the photo' }).fill('Ruwan at the board');
  await expect(page.getByText(editor.stored)).toBeVisible();
  expect(await teacher()).toMatchObject({ picture: { alt: 'Ruwan at the board' } });
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByText('Without a photo the initials are shown.').first()).toBeVisible();

  const release = await hold(page, '**/api/site/pictures');
  await file.setInputFiles(await photo());
  await expect(page.getByText('Uploading …')).toBeVisible();
  await page.getByRole('button', { name: words.list.down('Mr. Ruwan Sample') }).click();
  await back(page);
  release();
  await page.getByRole('link', { name: 'Teachers' }).first().click();
  await expect
    .poll(() => savedValue(office, 'teachers'))
    .toHaveProperty('a-level.1.picture.alt', 'Mr. Ruwan Sample');
});

test('changes who teaches a class in the timetable, adds a class, and removes it again', async ({
  page,
  office,
}) => {
  const teachers = async () => (await savedValue(office, 'teachers'))['a-level'];
  const [giver, other] = (await teachers()).filter(({ subject }) => subject === 'Physics');
  const [given] = giver?.classes ?? [];
  await page.goto(`/site/timetable?level=a-level&class=${given}`);
  const sheet = page.getByRole('dialog');
  const teacher = sheet.getByRole('combobox', { name: 'Teacher' });
  await expect(teacher).toHaveValue(giver?.id ?? '');
  await teacher.selectOption(other?.id ?? '');
  const classesOf = async (id: string | undefined) =>
    (await teachers()).find((one) => one.id === id)?.classes;
  await expect.poll(() => classesOf(other?.id)).toContain(given);
  expect(await classesOf(giver?.id)).not.toContain(given);

  await page.goto('/site/timetable');
  await page.getByRole('button', { name: 'Add a class' }).click();
  await sheet.getByLabel('Day', { exact: true }).selectOption('Friday');
  await sheet.getByLabel('Start').fill('17:00');
  await sheet.getByLabel('End', { exact: true }).fill('19:00');
  await sheet.getByLabel('Subject').selectOption('ICT');
  await sheet.getByLabel('Room').fill('Room 2');
  await sheet.getByRole('button', { name: words.timetable.done }).click();
  const block = page.getByRole('button', { name: /^Change ICT.*New/ });
  await expect(block).toBeFocused();
  await expect(page.getByText(editor.stored)).toBeVisible();
  const classes = async () => (await savedValue(office, 'timetable')).classes['o-level'];
  expect((await classes()).at(-1)).toMatchObject({ day: 'Friday', subject: 'ICT', room: 'Room 2' });
  await block.click();
  await sheet.getByRole('button', { name: 'Remove from the timetable' }).click();
  await expect(block).toBeHidden();
  await expect.poll(async () => (await classes()).length).toBe(9);
});

test('saves what was typed just before the form is left, plans its publication for a day, undoes it, and finds words in every document', async ({
  page,
  office,
}) => {
  /** What a server that publishes at a time reports and gets. */
  let planned: object[] = [];
  await page.route('**/api/site', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), planned } });
  });
  await page.route('**/api/site/publish', async (route) => {
    const { at } = route.request().postDataJSON();
    const values = { from: '+94 11 000 0001', to: '+94 11 234 5678' };
    const hotline = { document: 'school', path: '/hotline', label: 'Hotline', pages: [] };
    const changes = [{ ...hotline, ...values }];
    planned = [{ version: 7, at, by: 'dilani@school.example', changes }];
    await route.fulfill({ status: 202, json: { version: 7, at } });
  });
  await page.route('**/api/site/versions/7', async (route) => {
    planned = [];
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/site/school');
  await page.getByRole('textbox', { name: 'Hotline' }).fill('+94 11 234 5678');
  await back(page);
  const slip = page.getByRole('complementary', { name: publishing.slip });
  await expect(slip).toContainText('Hotline');
  expect(await savedValue(office, 'school')).toMatchObject({ hotline: '+94 11 234 5678' });

  await page.getByRole('button', { name: words.planned.open }).click();
  await page.getByLabel('Day', { exact: true }).fill('2027-01-01');
  await page.getByLabel('Time', { exact: true }).fill('08:30');
  // As after an ended session.
  await page.reload();
  await page.getByRole('button', { name: 'Publish on Friday, 1 January 2027, 8.30 a.m.' }).click();
  const plan = page.getByRole('complementary', { name: words.planned.title, exact: true });
  await expect(plan).toContainText('Friday, 1 January 2027, 8.30 a.m.');
  await expect(plan).toContainText('Hotline');
  await expect(plan).toContainText('+94 11 234 5678');
  await plan.getByRole('button', { name: words.planned.remove }).click();
  await plan.getByRole('button', { name: words.planned.remove }).click();
  await expect(plan).toBeHidden();

  await slip.getByRole('button', { name: publishing.undoLabel('Hotline') }).click();
  await expect(slip).not.toContainText('Hotline');
  expect(await savedValue(office, 'school')).toMatchObject({
    hotline: '+94 11 000 0001',
    placeholders: expect.arrayContaining(['hotline']),
  });
  const search = page.getByRole('searchbox', { name: 'Search the site' });
  // Also at the end of a long text the words are shown, and marked.
  await search.fill('hotline}');
  await expect(page.locator('mark').filter({ hasText: 'hotline}' }).first()).toBeVisible();
  await search.fill('1,200');
  await page.getByRole('link', { name: /^Edexcel A Level/ }).click();
  await expect(page.getByRole('textbox', { name: /^Edexcel.*subject pages/ })).toBeFocused();
});

/** A page of the site, open before anything is published. */
async function openAsFamily(browser: Browser, office: TestOffice): Promise<Page> {
  const context = await browser.newContext({
    baseURL: office.school.origin,
    viewport: { width: 1280, height: 844 },
  });
  await context.clock.install({ time: office.now() });
  const family = await context.newPage();
  await openPage(family, '/about');
  await family.evaluate(() => Object.assign(window, { isFirst: true }));
  await followFooter(family, 'Teachers');
  await expect(family).toHaveTitle(/teachers/);
  expect(await family.evaluate(() => 'isFirst' in window)).toBe(true);
  return family;
}

/** Expects an open page to work on, and its next page to be of the new version. */
async function expectNextPageToBeNew(family: Page): Promise<void> {
  await followFooter(family, 'Fee Structure');
  await expect(family.getByText(/LKR\s1,350/).first()).toBeVisible();
  expect(await family.evaluate(() => 'isFirst' in window)).toBe(false);
  await followFooter(family, 'Teachers');
  await expect(family).toHaveTitle(/teachers/);
  await family.context().close();
}

function followFooter(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('navigation', { name: 'Footer' });
  return footer.getByRole('link', { name, exact: true }).click();
}

/** Changes the hotline, with a mistake, and a fee. */
async function changeTexts(page: Page, { press, type }: Hands): Promise<void> {
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Site', exact: true }).filter({ visible: true }));
  await press(page.locator('summary', { hasText: /\d+ facts are still examples/ }));

  await press(page.getByRole('link', { name: 'Hotline', exact: true }));
  const hotline = page.getByRole('textbox', { name: 'Hotline' });
  await expect(hotline).toBeFocused();
  await type(hotline, '011 234');
  await expect(page.getByText('Write it as')).toBeVisible();
  await expect(page.getByText(editor.rejected)).toBeVisible();
  await type(hotline, '011 234 5678');
  await expect(page.getByText(editor.shownAs('+94 11 234 5678'))).toBeVisible();
  await type(page.getByRole('textbox', { name: 'E-mail', exact: true }), 'hello@college.lk');
  await expect(page.getByText(editor.stored)).toBeVisible();
  await expect(page.getByText(editor.was('+94 11 000 0001'))).toBeVisible();
  await back(page, press);
  await expect(page.getByRole('link', { name: 'Hotline', exact: true })).toBeHidden();

  await press(page.getByRole('link', { name: 'Fees', exact: true }));
  const price = page.getByRole('textbox', { name: 'Cambridge A Level, per hour' });
  await expect(price).toHaveValue('1300');
  await type(price, '1,350');
  await expect(page.getByText(editor.stored)).toBeVisible();
  await expect(page.getByText('was LKR 1,300')).toBeVisible();
  await back(page, press);
  const slip = page.getByRole('complementary', { name: publishing.slip });
  await expect(slip).toContainText('3 changes');
  await expect(slip).toContainText(/LKR 1,300.*LKR 1,350.*Shown on/);
}

/** The page as it would be published. */
function previewOf(page: Page, shown: 'before' | 'after') {
  return page.frameLocator(`iframe[title="${words.preview.frame[shown]('Fee Structure')}"]`);
}

async function openPreview(page: Page, { press, choose }: Hands): Promise<void> {
  await press(page.getByRole('link', { name: 'Preview' }).filter({ visible: true }));
  await choose(page.getByRole('combobox', { name: 'Page' }), 'Fee Structure');
  const price = previewOf(page, 'after').getByText('LKR 1,350').first();
  await expect(price).toBeVisible({ timeout: PUBLISHED });
}

/** Looks at the page with the changes and without them, before they are published. */
async function comparePages(page: Page, office: TestOffice): Promise<void> {
  // The stamp covers no button of the page's header.
  const stamp = await page.getByText(previewMarks.after, { exact: true }).boundingBox();
  const header = previewOf(page, 'after').getByRole('link', { name: 'Register' }).first();
  const register = await header.boundingBox();
  expect((stamp?.y ?? 0) + (stamp?.height ?? 0)).toBeLessThan(register?.y ?? 0);
  // The hotline in the dark header, whose own colour is white.
  const marked = previewOf(page, 'after').locator('mark').first();
  await expect(marked).toHaveCSS('color', 'rgb(0, 51, 61)');
  await expect(page.getByRole('complementary', { name: words.preview.here })).toContainText(
    /Cambridge A Level, per hour.*LKR 1,300.*LKR 1,350/,
  );
  await page.getByRole('link', { name: 'LKR 1,350' }).first().click();
  await expect(previewOf(page, 'after').getByText('LKR 1,350').first()).toBeInViewport();
  expect(await siteHas(office, '/fees', /LKR\s1,350/)).toBe(false);
  await expectAccessible(page);
  await page.getByRole('radio', { name: words.preview.states[0].name }).check();
  const before = previewOf(page, 'before');
  await expect(before.getByText('LKR 1,300').first()).toBeVisible({ timeout: PUBLISHED });
  await expect(before.getByText('LKR 1,350')).toHaveCount(0);
}

/** Moves a class, with a mistake. */
async function changeTimetable(page: Page, { press, type }: Hands): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  await press(page.getByRole('link', { name: 'Timetable', exact: true }));
  await press(page.getByRole('button', { name: 'Change Science' }).first());
  const sheet = page.getByRole('dialog', { name: 'Science' });
  await type(sheet.getByLabel('Start'), '13:00');
  await type(sheet.getByLabel('End', { exact: true }), '11:00');
  await expect(sheet.getByText('ends before it begins')).toBeVisible();
  await press(sheet.getByRole('button', { name: words.timetable.done }));
  await expect(publishButton(page)).toBeHidden();
  const fix = page.getByRole('link', { name: isPhone ? 'Fix' : 'Go to the mistake' });
  await press(fix.filter({ visible: true }));
  await expect(sheet.getByLabel('End', { exact: true })).toBeFocused();
  await type(sheet.getByLabel('End', { exact: true }), '15:00');
  await expect(sheet.getByText('ends before it begins')).toBeHidden();
  await press(sheet.getByRole('button', { name: words.timetable.done }));

  await back(page, press);
}

async function back(page: Page, press = touch.press): Promise<void> {
  await press(page.getByRole('main').getByRole('link', { name: editor.back, exact: true }).first());
  await expect(page.getByRole('heading', { name: 'What the site says' })).toBeVisible();
}

function publishButton(page: Page) {
  return page.getByRole('button', { name: 'Publish' }).filter({ visible: true });
}

async function siteHas({ school }: TestOffice, path: string, text: RegExp): Promise<boolean> {
  return text.test(await (await fetch(school.origin + path)).text());
}

async function photo() {
  const background = '#00353f';
  const picture = sharp({ create: { width: 500, height: 500, channels: 3, background } });
  return { name: 'photo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

async function documentOf<Id extends DocumentId>(office: TestOffice, id: Id) {
  const { json } = await (await office.colleague(dilani)).get(`/api/site/documents/${id}`);
  return json as { revision: number; value: Documents[Id] };
}

async function savedValue<Id extends DocumentId>(office: TestOffice, id: Id) {
  return (await documentOf(office, id)).value;
}

/** Types into the fees; before the page saves them or sees anything new, a colleague saves others. */
async function saveAfterColleague(
  page: Page,
  office: TestOffice,
  fees: Partial<Documents['fees']>,
  type: () => Promise<void>,
): Promise<void> {
  const release = await hold(page, '**/api/site/documents/fees');
  await type();
  await saveAsColleague(office, fees);
  release();
}

async function saveAsColleague(
  office: TestOffice,
  fees: Partial<Documents['fees']>,
): Promise<void> {
  const colleague = await office.colleague();
  const { revision, value } = await documentOf(office, 'fees');
  const saved = await colleague.put('/api/site/documents/fees', {
    revision,
    value: { ...value, ...fees },
  });
  expect(saved).toBe(200);
}
