import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { filledDocuments } from '#content/fill-text.ts';
import { familyLinkOf } from '#content/forms/family-link.ts';
import { type OfficeState, officeStates } from '#content/office/states.ts';
import { ownCalendarLink } from '#rules/timetable/calendar-files.ts';
import { classText } from '#rules/timetable/classes.ts';
import { activeVersion } from '#server/publishing/site-documents.ts';
import { CommandError } from '#server/staff/arguments.ts';
import { commands, type StaffDeps } from '#server/staff/commands.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { documents } from '#test/documents.ts';
import { waitForResponsesRead } from '../harness.ts';
import { type Colleague, expect, type TestOffice, test } from '../office-harness.ts';

// One family, from the class's link to its erasure, in a real browser and mailbox. After each step every
// place that shows this family must show the same class, day, time and state: a step is a row of `steps`,
// a place a row of `places`.

const familyLink = familyLinkOf(documents);
const saturday = 'a-level-physics-saturday';
const wednesday = 'a-level-physics-wednesday';
const days = { Tuesday: '2026-12-01', Thursday: '2026-12-03' } as const;
/** How long mails about what the office does wait, so that it can be undone; in milliseconds. */
const UNDO_MS = 61_000;
const address = 'nimali@student.example';

const cancelled = /EXDATE[^\n]*20261125T150000/;
const closed = /EXDATE[^\n]*20261202T150000/;

/** What is true of the family after a step, and what every place must therefore show. */
interface Story {
  state: OfficeState | 'erased';
  /** The class to which it comes. */
  class: typeof saturday | typeof wednesday;
  /** Whether it waits for the class that it asked for. */
  waits: boolean;
  /** The answer to the offer of a place. */
  offer?: 'open' | 'accepted';
  /** The day of its appointment. */
  appointment?: keyof typeof days;
  /** The first day of its class, as its page has it. */
  first?: string;
  /** Lines of its classes' calendar that differ from week to week. */
  calendar: (string | RegExp)[];
}

/** Everything with which the steps act and the places are read. */
interface World {
  office: TestOffice;
  colleague: Colleague;
  /** The office's page. */
  desk: Page;
  /** The family's phone, without scripts. */
  phone: Page;
  /** Another page of the family, opened before its appointment was moved. */
  outdated: Page;
  reference: string;
  link: string;
}

interface Step {
  what: string;
  act: (world: World) => Promise<unknown>;
  /** What the step changes. */
  changes: Partial<Story>;
  /** The mail that the family gets: its subject, what its text and HTML show, and its calendar. */
  mail?: { subject: RegExp; shows: string[]; calendar?: string };
}

