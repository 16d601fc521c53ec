import { describe, expect, test } from 'vitest';
import { readLog } from '#server/store/office/office-history.ts';
import {
  COLLEAGUE,
  DESK,
  desk,
  expectRefused,
  office,
  officeForEachTest,
  references,
  set,
  shown,
  signIn,
  undo,
} from '#test/server-office.ts';

// The clock of the tests begins on Saturday, 21 November 2026, at 11:30 in Colombo.
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TODAY = '2026-11-21';
const SATURDAY = 'a-level-physics-saturday';
const WEDNESDAY = 'a-level-physics-wednesday';

officeForEachTest();

const callAgain = (reference: string, on: string, part = 'morning') =>
  desk.put(`/api/submissions/${reference}/call-again`, { on, part });
const take = (reference: string, owner: string | null, was: string | null = null) =>
  desk.put(`/api/submissions/${reference}/owner`, { owner, was });
const status = async (query: string) => (await desk.get(`/api/submissions${query}`)).status;

describe('a family that wants to be called again', () => {
  const on = '2026-12-10';

  test.each([
    ['morning', '2026-12-10T03:00:00.000Z'],
    ['afternoon', '2026-12-10T07:30:00.000Z'],
  ])('is due at the start of the %s', async (part, dueAt) => {
    const reference = await office.registration();
    const { status, json } = await callAgain(reference, on, part);
    expect(status).toBe(200);
    expect(json).toMatchObject({ state: 'new', dueAt, callAgain: { on, part }, lastBy: null });
    expect(json.history).toMatchObject([
      { what: 'call-again', by: DESK, note: `Thursday, 10 December 2026, ${part}` },
    ]);
    const cleared = await desk.delete(`/api/submissions/${reference}/call-again`);
    expect(cleared.json).toMatchObject({ callAgain: null, dueAt: '2026-11-22T06:00:00.000Z' });
    expect(cleared.json.history).toHaveLength(2);
    expect((await desk.delete(`/api/submissions/${reference}/call-again`)).status).toBe(200);
  });

  test('is not overdue before that day, and then like any other', async () => {
    const reference = await office.registration();
    await callAgain(reference, '2026-12-10');
    const overdue = async () => (await desk.get('/api/promise')).json.overdue;
    await signIn(2 * DAY);
    const fresh = await office.enquiry();
    expect(await overdue()).toBe(0);
    expect(await references()).toEqual([fresh, reference]);
    expect(await references('?callAgain=later')).toEqual([reference]);
    expect(await references('?callAgain=today')).toEqual([]);
    await set(fresh, 'new', 'called');
    await signIn(17 * DAY);
    expect(await overdue()).toBe(1);
    const next = await office.enquiry();
    expect(await references()).toEqual([reference, next, fresh]);
    expect(await references('?callAgain=today')).toEqual([reference]);
    expect(await references('?callAgain=later')).toEqual([]);
  });

  test('reads the day on its own page, and after 24 hours no promise of 24 hours', async () => {
    const reference = await office.registration();
    const { link } = await shown(reference);
    const status = async () => {
      const { pathname, search } = new URL(link);
      const page = await (await office.site.app.request(pathname + search)).text();
      return /<dt>Status<\/dt><dd>(.*?)<\/dd>/.exec(page)?.[1];
    };
    expect(await status()).toBe('We have your registration. We will call you within 24 hours.');
    await callAgain(reference, '2026-11-24', 'afternoon');
    const day = 'on Tuesday, 24 November, in the afternoon';
    expect(await status()).toBe(`We have your registration. We will call you ${day}.`);
    await set(reference, 'new', 'no-answer');
    expect(await status()).toContain(`We will try again ${day}.`);
    await set(reference, 'no-answer', 'called');
    await callAgain(reference, '2026-11-24', 'afternoon');
    expect(await status()).toBe(`We have spoken with you. We will call you again ${day}.`);

    await signIn(4 * DAY);
    expect(await status()).toBe('We have spoken with you. We will tell you the next step.');
    for (let times = 0; times < 2; times += 1) await undo(reference);
    expect(await status()).toBe('We have your registration. We will call you.');
    await callAgain(reference, '2026-11-25');
    expect(await status()).toContain('on Wednesday, 25 November, in the morning.');
    // To one o'clock in the afternoon.
    await signIn(1.5 * HOUR);
    expect(await status()).toBe('We have your registration. We will call you.');
  });

  test('is in no reminder before that day, and then in one each day', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'called');
    await callAgain(reference, '2026-11-25', 'afternoon');
    await office.site.mails();
    const reminders = async () => {
      await office.site.jobs();
      const mails = await office.site.mails();
      return mails.filter(({ subject }) => subject?.includes('waiting for a call'));
    };
    office.site.pass(4 * DAY + HOUR);
    expect(await reminders()).toEqual([]);
    office.site.pass(HOUR);
    const first = await reminders();
    const [mail] = first;
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toMatch(/Wants a call from: .*25 November/);
    await signIn();
    await set(reference, 'called', 'no-answer');
    office.site.pass(DAY);
    expect(await reminders()).toHaveLength(2 * first.length);
    await signIn();
    expect(await shown(reference)).toMatchObject({ callAgain: { on: '2026-11-25' } });
    await set(reference, 'no-answer', 'called');
    expect(await shown(reference)).toMatchObject({ callAgain: null, dueAt: null });
  });

  test.each([
    ['a day that is past', { on: '2026-11-20', part: 'morning' }],
    ['more than a year ahead', { on: '2027-11-22', part: 'morning' }],
    ['a day that does not exist', { on: '2026-11-31', part: 'morning' }],
    ['the evening', { on, part: 'evening' }],
    ['no part', { on }],
    ['no day', { part: 'morning' }],
  ])('cannot ask for %s', async (_, body) => {
    const reference = await office.registration();
    expectRefused(await desk.put(`/api/submissions/${reference}/call-again`, body));
    expect((await shown(reference)).callAgain).toBeNull();
  });

  test('can ask for today, and for the same day of the next year', async () => {
    const reference = await office.registration();
    expect((await callAgain(reference, TODAY)).status).toBe(200);
    expect((await callAgain(reference, '2027-11-21')).status).toBe(200);
    expect((await callAgain('XXXX-XXXX', TODAY)).status).toBe(404);
  });

  test.each(['placed', 'withdrawn'])('is not called when it is %s', async (state) => {
    const reference = await office.registration();
    await callAgain(reference, on);
    await set(reference, 'new', state);
    expect(await shown(reference)).toMatchObject({ callAgain: null, dueAt: null });
    expect((await callAgain(reference, on)).status).toBe(409);
    await undo(reference);
    expect(await shown(reference)).toMatchObject({ state: 'new', callAgain: { on } });
  });

  test('keeps a day that was agreed after the outcome that is undone', async () => {
    const reference = await office.registration();
    await callAgain(reference, on);
    await set(reference, 'new', 'called');
    await callAgain(reference, '2026-12-11');
    await undo(reference);
    expect(await shown(reference)).toMatchObject({ state: 'new', callAgain: { on: '2026-12-11' } });
  });
});

