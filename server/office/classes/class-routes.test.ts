import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allClasses, classById } from '#rules/timetable/classes.ts';
import { documents } from '#test/documents.ts';
import { mailsTo } from '#test/server-app.ts';
import {
  COLLEAGUE,
  DESK,
  desk,
  expectRefused,
  office,
  officeForEachTest,
  signIn,
} from '#test/server-office.ts';
import { storeChange } from '#test/server-timetable.ts';

// The clock of the tests begins on Saturday, 21 November 2026, at 11:30 in Colombo.
const HOUR = 3_600_000;
const CLASS = 'a-level-physics-saturday';
const TODAY = '2026-11-21';

officeForEachTest();

const cancelled = { class: CLASS, date: TODAY, kind: 'cancelled' };
const moved = { class: CLASS, date: TODAY, kind: 'moved', start: '16:00', end: '18:30' };
const room = { class: CLASS, date: TODAY, kind: 'room', room: 'Room 4' };
const ofClass = async (id = CLASS) =>
  (await desk.get('/api/classes')).json.classes.find((one: { id: string }) => one.id === id);
const published = async () =>
  (await (await office.site.app.request('/functions/v1/today')).json()).changes;

test('the week: every class, its next dates without closures', async () => {
  const { status, json } = await desk.get('/api/classes');
  expect(status).toBe(200);
  expect(json.classes.map((one: { id: string }) => one.id)).toEqual(
    allClasses(documents).map(({ id }) => id),
  );
  expect(await ofClass()).toEqual({
    id: CLASS,
    level: 'a-level',
    subject: 'Physics',
    day: 'Saturday',
    from: '09:00',
    to: '12:00',
    room: 'Various Rooms',
    dates: ['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12'],
    // The one of today has begun.
    nextAt: '2026-11-28T03:30:00.000Z',
    changes: [],
    places: 'open',
    placed: 0,
    saidYes: 0,
    waiting: 0,
    waitingSince: null,
    history: [],
    over: false,
    seats: 25,
  });
  // The fourth Friday from 4 December on is Christmas Day.
  await signIn(13 * 24 * HOUR);
  expect((await ofClass('o-level-commerce-friday')).dates).toEqual([
    '2026-12-04',
    '2026-12-11',
    '2026-12-18',
    '2027-01-01',
  ]);
});

describe('a class with dates', () => {
  const one = classById(documents, CLASS) as { startsOn?: string; endsOn?: string };
  afterEach(() => {
    delete one.startsOn;
    delete one.endsOn;
  });

  test('has its dates from the first day on, and no change before', async () => {
    one.startsOn = '2026-11-29';
    expect(await ofClass()).toMatchObject({
      startsOn: '2026-11-29',
      dates: ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'],
    });
    const early = await desk.post('/api/changes', cancelled);
    expect(early.status).toBe(422);
    expect(early.json.error.message).toMatch(/^Physics \(A Level\) does not meet on this day/);
  });

  test('is no longer listed once it has ended; its changes are stored and not public', async () => {
    await desk.post('/api/changes', { ...cancelled, date: '2026-11-28' });
    one.endsOn = '2026-11-27';
    expect(await ofClass()).toMatchObject({ dates: [TODAY], changes: [] });
    expect(await published()).toEqual([]);
    one.endsOn = '2026-11-20';
    expect(await ofClass()).toBeUndefined();
  });
});