const steps: Step[] = [
  {
    what: 'registers without scripts for a full class, by the class’s link',
    act: async (world) => {
      const { phone } = world;
      await phone.goto('/programs/a-level-physics');
      await phone.locator(`a[href*="${saturday}"]:visible`).first().click();
      for (const [name, value] of Object.entries(answers))
        await phone.locator(`[name="${name}"]`).fill(value);
      await phone.locator('[name=agreeToTerms]').check();
      await phone.getByRole('button', { name: 'Submit Registration' }).click();
      const receipt = await shownText(phone.getByRole('article'));
      expect(receipt).toContain('Physics, Saturday 9.00 a.m.');
      expect(receipt).not.toContain('Wednesday');
      world.reference = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(receipt)?.[0] ?? '';
      world.link = await linkIn(world);
    },
    changes: { state: 'new', class: saturday, waits: true },
    mail: {
      subject: /^We have your registration/,
      shows: [classText(documents, saturday), 'You are on the waiting list'],
    },
  },
  {
    what: 'chooses a time for the assessment',
    act: ({ phone }) => takeTime(phone, 'Tuesday'),
    changes: { appointment: 'Tuesday' },
    mail: aboutTime('Tuesday, 1 December', '20261201'),
  },
  {
    what: 'moves it, while another page of the family stays open',
    act: async ({ phone, outdated, link }) => {
      await outdated.goto(link);
      await phone.getByText('Move', { exact: true }).click();
      await takeTime(phone, 'Thursday');
    },
    changes: { appointment: 'Thursday' },
    mail: aboutTime('Thursday, 3 December', '20261203'),
  },
  {
    what: 'cancels it on the page that is out of date: nothing changes',
    act: async ({ outdated }) => {
      const answered = outdated.waitForResponse((response) => response.status() === 409);
      await outdated.getByRole('button', { name: 'Cancel this time' }).click();
      await answered;
      await expect(outdated.getByRole('status')).toContainText('It is now Thursday, 3 December');
    },
    changes: {},
  },
  {
    what: 'is put on the waiting list',
    act: ({ colleague, reference }) =>
      posted(colleague, `/api/submissions/${reference}/state`, { state: 'waiting', was: 'new' }),
    changes: { state: 'waiting' },
  },
  {
    what: 'is offered a place',
    act: ({ colleague, reference, office }) =>
      posted(colleague, `/api/submissions/${reference}/offer`, {
        class: saturday,
        until: new Date(office.now() + 24 * 3_600_000).toISOString(),
      }),
    changes: { offer: 'open' },
    mail: { subject: /^A place is free/, shows: [classText(documents, saturday)] },
  },
  {
    what: 'says yes',
    act: ({ phone }) => phone.getByRole('button', { name: 'Yes, we take it' }).click(),
    changes: { offer: 'accepted' },
  },
  {
    what: 'is placed in another group than it asked for',
    act: ({ colleague, reference }) =>
      posted(colleague, `/api/submissions/${reference}/state`, {
        state: 'placed',
        was: 'waiting',
        classes: [wednesday],
      }),
    changes: {
      state: 'placed',
      class: wednesday,
      waits: false,
      first: 'Wednesday, 25 November',
    },
    mail: {
      subject: /^You have a place: Physics, Wednesday 3\.00 p\.m\./,
      shows: ['Wednesdays, 3.00–6.00 p.m.', 'Wednesday, 25 November'],
      calendar: ':20261125T150000',
    },
  },
  {
    what: 'its class moves to another day',
    act: ({ colleague }) =>
      posted(colleague, '/api/changes', {
        ...{ class: wednesday, date: '2026-11-25', kind: 'moved' },
        ...{ toDate: '2026-11-26', start: '16:00', end: '19:00' },
      }),
    changes: { first: 'Thursday, 26 November, 4.00–7.00 p.m.', calendar: [':20261126T160000'] },
  },
  {
    what: 'its class is cancelled',
    act: ({ colleague }) =>
      posted(colleague, '/api/changes', {
        class: wednesday,
        date: '2026-11-25',
        kind: 'cancelled',
      }),
    changes: { first: 'Wednesday, 2 December', calendar: [cancelled] },
  },
  {
    what: 'the school is closed',
    act: ({ colleague }) =>
      posted(colleague, '/api/closures', {
        ...{ from: '2026-12-02', to: '2026-12-02', levels: ['a-level'] },
        ...{ kind: 'weather', reason: null },
      }),
    changes: { first: 'Wednesday, 9 December', calendar: [cancelled, closed] },
  },
  {
    what: 'withdraws',
    act: async ({ phone }) => {
      await phone.getByRole('button', { name: familyLink.withdraw.press }).click();
      await phone.getByRole('button', { name: familyLink.withdraw.confirm }).click();
    },
    changes: { state: 'withdrawn', class: saturday, appointment: undefined, first: undefined },
    mail: {
      subject: /^Cancelled: Thursday, 3 December, 3\.00 p\.m\./,
      shows: ['Thursday, 3 December 2026', '3.00 p.m.'],
      calendar: 'METHOD:CANCEL',
    },
  },
  {
    what: 'undoes that',
    act: ({ phone }) => phone.getByRole('button', { name: familyLink.undo.press }).click(),
    changes: {
      ...{ state: 'placed', class: wednesday },
      ...{ appointment: 'Thursday', first: 'Wednesday, 9 December' },
    },
    mail: aboutTime('Thursday, 3 December', '20261203'),
  },
  {
    what: 'is erased',
    act: async ({ colleague, reference }) =>
      expect(await colleague.delete(`/api/submissions/${reference}`)).toBe(200),
    changes: { state: 'erased', appointment: undefined, first: undefined },
  },
];

function aboutTime(day: string, date: string): NonNullable<Step['mail']> {
  return {
    subject: new RegExp(`^Your assessment: ${day}, 3\\.00 p\\.m\\.`),
    shows: [`${day} 2026`, '3.00 p.m.', 'Room 3'],
    // In UTC.
    calendar: `DTSTART:${date}T093000Z`,
  };
}

