import type { Email } from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ClassRow } from '#content/teaching/timetable.ts';
import { documents } from '#test/documents.ts';
import { mailsTo } from '#test/server-app.ts';
import { answerOffer, familyLinkIn } from '#test/server-links.ts';
import {
  DESK,
  desk,
  mailsLater,
  offerPlace,
  office,
  officeForEachTest,
  set,
  undo,
} from '#test/server-office.ts';

// A class that meets at another time or in another room after a publication.

const FAMILY = 'kasun@example.com';
const SATURDAY = 'a-level-physics-saturday';
const CHEMISTRY = 'a-level-chemistry-saturday';
const MOVED = 'Your class has changed';

officeForEachTest();
beforeEach(() => office.site.jobs());

const registered = () =>
  office.registration({ subjects: ['Physics'], classes: [SATURDAY], parentEmail: '' });

/** Publishes other facts of classes, and does at once what follows from a publication. */
async function publish(changes: Partial<ClassRow>, ids = [SATURDAY]): Promise<void> {
  const { timetable } = documents;
  const rows = timetable.classes['a-level'].map((row) =>
    ids.includes(row.id) ? { ...row, ...changes } : row,
  );
  const classes = { ...timetable.classes, 'a-level': rows };
  const now = { ...documents, timetable: { ...timetable, classes } };
  Object.assign(office.site.deps.live, { documents: now });
  await office.site.jobs();
}

async function accepted(): Promise<string> {
  const reference = await registered();
  await offerPlace(reference, SATURDAY);
  const [offer] = await mailsLater(FAMILY, 'A place is free');
  const link = familyLinkIn(offer?.text);
  expect((await answerOffer(office.site, link)).status).toBe(303);
  return reference;
}

const fileOf = (mail: Email | undefined) =>
  new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
const page = async (link: string) => (await office.site.app.request(link)).text();

describe('a family is mailed the new time', () => {
  test.each([
    [
      'with a place',
      (reference: string) => set(reference, 'new', 'placed', { classes: [SATURDAY] }),
    ],
    ['with an open offer', (reference: string) => offerPlace(reference, SATURDAY)],
  ])('and both first days, %s', async (_, act) => {
    await publish({ startsOn: '2026-12-05' });
    await act(await registered());
    await mailsLater(FAMILY);
    await publish({ startsOn: '2026-12-12' });
    const [mail] = await mailsLater(FAMILY, MOVED);
    expect(mail?.text).toContain('another time, room or first day');
    expect(mail?.text).toContain('12 December');
    expect(mail?.text).toMatch(/Until now: Saturdays, .*5 December/);
  });

  test.each([
    [
      'with a place',
      async (reference: string) => {
        await set(reference, 'new', 'placed', { classes: [SATURDAY], tell: false });
      },
    ],
    [
      'with an open offer',
      async (reference: string) => {
        await offerPlace(reference, SATURDAY);
      },
    ],
  ])('%s', async (_, act) => {
    await act(await registered());
    await mailsLater(FAMILY);
    await publish({ day: 'Sunday', from: '14:00', to: '17:00' });
    const [mail, ...others] = await mailsLater(FAMILY, MOVED);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`${MOVED}: Physics, Sunday 2.00 p.m.`);
    expect(mail?.text).toContain('When: Sundays, 2.00–5.00 p.m.');
    expect(mail?.text).toMatch(/Until now: Saturdays, 9\.00 a\.m\.–12 noon/);
    expect(await page(familyLinkIn(mail?.text))).toContain('Sunday');
  });

  test('after its yes', async () => {
    await accepted();
    await publish({ from: '10:00', to: '13:00' });
    const [mail] = await mailsLater(FAMILY, MOVED);
    expect(mail?.text).toContain('You said yes to a place in Physics, Saturday 10.00 a.m.: we');
    expect(mail?.text).toContain('When: Saturdays, 10.00 a.m.–1.00 p.m.');
    expect(mail?.attachments).toEqual([]);
  });

  test('with its calendar, if it has a place, and with the new room and first day', async () => {
    await set(await registered(), 'new', 'placed', { classes: [SATURDAY] });
    const [placed] = await mailsLater(FAMILY, 'You have a place');
    await publish({ room: 'Room 9', startsOn: '2026-12-12' });
    const [mail] = await mailsLater(FAMILY, MOVED);
    expect(mail?.text).toContain('Room 9');
    expect(mail?.text).toContain('First day: Saturday, 12 December');
    // A calendar replaces its event by one with a later stamp.
    const stamps = [placed, mail].map((each) => /DTSTAMP:\S+/.exec(fileOf(each))?.[0] ?? '');
    expect(stamps).toEqual([...new Set(stamps)].sort());
  });

  test('once, though the jobs run again', async () => {
    await set(await registered(), 'new', 'placed', { classes: [SATURDAY] });
    await publish({ day: 'Sunday' });
    await office.site.jobs();
    expect(await mailsLater(FAMILY, MOVED)).toHaveLength(1);
    await office.site.jobs();
    expect(await mailsLater(FAMILY, MOVED)).toHaveLength(1);
  });
});

test('of several moves within a minute one mail names the earliest time', async () => {
  await set(await registered(), 'new', 'placed', { classes: [SATURDAY] });
  await mailsLater(FAMILY);
  await publish({ day: 'Sunday' });
  await publish({ day: 'Friday' });
  const [mail, ...others] = await mailsLater(FAMILY, MOVED);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/When: Fridays[\s\S]*Until now: Saturdays/);
});