describe('a change', () => {
  test('does not replace one that a colleague has published unseen', async () => {
    const { id } = (await desk.post('/api/changes', { ...cancelled, was: null })).json;
    const other = { ...cancelled, reason: 'The teacher is ill' };
    expect((await desk.post('/api/changes', { ...other, was: null })).status).toBe(409);
    expect(await published()).toMatchObject([{ reason: null }]);
    expect((await desk.post('/api/changes', { ...other, was: id })).status).toBe(201);
    expect((await desk.post('/api/changes', { ...cancelled, was: id })).status).toBe(409);
    expect(await published()).toMatchObject([{ reason: 'The teacher is ill' }]);
  });

  test('is shown to everybody, with its message for the class', async () => {
    const { status, json } = await desk.post('/api/changes', {
      ...cancelled,
      reason: 'The teacher’s bus is late',
    });
    expect(status).toBe(201);
    const { id, message } = json;
    expect(message).toMatch(
      /: Physics \(A Level\) on Saturday, 21 November, 9\.00 a\.m\.–12 noon, is cancelled\. The teacher's bus is late\. Questions\? /,
    );
    const reason = "The teacher's bus is late";
    const at = new Date(office.site.now()).toISOString();
    const shown = { ...cancelled, id, reason, by: DESK, at, message };
    expect((await ofClass()).changes).toMatchObject([shown]);
    expect(await published()).toMatchObject([{ class: CLASS, reason }]);
    expect(JSON.stringify(await published())).not.toContain(DESK);

    const undone = await desk.delete(`/api/changes/${id}`);
    expect(undone.status).toBe(200);
    expect(undone.json.message).toMatch(
      /: Physics \(A Level\) on Saturday, 21 November, 9\.00 a\.m\.–12 noon, takes place as usual\. Q/,
    );
    expect((await ofClass()).changes).toEqual([]);
    expect(await published()).toEqual([]);
    expect((await desk.delete(`/api/changes/${id}`)).status).toBe(404);

    // On a day that was closed since, the class does not take place as usual.
    const again = (await desk.post('/api/changes', cancelled)).json.id;
    const day = { from: '2026-11-21', to: '2026-11-21', levels: ['a-level'], kind: 'weather' };
    await desk.post('/api/closures', { ...day, reason: 'Flood' });
    const flood = /: Flood: no A Level classes on Saturday, 21 November\. Q/;
    expect((await ofClass()).changes[0].message).toMatch(flood);
    expect((await desk.delete(`/api/changes/${again}`)).json.message).toMatch(flood);
  });

  test('takes the place of an earlier one of that day, and the office sees both', async () => {
    const first = (await desk.post('/api/changes', cancelled)).json.id;
    const colleague = await office.signIn(COLLEAGUE);
    const second = await colleague.post('/api/changes', { ...moved, toDate: '2026-11-22' });
    expect(second.json.message).toContain('is moved to Sunday, 22 November, 4.00–6.30 p.m. Q');
    const { changes, history } = await ofClass();
    expect(changes).toMatchObject([{ id: second.json.id, kind: 'moved', toDate: '2026-11-22' }]);
    expect(history).toMatchObject([
      { by: DESK, what: 'cancelled', change: { date: TODAY } },
      { by: COLLEAGUE, what: 'moved', change: { start: '16:00' } },
    ]);
    expect((await desk.delete(`/api/changes/${first}`)).status).toBe(404);
    expect(await published()).toHaveLength(1);
  });

  test('is the next time at which the class is held, or is not', async () => {
    const nextAt = async () => (await ofClass()).nextAt;
    await desk.post('/api/changes', { ...moved, toDate: '2026-11-22' });
    expect(await nextAt()).toBe('2026-11-22T10:30:00.000Z');
    await desk.post('/api/changes', cancelled);
    expect(await nextAt()).toBe('2026-11-28T03:30:00.000Z');
    await desk.post('/api/changes', { ...cancelled, date: '2026-11-28' });
    const closed = { from: '2026-12-05', to: '2026-12-05', kind: 'other', reason: null };
    await desk.post('/api/closures', { ...closed, levels: ['a-level'] });
    expect(await nextAt()).toBe('2026-12-12T03:30:00.000Z');
    await desk.post('/api/closures', { ...closed, to: null, levels: ['a-level'] });
    expect(await nextAt()).toBe(null);
  });

  test('stores only the fields of its kind', async () => {
    await desk.post('/api/changes', { ...moved, kind: 'cancelled', room: 'Room 4', toDate: TODAY });
    expect(await published()).toMatchObject([{ start: null, end: null, toDate: null, room: null }]);
    await desk.post('/api/changes', { ...moved, toDate: TODAY, room: '', reason: '' });
    expect(await published()).toMatchObject([
      { start: '16:00', end: '18:30', toDate: null, room: null, reason: null },
    ]);
    await desk.post('/api/changes', { ...room, start: '16:00' });
    expect(await published()).toMatchObject([{ kind: 'room', room: 'Room 4', start: null }]);
  });

  test.each([
    ['no such class', { ...cancelled, class: 'a-level-latin-saturday' }],
    ['no class at all', { date: TODAY, kind: 'cancelled' }],
    ['a day of another class', { ...cancelled, date: '2026-11-22' }],
    ['a day that is over', { ...cancelled, date: '2026-11-14' }],
    ['no day', { ...cancelled, date: '2026-02-30' }],
    ['a closure', { ...cancelled, class: 'o-level-commerce-friday', date: '2026-12-25' }],
    ['no such kind', { ...cancelled, kind: 'gone' }],
    ['moved without times', { ...cancelled, kind: 'moved' }],
    ['no time', { ...moved, start: '25:00' }],
    ['an end before the start', { ...moved, end: '15:00' }],
    ['moved to a closure', { ...moved, toDate: '2026-12-25' }],
    ['moved to a day that is over', { ...moved, toDate: '2026-11-20' }],
    ['a day that is further away than a year', { ...cancelled, date: '2027-11-27' }],
    ['a year that is a slip of the finger', { ...cancelled, date: '2062-11-25' }],
    ['moved to a day that is further away than a year', { ...moved, toDate: '2027-11-22' }],
    ['moved to no day', { ...moved, toDate: 'Monday' }],
    ['no room', { ...cancelled, kind: 'room' }],
    ['a reason that is too long', { ...cancelled, reason: 'x'.repeat(121) }],
    ['a reason of two lines', { ...cancelled, reason: 'The teacher\nis ill' }],
  ])('is refused with a sentence: %s', async (_, body) => {
    const { status, json } = await desk.post('/api/changes', body);
    expect(status).toBe(422);
    expect(json).toEqual({ error: { message: expect.stringMatching(/^['A-Z].*\.$/) } });
    expect(await published()).toEqual([]);
  });

  test('of 120 characters of reason is taken', async () => {
    const reason = 'x'.repeat(120);
    expect((await desk.post('/api/changes', { ...cancelled, reason })).status).toBe(201);
    expect(await published()).toMatchObject([{ reason }]);
  });

  test('of a day within a year is taken', async () => {
    expect((await desk.post('/api/changes', { ...cancelled, date: '2027-11-20' })).status).toBe(
      201,
    );
    expect((await desk.post('/api/changes', { ...moved, toDate: '2027-11-21' })).status).toBe(201);
  });

  test('is for today until midnight in Colombo', async () => {
    await signIn(12 * HOUR + 29 * 60_000);
    expect((await desk.post('/api/changes', cancelled)).status).toBe(201);
    office.site.pass(60_000);
    expect((await desk.post('/api/changes', cancelled)).status).toBe(422);
    expect((await ofClass()).changes).toEqual([]);
  });
});

describe('a class that was moved to another day', () => {
  const monday = { class: 'a-level-biology-monday', date: '2026-11-23' };
  const toWednesday = { ...monday, kind: 'moved', start: '15:00', end: '18:00' };
  const change = async (body: object) => desk.post('/api/changes', { ...monday, ...body });
  const pass = async (days: number) => {
    await signIn(days * 24 * HOUR);
  };
  beforeEach(async () => {
    expect((await change({ ...toWednesday, toDate: '2026-11-25' })).status).toBe(201);
  });

  test('does not take place where its new day is closed', async () => {
    const day = { from: '2026-11-25', to: '2026-11-25', levels: ['a-level'], kind: 'weather' };
    await desk.post('/api/closures', { ...day, reason: 'Flood' });
    const { classes } = (await desk.get('/api/classes')).json;
    const biology = classes.find(({ id }: { id: string }) => id === monday.class);
    expect(biology.changes[0].message).toContain(
      'Biology (A Level) on Wednesday, 25 November, moved from Monday, 23 November, is cancelled. Flood.',
    );
  });

  test('can be cancelled after its own day, and is shown until the new day', async () => {
    await pass(3);
    const { status, json } = await change({ kind: 'cancelled', reason: 'The teacher is ill' });
    expect(status).toBe(201);
    expect(json.message).toContain(
      'Biology (A Level) on Wednesday, 25 November, moved from Monday, 23 November, is cancelled. The',
    );
    const cancelled = {
      ...monday,
      kind: 'cancelled',
      toDate: '2026-11-25',
      start: null,
      end: null,
    };
    expect(await published()).toEqual([{ ...cancelled, room: null, reason: 'The teacher is ill' }]);
    expect((await ofClass(monday.class)).changes).toMatchObject([cancelled]);
    await pass(1);
    expect(await published()).toHaveLength(1);
    // Once more, and it takes place again.
    expect((await change({ kind: 'cancelled' })).status).toBe(201);
    expect(await published()).toMatchObject([{ ...cancelled, reason: null }]);
    expect((await change({ ...toWednesday, toDate: '2026-11-25' })).status).toBe(201);
    expect(await published()).toMatchObject([{ kind: 'moved', toDate: '2026-11-25' }]);
    await change({ kind: 'cancelled' });
    await pass(1);
    expect(await published()).toEqual([]);
    for (const body of [{ kind: 'cancelled' }, { ...toWednesday, toDate: '2026-11-27' }]) {
      expect((await change(body)).status).toBe(422);
    }
  });

  test('can be cancelled or moved on when its own day is closed since', async () => {
    const closure = { levels: ['a-level'], kind: 'holiday', reason: null };
    const day = { from: monday.date, to: monday.date };
    expect((await desk.post('/api/closures', { ...closure, ...day })).status).toBe(201);
    expect((await change({ ...toWednesday, toDate: '2026-11-26' })).status).toBe(201);
    expect((await change({ kind: 'cancelled' })).status).toBe(201);
    for (const body of [toWednesday, { kind: 'room', room: 'Room 4' }]) {
      expect((await change(body)).status).toBe(422);
    }
  });

  test('is not moved onto its own next meeting', async () => {
    const toDate = '2026-11-30';
    const { status, json } = await change({ ...toWednesday, toDate });
    expect([status, json.error.message]).toEqual([
      422,
      'Biology (A Level) meets on this day anyway, at this time. Please choose another day or time.',
    ]);
    const earlier = { ...toWednesday, toDate, start: '12:00', end: '14:30' };
    expect((await change(earlier)).status).toBe(201);
    await desk.post('/api/changes', { ...monday, date: toDate, kind: 'cancelled' });
    expect((await change({ ...toWednesday, toDate })).status).toBe(201);
  });

  test('is moved on after its own day', async () => {
    await pass(3);
    const again = await change({ ...toWednesday, toDate: '2026-11-26', start: '16:00' });
    expect(again.status).toBe(201);
    expect(await published()).toMatchObject([{ ...monday, start: '16:00', toDate: '2026-11-26' }]);
    await pass(2);
    expect(await published()).toHaveLength(1);
  });

  test('cannot be moved to a day in the past, or change only its room', async () => {
    await pass(3);
    for (const body of [
      toWednesday,
      { ...toWednesday, toDate: '2026-11-23' },
      { kind: 'room', room: 'Room 4' },
    ]) {
      expectRefused(await change(body));
    }
    expect(await published()).toMatchObject([{ kind: 'moved', toDate: '2026-11-25' }]);
  });

  test('is shown as cancelled on that day if that is known earlier', async () => {
    expect((await change({ kind: 'cancelled' })).status).toBe(201);
    await pass(4);
    expect(await published()).toMatchObject([{ kind: 'cancelled', toDate: '2026-11-25' }]);
  });

  test('follows the timetable again when the change is undone', async () => {
    await pass(3);
    const { id } = (await change({ kind: 'cancelled' })).json;
    expect((await desk.delete(`/api/changes/${id}`)).status).toBe(200);
    expect(await published()).toEqual([]);
    // There is nothing left that a change of that day could reach.
    expect((await change({ kind: 'cancelled' })).status).toBe(422);
  });

  test('and back to its own day, is cancelled on that day alone', async () => {
    await change({ ...toWednesday, start: '16:00' });
    await change({ kind: 'cancelled' });
    expect(await published()).toMatchObject([{ kind: 'cancelled', toDate: null }]);
  });
});

describe('places', () => {
  test('that a colleague has set are not replaced unseen', async () => {
    const put = async (who: typeof desk, places: string, was: string) =>
      (await who.put(`/api/places/${CLASS}`, { places, was })).status;
    expect(await put(desk, 'full', 'open')).toBe(200);
    // The second of two quick presses.
    expect(await put(desk, 'few', 'open')).toBe(200);
    const colleague = await office.signIn(COLLEAGUE);
    expect(await put(colleague, 'full', 'open')).toBe(409);
    expect(await put(colleague, 'full', 'few')).toBe(200);
  });

  test('are what the office sets', async () => {
    expect((await desk.put(`/api/places/${CLASS}`, { places: 'full' })).status).toBe(200);
    expect((await ofClass()).places).toBe('full');
    await desk.put(`/api/places/${CLASS}`, { places: 'few' });
    const places = async () =>
      (await (await office.site.app.request('/functions/v1/today')).json()).places;
    expect(await places()).toEqual({ [CLASS]: 'few' });
    await desk.put(`/api/places/${CLASS}`, { places: 'open' });
    expect(await places()).toEqual({});
    expect((await ofClass()).history.map(({ what }: { what: string }) => what)).toEqual([
      'full',
      'few',
      'open',
    ]);
  });

  test('are rejected for an unknown class or value', async () => {
    expect((await desk.put('/api/places/a-level-latin-monday', { places: 'full' })).status).toBe(
      404,
    );
    expect((await desk.put(`/api/places/${CLASS}`, { places: 'none' })).status).toBe(422);
  });
});

describe('a registration for a full class', () => {
  const full = async () => {
    await desk.put(`/api/places/${CLASS}`, { places: 'full' });
    await desk.put('/api/places/a-level-physics-wednesday', { places: 'full' });
  };
  const names = [
    'Physics: Wednesday 3.00–6.00 p.m. (weekday group)',
    expect.stringContaining('Saturday'),
  ];

  test('is stored, and the office sees that it is for the waiting list', async () => {
    await full();
    const reference = await office.registration();
    const { json } = await desk.get(`/api/submissions/${reference}`);
    expect(json).toMatchObject({ state: 'new', waitingFor: names, lastBy: null });
    expect((await desk.get('/api/submissions')).json.items).toMatchObject([{ waitingFor: names }]);
    const staff = mailsTo(await office.site.mails(), 'office@school.example')[0];
    expect(staff?.subject).toContain('(waiting list)');
    expect(staff?.text).toContain('Full, for the waiting list: Physics');
  });

  test('is as it came: what becomes of the places later changes nothing', async () => {
    const reference = await office.registration();
    await full();
    const { json } = await desk.get(`/api/submissions/${reference}`);
    expect(json).toMatchObject({ waitingFor: [], history: [] });
    const staff = mailsTo(await office.site.mails(), 'office@school.example')[0];
    expect(staff?.text).not.toContain('waiting list');
  });
});

test('a change of a class that the timetable has lost is not shown', async () => {
  const lost = { class: 'a-level-latin-monday', date: '2026-11-23' } as const;
  await storeChange(office.site.store, 1, lost);
  expect((await desk.get('/api/classes')).status).toBe(200);
  expect(await published()).toEqual([]);
});