const answers = {
  firstName: 'Nimali',
  lastName: 'Sample',
  email: address,
  phone: '077 123 4567',
  dateOfBirth: '2009-05-14',
  address: '12, Sample Lane',
  parentName: 'Kumari Sample',
  parentPhone: '077 765 4321',
};

/** A place that shows the family. */
interface Place {
  read: (world: World, story: Story) => Promise<string>;
  /** What it must show, and what it must not; not called once the family is erased. */
  shows: (story: Shown) => { with: Pattern[]; not?: Pattern[] };
  /** What it shows then, without the family's name. */
  gone?: Pattern;
}
type Pattern = string | RegExp | false | undefined;
type Shown = Story & { state: OfficeState };

const waitingText = /Waiting list\W+Physics: Saturday 9\.00 a\.m\./;
const moments = {
  Tuesday: 'Tuesday, 1 December, 3.00 p.m.',
  Thursday: 'Thursday, 3 December, 3.00 p.m.',
};

/** The status on the family's page. */
function statusOf({ state, offer }: Shown): string {
  if (state === 'waiting' && offer === 'open') return 'There is a place for you.';
  if (state === 'waiting' && offer === 'accepted') return 'You take the place.';
  const waitingFor = ['Physics: Saturday'];
  const about = {
    kind: 'registration',
    hasPhone: true,
    assessment: undefined,
    waitingFor,
    when: '',
  } as const;
  return familyLink.states[state](about).split('. ')[0] ?? '';
}

/** Whether it is shown as waiting: no longer once it takes the place. */
const isListed = ({ waits, offer }: Story) => waits && offer !== 'accepted';

const places: Record<string, Place> = {
  'the family’s page': {
    read: async ({ phone, link }) => {
      await phone.goto(link);
      return shownText(phone.locator('body'));
    },
    shows: (story) => ({
      with: [
        classText(documents, story.class),
        `Status\n${statusOf(story).replace('Saturday', '')}`,
        story.appointment && moments[story.appointment].replace(', 3.00', '\nTime\n3.00'),
        isListed(story) && waitingText,
        story.first && new RegExp(`(First day|Next class)\n${story.first}\n`),
      ],
      not: [
        !isListed(story) && waitingText,
        classText(documents, otherClass(story)),
        story.appointment && moments[otherDay(story.appointment)],
      ],
    }),
    gone: 'deleted',
  },
  'the calendar of its new class': {
    read: async ({ office: { school } }) =>
      (await fetch(school.origin + ownCalendarLink([{ id: wednesday }]))).text(),
    shows: ({ calendar }) => ({ with: ['SUMMARY:Physics', ...calendar] }),
    gone: 'SUMMARY:Physics',
  },
  'the list': {
    read: ({ desk }, { state }) => viewed(desk, `/?tab=${state === 'erased' ? 'placed' : state}`),
    shows: ({ state }) => ({ with: ['Nimali Sample', officeStates[state].name] }),
    gone: 'All open',
  },
  'the submission': {
    read: async ({ desk, reference }, { appointment }) => {
      await viewed(desk, `/submissions/${reference}`);
      // Its slot is fetched apart.
      const slot = appointment && desk.getByText(`${moments[appointment]}, Room 3`);
      if (slot) await expect(slot.first()).toBeVisible();
      return shownText(desk.locator('main'));
    },
    shows: (story) => ({
      with: [
        new RegExp(`State:\\s+${officeStates[story.state].name}`),
        story.state === 'placed' && `Placed in ${classText(documents, story.class)}`,
        story.state !== 'placed' && classText(documents, story.class),
        story.appointment && `${moments[story.appointment]}, Room 3`,
        isListed(story) && waitingText,
      ],
      not: [!isListed(story) && waitingText],
    }),
    gone: /erased|does not exist/,
  },
  'the class list of Saturday': {
    read: ({ desk }) => viewed(desk, `/classes/${saturday}`),
    shows: ({ waits }) =>
      waits
        ? { with: ['0 of 25 placed, 1 waiting'] }
        : { with: ['0 of 25 placed'], not: [', 1 waiting'] },
    gone: '0 of 25 placed',
  },
  'the class list of Wednesday': {
    read: ({ desk }) => viewed(desk, `/classes/${wednesday}`),
    shows: ({ state }) => ({ with: [`${state === 'placed' ? 1 : 0} of 25 placed`] }),
    gone: '0 of 25 placed',
  },
  'the diary of Tuesday': inDiary('Tuesday'),
  'the diary of Thursday': inDiary('Thursday'),
  'the table for Excel': {
    read: async ({ desk }) => (await desk.request.get('/api/submissions.csv')).text(),
    shows: (story) => ({
      with: [
        `Registration,${officeStates[story.state].name},`,
        classText(documents, story.class),
        story.appointment && `${days[story.appointment]} 15:00`,
        isListed(story) && 'Physics: Saturday 9.00 a.m.',
      ],
      not: [!isListed(story) && 'Physics: Saturday 9.00 a.m.'],
    }),
    gone: 'Reference,',
  },
  'the figures': {
    read: async ({ colleague }) =>
      JSON.stringify((await colleague.get('/api/figures?from=2026-11-01&to=2026-11-30')).json),
    shows: ({ state }) => ({ with: [`"${state}":1`, '"registration":1', '"Physics":1'] }),
    gone: '"registration":0',
  },
  'the staff command': {
    read: ({ office, reference }) => staffShow(office, reference),
    shows: (story) => ({
      with: [
        `State: ${story.state}`,
        story.state === 'placed' && `Placed in: ${classText(documents, story.class)}`,
        story.state !== 'placed' && classText(documents, story.class),
        story.appointment && `Assessment: ${days[story.appointment]} 15:00`,
        isListed(story) && waitingText,
      ],
      not: [!isListed(story) && waitingText],
    }),
    gone: 'There is no',
  },
};