describe('of several classes of a family that move', () => {
  const both = [SATURDAY, CHEMISTRY];

  test('one mail names each, with one calendar', async () => {
    await set(await registered(), 'new', 'placed', { classes: both });
    await mailsLater(FAMILY);
    await publish({ day: 'Friday' }, both);
    const [mail, ...others] = await mailsLater(FAMILY, 'changed');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(
      'Your classes have changed: Physics, Friday 9.00 a.m.; Chemistry, Friday 1.00 p.m.',
    );
    expect(mail?.text).toContain('These classes have other times');
    expect(mail?.text?.match(/When: Fridays|Until now: Saturdays/g)).toHaveLength(4);
    expect(mail?.attachments).toHaveLength(1);
  });

  test('one mail names those of two publications within a minute', async () => {
    await set(await registered(), 'new', 'placed', { classes: both });
    await mailsLater(FAMILY);
    await publish({ day: 'Friday' });
    await publish({ day: 'Friday' }, both);
    expect(await mailsLater(FAMILY, 'changed')).toHaveLength(1);
  });
});

test('a mail that could not be sent is replaced by the one about the next move', async () => {
  await set(await registered(), 'new', 'placed', { classes: [SATURDAY] });
  await mailsLater(FAMILY);
  await publish({ day: 'Sunday' });
  const { store, now } = office.site;
  await store
    .updateTable('outbox')
    .set({ attempts: 1, last_error: 'no connection', next_at: now() + 600_000 })
    .where('message', '=', 'class-moved')
    .execute();
  await publish({ day: 'Friday' });
  office.site.pass(600_000);
  const [mail, ...others] = await mailsLater(FAMILY, MOVED);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/When: Fridays[\s\S]*Until now: Saturdays/);
});

test('a mailbox reads the time that it knows, whatever another of the family got', async () => {
  const PARENT = 'nimal@example.com';
  const reference = await office.registration({ subjects: ['Physics'], parentEmail: PARENT });
  await set(reference, 'new', 'placed', { classes: [SATURDAY] });
  await mailsLater(FAMILY);
  await publish({ day: 'Sunday' });
  await office.site.store
    .updateTable('outbox')
    .set({ state: 'delivered', delivered_at: office.site.now() })
    .where('message', '=', 'class-moved')
    .where('recipient', '=', FAMILY)
    .execute();
  await publish({ day: 'Friday' });
  const [own] = await mailsLater(FAMILY, MOVED);
  const [parents] = await mailsLater(PARENT, MOVED);
  expect(own?.text).toContain('Until now: Sundays');
  expect(parents?.text).toContain('Until now: Saturdays');
});

test('a move that is undone within a minute is not mailed, a later undo is', async () => {
  await set(await registered(), 'new', 'placed', { classes: [SATURDAY] });
  await mailsLater(FAMILY);
  await publish({ day: 'Sunday' });
  await publish({});
  expect(await mailsLater(FAMILY, MOVED)).toEqual([]);
  await publish({ day: 'Sunday' });
  expect(await mailsLater(FAMILY, MOVED)).toHaveLength(1);
  await publish({});
  const mails = await mailsLater(FAMILY, MOVED);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `${MOVED}: Physics, Saturday 9.00 a.m.`,
    `${MOVED}: Physics, Sunday 9.00 a.m.`,
  ]);
});

test('is not mailed to a family that only asked for the class, has lost its place or withdrew', async () => {
  await registered();
  const lost = await registered();
  await set(lost, 'new', 'placed', { classes: [SATURDAY] });
  const gone = await accepted();
  await publish({ day: 'Sunday' });
  await undo(lost);
  await set(gone, 'new', 'withdrawn');
  expect(await mailsLater(FAMILY, MOVED)).toEqual([]);
  const { json } = await desk.get(`/api/submissions/${lost}`);
  expect(
    json.mails.find(({ message }: { message: string }) => message === 'class-moved'),
  ).toBeDefined();
});

test('is not mailed by a process that still serves an earlier version', async () => {
  await set(await registered(), 'new', 'placed', { classes: [SATURDAY] });
  await mailsLater(FAMILY);
  const { store, now, deps } = office.site;
  const own = { version: 1, state: 'live', step: 'rendering', changed_at: now() } as const;
  const none = { message: null, restored: null, planned_at: null, base: null, lease_until: 0 };
  await store
    .insertInto('site_versions')
    .values({ ...own, ...none, created_by: DESK, documents: '{}', changes: '[]' })
    .execute();
  await publish({ day: 'Sunday' });
  expect(await mailsLater(FAMILY, MOVED)).toEqual([]);
  Object.assign(deps.live, { version: 1 });
  await office.site.jobs();
  expect(await mailsLater(FAMILY, MOVED)).toHaveLength(1);
});

test('is not mailed for anything else about the class, or a first day that is over', async () => {
  await publish({ startsOn: '2026-11-07' });
  await set(await registered(), 'new', 'placed', { classes: [SATURDAY] });
  await publish({ endsOn: '2027-01-30' });
  expect(mailsTo(await office.site.mails(), FAMILY).length).toBeGreaterThan(0);
  expect(await mailsLater(FAMILY, MOVED)).toEqual([]);
});