describe('the owner', () => {
  test('is who takes it, and a slower colleague learns who', async () => {
    const reference = await office.registration();
    const { status, json } = await take(reference, DESK);
    expect(status).toBe(200);
    expect(json).toMatchObject({ owner: DESK, history: [{ what: 'owner', note: DESK }] });
    const late = await take(reference, COLLEAGUE);
    expect(late).toMatchObject({ status: 409, json: { owner: DESK } });
    expect(late.json.error.message).toContain(DESK);
    expect((await take(reference, COLLEAGUE, DESK)).json.owner).toBe(COLLEAGUE);
    expect((await take(reference, COLLEAGUE, DESK)).status).toBe(200);
    expect((await take(reference, null, COLLEAGUE)).json.owner).toBeNull();
    expect((await shown(reference)).history).toHaveLength(3);
  });

  test('must be a person who may sign in', async () => {
    const reference = await office.registration();
    expect((await take(reference, 'stranger@school.example')).status).toBe(422);
    expect((await take(reference, 7 as never)).status).toBe(422);
    expect((await desk.put(`/api/submissions/${reference}/owner`, { owner: DESK })).status).toBe(
      422,
    );
    expect((await take('XXXX-XXXX', DESK)).status).toBe(404);
  });

  test('filters the list', async () => {
    const [mine, other, none] = [
      await office.enquiry(),
      await office.enquiry(),
      await office.enquiry(),
    ];
    await take(mine, DESK);
    await take(other, COLLEAGUE);
    expect(await references('?owner=me')).toEqual([mine]);
    expect(await references(`?owner=${COLLEAGUE}`)).toEqual([other]);
    expect(await references('?owner=none')).toEqual([none]);
    const { owners } = (await desk.get('/api/owners')).json;
    expect(owners.toSorted()).toEqual([DESK, COLLEAGUE].toSorted());
    expect(await status('?owner=stranger@school.example')).toBe(422);
  });
});