const otherClass = (story: Story) => (story.class === wednesday ? saturday : wednesday);

const otherDay = (day: keyof typeof days) => (day === 'Tuesday' ? 'Thursday' : 'Tuesday');

test('every place shows the same of one family, after each step', async ({
  page,
  browser,
  office,
  expectedComplaints,
}) => {
  // Once the family is erased.
  expectedComplaints.push(/404/);
  await page.goto('/');
  const colleague = await office.colleague();
  expect(await colleague.put(`/api/places/${saturday}`, { places: 'full' })).toBe(200);
  const hours = { from: '15:00', to: '15:40', minutes: 40, seats: 1, room: 'Room 3' };
  for (const day of Object.values(days)) await posted(colleague, '/api/slots', { day, ...hours });
  const family = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: office.school.origin,
  });
  const world: World = {
    office,
    colleague,
    desk: page,
    phone: await family.newPage(),
    outdated: await family.newPage(),
    reference: '',
    link: '',
  };

  let story: Story = { state: 'new', class: saturday, waits: true, calendar: [] };
  let mailsRead = 0;
  for (const { what, act, changes, mail } of steps) {
    await test.step(what, async () => {
      await act(world);
      story = { ...story, ...changes };
      const mails = await mailsSince(world, mailsRead, mail ? 1 : 0);
      mailsRead += mails.length;
      expect.soft(mails, `mails, after: ${what}`).toHaveLength(mail ? 1 : 0);
      for (const one of mails) expectMail(one, mail, world.reference, `the mail, after: ${what}`);
      for (const [name, place] of Object.entries(places)) {
        const expected = isShown(story)
          ? place.shows(story)
          : { with: [place.gone], not: ['Nimali', answers.phone] };
        const wrong = async () => wrongIn(await place.read(world, story), expected);
        await expect.poll(wrong, `${name}, after: ${what}`).toEqual('');
      }
    });
  }
  await family.close();
});

/** What a text lacks, and what it must not have, with the text; '' if it is right. */
function wrongIn(text: string, expected: ReturnType<Place['shows']>): string {
  const missing = expected.with.filter((each) => each && !patternOf(each).test(text));
  const outdated = (expected.not ?? []).filter((each) => each && patternOf(each).test(text));
  const all = [...missing.map((each) => `lacks ${each}`), ...outdated.map((each) => `has ${each}`)];
  return all.length === 0 ? '' : [...all, text].join('\n');
}

const isShown = (story: Story): story is Shown => story.state !== 'erased';