describe('why a family withdrew', () => {
  test('is stored with the outcome or afterwards, and undone with it', async () => {
    const reference = await office.registration();
    const { json } = await set(reference, 'new', 'withdrawn', { reason: 'price' });
    expect(json).toMatchObject({ reason: 'price', history: [{ reason: 'price' }] });
    const later = await set(reference, 'withdrawn', 'withdrawn', { reason: 'other school' });
    expect(later.json.reason).toBe('other school');
    expect((await undo(reference)).json).toMatchObject({ state: 'withdrawn', reason: 'price' });
    expect((await undo(reference)).json).toMatchObject({ state: 'new', reason: null });
  });

  test('is one of seven, of a withdrawn submission', async () => {
    const reference = await office.registration();
    expect((await set(reference, 'new', 'withdrawn', { reason: 'weather' })).status).toBe(422);
    expect((await set(reference, 'new', 'called', { reason: 'price' })).status).toBe(422);
    expect((await set(reference, 'new', 'withdrawn', { reason: null })).status).toBe(200);
    expect((await shown(reference)).reason).toBeNull();
  });
});

describe('the classes in which a family is placed', () => {
  test('are counted for each class, and filter the list', async () => {
    const [first, second] = [await office.registration(), await office.registration()];
    const classes = [SATURDAY, WEDNESDAY, SATURDAY];
    const { json } = await set(first, 'new', 'placed', { classes });
    expect(json).toMatchObject({ placedIn: [SATURDAY, WEDNESDAY] });
    await set(second, 'new', 'placed', { classes: [WEDNESDAY] });
    const placed = async () => {
      const all = (await desk.get('/api/classes')).json.classes as { id: string; placed: number }[];
      return Object.fromEntries(all.filter((one) => one.placed).map((one) => [one.id, one.placed]));
    };
    expect(await placed()).toEqual({ [SATURDAY]: 1, [WEDNESDAY]: 2 });
    expect(await references(`?placedIn=${SATURDAY}`)).toEqual([first]);
    const csv = (await desk.get(`/api/submissions.csv?placedIn=${SATURDAY}`)).json;
    expect(csv).toContain('Placed in');
    expect(csv).toContain('Physics');
    expect(csv).not.toContain(second);
    await set(first, 'placed', 'withdrawn');
    expect(await placed()).toEqual({ [WEDNESDAY]: 1 });
    expect((await undo(first)).json.placedIn).toEqual([SATURDAY, WEDNESDAY]);
    await desk.delete(`/api/submissions/${second}`);
    expect(await placed()).toEqual({ [SATURDAY]: 1, [WEDNESDAY]: 1 });
    const site = await office.site.app.request('/functions/v1/today');
    expect(await site.text()).not.toContain('placed');
  });

  test('must be on the timetable, and the family placed', async () => {
    const reference = await office.registration();
    expect((await set(reference, 'new', 'placed', { classes: ['latin'] })).status).toBe(422);
    expect((await set(reference, 'new', 'placed', { classes: SATURDAY })).status).toBe(422);
    expect((await set(reference, 'new', 'called', { classes: [SATURDAY] })).status).toBe(422);
  });
});

describe('the list', () => {
  test('is filtered by level, subject, class and day of receipt', async () => {
    const physics = await office.registration({ classes: [SATURDAY] });
    await office.enquiry({ subject: 'Physics' });
    await signIn(12 * HOUR + 30 * 60_000);
    const science = await office.registration({ level: 'o-level', subjects: ['Science'] });
    expect(await references('?level=a-level')).toEqual([physics]);
    expect(await references('?level=o-level&kind=registration')).toEqual([science]);
    expect(await references('?subject=Physics')).toEqual([physics]);
    expect(await references('?subject=Science&level=a-level')).toEqual([]);
    expect(await references(`?class=${SATURDAY}`)).toEqual([physics]);
    expect(await references(`?class=${WEDNESDAY}`)).toEqual([]);
    expect(await references('?from=2026-11-22')).toEqual([science]);
    expect(await references(`?to=${TODAY}&subject=`)).toHaveLength(2);
    expect(await references('?from=2026-11-22&to=2026-11-22')).toEqual([science]);
    const csv = (await desk.get('/api/submissions.csv?subject=Science')).json;
    expect(csv).toContain(science);
    expect(csv).not.toContain(physics);
  });

  test.each([
    'level=primary',
    'subject=Latin',
    'class=latin',
    'waitingFor=latin',
    'placedIn=latin',
    'from=yesterday',
    'to=2026-11-31',
    'from=2026-11-22&to=2026-11-21',
    'callAgain=soon',
  ])('rejects %s', async (query) => {
    expect(await status(`?${query}`)).toBe(422);
    expect((await desk.get(`/api/submissions.csv?${query}`)).status).toBe(422);
  });

  test('has a waiting list in the order of the wait', async () => {
    await desk.put(`/api/places/${SATURDAY}`, { places: 'full' });
    const send = async () => {
      office.site.pass(60_000);
      return office.registration({ classes: [SATURDAY] });
    };
    const [first, second, third, placed] = [await send(), await send(), await send(), await send()];
    await set(first, 'new', 'waiting');
    await set(second, 'new', 'called');
    await callAgain(third, '2026-12-10');
    await set(placed, 'new', 'placed');
    expect(await references(`?waitingFor=${SATURDAY}`)).toEqual([first, second, third]);
    expect(await references(`?waitingFor=${WEDNESDAY}`)).toEqual([]);
  });

  test('has the registrations that the office has put on the waiting list', async () => {
    const wait = (reference: string, classes: unknown) =>
      desk.put(`/api/submissions/${reference}/waiting-for`, { classes });
    const ofClass = async (id: string) => {
      const all = (await desk.get('/api/classes')).json.classes as { id: string }[];
      return all.find((one) => one.id === id);
    };
    expect(await ofClass(SATURDAY)).toMatchObject({ waiting: 0, waitingSince: null });
    const first = await office.registration();
    await desk.put(`/api/places/${SATURDAY}`, { places: 'full' });
    office.site.pass(60_000);
    const second = await office.registration({ classes: [SATURDAY] });
    office.site.pass(60_000);
    const { status, json } = await wait(first, [WEDNESDAY, SATURDAY]);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      state: 'new',
      waitingForClasses: expect.arrayContaining([WEDNESDAY, SATURDAY]),
      history: [{ what: 'waiting-for', by: DESK, note: expect.stringContaining('Physics') }],
    });
    // The second registration has waited longer.
    expect(await references(`?waitingFor=${SATURDAY}`)).toEqual([second, first]);
    expect(await ofClass(SATURDAY)).toMatchObject({
      waiting: 2,
      waitingSince: '2026-11-21T06:01:00.000Z',
    });
    office.site.pass(60_000);
    await wait(second, [WEDNESDAY, SATURDAY]);
    expect(await references(`?waitingFor=${SATURDAY}`)).toEqual([second, first]);
    expect(await references(`?waitingFor=${WEDNESDAY}`)).toEqual([first, second]);
    // Version 1.2 stored only the names, and the previous version still reads them.
    await office.site.store.updateTable('submissions').set({ waiting_for_classes: null }).execute();
    expect(await references(`?waitingFor=${SATURDAY}`)).toEqual([first, second]);
    await wait(second, []);
    expect(await shown(second)).toMatchObject({ waitingFor: [], waitingForClasses: [] });
    expect(await references(`?waitingFor=${SATURDAY}`)).toEqual([first]);
    expect(await ofClass(SATURDAY)).toMatchObject({ waiting: 1 });
    await set(first, 'new', 'withdrawn');
    expect(await ofClass(SATURDAY)).toMatchObject({ waiting: 0, waitingSince: null });
    expect(await shown(first)).toMatchObject({
      waitingFor: [],
      waitingForClasses: [],
      waitsSince: {},
    });
    expect((await wait(first, [SATURDAY])).status).toBe(409);
    expect((await wait(second, ['latin'])).status).toBe(422);
    expect((await wait(second, SATURDAY)).status).toBe(422);
    expect((await wait(await office.enquiry(), [SATURDAY])).status).toBe(422);
  });

  test('has assessments in the order of their time, those that need one first', async () => {
    const [first, second, third] = [
      await office.registration(),
      await office.registration(),
      await office.registration(),
    ];
    await set(first, 'new', 'assessment', { at: '2026-12-03T04:30:00Z' });
    await set(second, 'new', 'assessment', { at: '2026-12-01T04:30:00Z' });
    await set(third, 'new', 'assessment');
    expect(await references('?state=assessment')).toEqual([third, second, first]);
  });
});