/** Expects both forms of a mail, and what is attached, to show what they must. */
function expectMail(mail: Email, expected: Step['mail'], reference: string, what: string): void {
  expect.soft(mail.subject, what).toMatch(expected?.subject ?? /none/);
  const html = (mail.html ?? '').replace(/<[^>]*>/g, ' ');
  for (const word of [...(expected?.shows ?? []), reference]) {
    expect.soft(mail.text, what).toContain(word);
    expect.soft(html, what).toContain(word);
  }
  const calendar = mail.attachments.map(({ content }) => textOf(content)).join();
  expect.soft(calendar, what).toContain(expected?.calendar ?? '');
}

function textOf(content: Email['attachments'][number]['content']): string {
  return typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString();
}

/** The diary and the day sheet, which is the same view on paper. */
function inDiary(day: keyof typeof days): Place {
  return {
    read: async ({ desk }) => {
      const view = await viewed(desk, `/diary?day=${days[day]}`);
      await desk.emulateMedia({ media: 'print' });
      const sheet = await shownText(desk.locator('main'));
      await desk.emulateMedia({ media: null });
      return view.includes('Nimali Sample') === sheet.includes('Nimali Sample')
        ? view
        : `The day sheet differs: ${sheet}`;
    },
    shows: ({ appointment }) =>
      appointment === day
        ? { with: ['Nimali Sample', '3.00 p.m.'], not: ['Free: 1'] }
        : { with: ['Free: 1'], not: ['Nimali Sample'] },
    gone: 'Free: 1',
  };
}

/** The text of a view of the office, once it is there. It is opened as its links do, without a reload. */
async function viewed(desk: Page, path: string): Promise<string> {
  await desk.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(desk.getByText(/^Loading /)).toHaveCount(0);
  // It fetches again what the step has changed.
  await waitForResponsesRead(desk);
  return shownText(desk.locator('main'));
}

/** The visible text, line by line. */
function shownText(part: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible, on screen or on paper.
  return part.evaluate((element: HTMLElement) => element.innerText);
}

async function takeTime(phone: Page, day: keyof typeof days): Promise<void> {
  if (!phone.url().includes('/mine')) throw new Error('The family’s page is not open.');
  await phone
    .getByRole('group', { name: new RegExp(day) })
    .getByRole('radio')
    .check();
  await phone.getByRole('button', { name: 'Take this time' }).click();
  await expect(phone.getByRole('status')).toContainText(moments[day]);
}

async function posted(colleague: Colleague, path: string, data: unknown): Promise<void> {
  expect((await colleague.post(path, data)).status, path).toBeLessThan(300);
}

/** The mails to the family since then; waits for those that are due, without their minute. */
async function mailsSince({ office }: World, read: number, count: number): Promise<Email[]> {
  const since = () =>
    office.school
      .mails()
      .filter(({ to }) => to?.[0]?.address === address)
      .slice(read);
  const database = office.database();
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec(`UPDATE outbox SET next_at = next_at - ${UNDO_MS} WHERE state = 'due'`);
  database.close();
  const due = () => office.school.rows("SELECT id FROM outbox WHERE state = 'due'").length;
  await expect.poll(due, { message: 'mails that are due' }).toBe(0);
  await expect.poll(() => since().length).toBeGreaterThanOrEqual(count);
  return since();
}

/** The link of the family’s own in its acknowledgement. */
async function linkIn({ office }: World): Promise<string> {
  const link = () =>
    office.school
      .mails()
      .map(({ text }) => /http\S+\/mine\?\S+/.exec(text ?? '')?.[0])
      .find(Boolean);
  await expect.poll(link).toBeTruthy();
  return link() ?? '';
}

/** What the command prints; its process is tested elsewhere. */
async function staffShow(office: TestOffice, reference: string): Promise<string> {
  const { store } = openSqlite(join(office.school.dataDir, 'school.db'));
  const live = { documents: filledDocuments((await activeVersion(store)).documents) };
  const lines: string[] = [];
  const deps = { store, live, clock: office.now, print: (line: string) => lines.push(line) };
  try {
    await commands.show?.(deps as unknown as StaffDeps, reference, {});
  } catch (error) {
    // Of an erased one it only says so.
    if (!(error instanceof CommandError)) throw error;
    lines.push(error.message);
  } finally {
    await store.destroy();
  }
  return lines.join('\n');
}

function patternOf(expected: string | RegExp): RegExp {
  return expected instanceof RegExp
    ? expected
    : new RegExp(expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