test('everything is in the log, and erased with the submission', async () => {
  const reference = await office.registration();
  await callAgain(reference, '2026-12-10');
  await take(reference, COLLEAGUE);
  await set(reference, 'new', 'placed', { classes: [SATURDAY] });
  await set(reference, 'placed', 'withdrawn', { reason: 'distance', note: 'Moved away' });
  const lines = async () =>
    (await readLog(office.site.store)).map(({ what, note }) => `${what}: ${note}`);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'call-again: Thursday, 10 December 2026, morning',
      `owner: ${COLLEAGUE}`,
      `placed: ${SATURDAY}`,
      'withdrawn: distance, Moved away',
    ]),
  );
  await desk.delete(`/api/submissions/${reference}`);
  expect((await lines()).join()).not.toMatch(/owner|distance|10 December/);
});

describe('the figures', () => {
  const figures = async (query = '') => (await desk.get(`/api/figures${query}`)).json;

  test('count what came and what became of it', async () => {
    const physics = await office.registration();
    const science = await office.registration({ level: 'o-level', subjects: ['Science'] });
    const enquiry = await office.enquiry();
    const spam = await office.enquiry();
    await desk.post(`/api/submissions/${spam}/spam`);
    office.site.pass(30 * 60_000);
    await set(physics, 'new', 'placed', { classes: [SATURDAY] });
    office.site.pass(30 * 60_000);
    await set(science, 'new', 'withdrawn', { reason: 'price' });
    await set(enquiry, 'new', 'no-answer');
    expect(await figures()).toEqual({
      came: { registration: 2, enquiry: 1 },
      byLevel: { 'o-level': 1, 'a-level': 1 },
      bySubject: { 'o-level': { Science: 1 }, 'a-level': { Physics: 1, Chemistry: 1 } },
      byState: expect.objectContaining({ new: 0, 'no-answer': 1, placed: 1, withdrawn: 1 }),
      within24h: 2,
      medianMinutes: 45,
      called24h: { of: 2, in: 2 },
      steps: { came: 2, reached: 2, assessed: 1, placed: 1 },
      bySource: { google: 0, facebook: 0, instagram: 0, whatsapp: 0, friend: 0, sign: 0, other: 0 },
      byChannel: { form: 3, phone: 0, visit: 0, message: 0 },
      byWeek: [{ from: '2026-11-16', registrations: 2, enquiries: 1, within24h: 2 }],
      byClass: expect.arrayContaining([
        { id: SATURDAY, asked: 0, waiting: 0, placed: 1, seats: 25 },
        { id: WEDNESDAY, asked: 0, waiting: 0, placed: 0, seats: 25 },
      ]),
      before: null,
      lost: expect.objectContaining({ price: 1, other: 0 }),
    });
    expect((await figures('?from=2026-11-22')).came).toEqual({ registration: 0, enquiry: 0 });
    expect((await figures('?to=2026-11-20')).medianMinutes).toBeNull();
    expect((await figures(`?from=${TODAY}&to=${TODAY}`)).came.registration).toBe(2);
  });

  test('compare a period with the one of equal length before, week by week', async () => {
    await office.registration();
    await signIn(7 * 24 * 3_600_000);
    await office.enquiry();
    const { came, before, byWeek, called24h } = await figures('?from=2026-11-23&to=2026-11-29');
    expect(came).toEqual({ registration: 0, enquiry: 1 });
    expect(called24h).toEqual({ of: 0, in: 0 });
    expect(byWeek).toEqual([{ from: '2026-11-23', registrations: 0, enquiries: 1, within24h: 0 }]);
    expect(before).toMatchObject({
      came: { registration: 1, enquiry: 0 },
      called24h: { of: 1, in: 0 },
      steps: { came: 1, reached: 0, assessed: 0, placed: 0 },
    });
    expect(await figures('?from=2026-11-10&to=2026-11-24')).toMatchObject({
      byWeek: ['2026-11-09', '2026-11-16', '2026-11-23'].map((from) => ({ from })),
    });
  });

  test('count what each list shows', async () => {
    const written = await desk.post('/api/submissions', {
      id: crypto.randomUUID(),
      kind: 'registration',
      channel: 'visit',
      source: 'friend',
      fields: { firstName: 'Sanduni', phone: '077 123 4567' },
    });
    await office.registration();
    const { bySource, byChannel } = await figures();
    expect([bySource.friend, byChannel.visit, byChannel.form]).toEqual([1, 1, 1]);
    for (const query of ['?source=friend', '?channel=visit', '?from=2026-11-21&channel=visit']) {
      expect(await references(query)).toEqual([written.json.reference]);
    }
    expect(await references('?channel=form')).toHaveLength(1);
    expect((await desk.get('/api/submissions?source=tv')).status).toBe(422);
  });

  test('count an assessment that took place as a step, not one that was missed', async () => {
    const [came, missed] = [await office.registration(), await office.registration()];
    for (const reference of [came, missed]) {
      await set(reference, 'new', 'assessment', { at: '2026-11-21T04:30:00.000Z' });
    }
    await desk.put(`/api/submissions/${missed}/assessed`, { result: 'missed' });
    expect((await figures()).steps).toEqual({ came: 2, reached: 2, assessed: 1, placed: 0 });
  });

  test('count by days and weeks of Colombo', async () => {
    // From Saturday, 11:30.
    await signIn(36.5 * 3_600_000 - 60_000);
    await office.registration();
    office.site.pass(60_000);
    await office.enquiry();
    const [sunday, monday] = ['2026-11-22', '2026-11-23'];
    const of = async (day: string) => (await figures(`?from=${day}&to=${day}`)).came;
    expect(await of(sunday)).toEqual({ registration: 1, enquiry: 0 });
    expect(await of(monday)).toEqual({ registration: 0, enquiry: 1 });
    expect((await figures(`?from=${sunday}&to=${monday}`)).byWeek).toMatchObject([
      { from: '2026-11-16', registrations: 1, enquiries: 0 },
      { from: monday, registrations: 0, enquiries: 1 },
    ]);
    expect((await figures(`?from=${monday}&to=${monday}`)).before.came.registration).toBe(1);
  });

  test('have no trace of an erased family', async () => {
    const nothing = await figures(`?from=${TODAY}`);
    const reference = await office.registration({ classes: [SATURDAY], ...{ source: 'friend' } });
    const path = `/api/submissions/${reference}`;
    await desk.put(`${path}/waiting-for`, { classes: [SATURDAY] });
    await set(reference, 'new', 'placed', { classes: [SATURDAY] });
    await set(reference, 'placed', 'withdrawn', { reason: 'price' });
    const { came, lost, bySource } = await figures(`?from=${TODAY}`);
    expect([came.registration, lost.price, bySource.friend]).toEqual([1, 1, 1]);
    expect((await desk.delete(path)).status).toBe(200);
    expect(await figures(`?from=${TODAY}`)).toEqual(nothing);
  });

  test('count what the lists of calls, steps and reasons show', async () => {
    const [late, lost, placed] = [
      await office.registration(),
      await office.registration(),
      await office.registration(),
    ];
    await set(placed, 'new', 'placed', { classes: [SATURDAY] });
    await set(lost, 'new', 'withdrawn');
    await signIn(25 * 3_600_000);
    for (const [query, expected] of [
      ['?called=in-time', [lost, placed]],
      ['?called=late', [late]],
      ['?reached=came', [late, lost, placed]],
      ['?reached=reached', [lost, placed]],
      ['?reached=placed', [placed]],
      ['?reason=unknown', [lost]],
      ['?reason=price', []],
      ['?source=unknown', [late, lost, placed]],
    ] as const) {
      expect((await references(query)).toSorted(), query).toEqual([...expected].sort());
    }
    const { called24h, steps } = await figures();
    expect([called24h, steps.reached, steps.placed]).toEqual([{ of: 3, in: 2 }, 2, 1]);
    expect((await desk.get('/api/submissions?reached=soon')).status).toBe(422);
    const table = await desk.get('/api/submissions.csv?reason=unknown&reached=reached');
    const name = table.headers.get('content-disposition');
    expect(name).toContain('because-of-unknown-at-least-reached');
  });
});
