import { describe, expect, test } from 'vitest';
import { refusals } from '#server/office/office-errors.ts';
import { readLog } from '#server/store/office/office-history.ts';
import {
  DESK,
  desk,
  expectRefused,
  office,
  officeForEachTest,
  signIn,
} from '#test/server-office.ts';

// The clock of the tests begins on Saturday, 21 November 2026, at 11:30 in Colombo.
const HOUR = 3_600_000;
const TODAY = '2026-11-21';
const CLASS = 'a-level-physics-saturday';

officeForEachTest();

const weekend = {
  from: TODAY,
  to: '2026-11-22',
  levels: ['o-level', 'a-level'],
  kind: 'weather',
  reason: 'The roads are flooded',
};
const close = (changes: object = {}) => desk.post('/api/closures', { ...weekend, ...changes });
const listed = async () => (await desk.get('/api/closures')).json.closures;
const publicly = async () =>
  (await office.site.app.request('/functions/v1/today')).json() as Promise<{
    closures: object[];
    notice: object | null;
  }>;
const notice = (body: unknown) => desk.put('/api/notice', body);
const later = (hours: number) => new Date(office.site.now() + hours * HOUR).toISOString();

describe('a closure', () => {
  test('is published with a message for the classes’ groups', async () => {
    const { status, json } = await close();
    expect(status).toBe(201);
    expect(json.message).toMatch(
      /: no classes from Saturday, 21 November to Sunday, 22 November\. The roads are flooded\. Questions\? Call /,
    );
    expect(await listed()).toEqual([
      { ...weekend, id: json.id, by: DESK, at: new Date(office.site.now()).toISOString() },
    ]);
    expect((await publicly()).closures).toEqual([weekend]);
  });

  test('of one day and one level has its own message', async () => {
    const { json } = await close({ to: TODAY, levels: ['a-level'], reason: null });
    expect(json.message).toMatch(/: no A Level classes on Saturday, 21 November\. Questions/);
    expect((await publicly()).closures).toEqual([
      { ...weekend, to: TODAY, levels: ['a-level'], reason: null },
    ]);
  });

  test('of another year names the year, and so does what opens it again', async () => {
    const { json } = await close({ from: '2026-12-31', to: '2027-01-02', reason: null });
    const days = 'from Thursday, 31 December to Saturday, 2 January 2027';
    expect(json.message).toContain(`: no classes ${days}. Questions`);
    const opened = (await desk.delete(`/api/closures/${json.id}`)).json.message;
    expect(opened).toContain(`: classes ${days} take place as usual.`);
    const moved = { class: CLASS, date: '2027-01-02', kind: 'cancelled' };
    const change = (await desk.post('/api/changes', moved)).json;
    expect(change.message).toContain(
      ' on Saturday, 2 January 2027, 9.00 a.m.–12 noon, is cancelled.',
    );
    const undone = (await desk.delete(`/api/changes/${change.id}`)).json.message;
    expect(undone).toContain(' on Saturday, 2 January 2027, 9.00 a.m.–12 noon, takes place');
  });

  test('replaces another one in the same step', async () => {
    const open = (await close({ to: null })).json.id;
    const { status, json } = await close({ replaces: open });
    expect(status).toBe(201);
    expect(await listed()).toMatchObject([{ id: json.id, to: weekend.to }]);
    // A colleague has removed or replaced it.
    expect((await close({ replaces: open })).status).toBe(409);
    expect(await listed()).toHaveLength(1);
  });

  test('until further notice stays until it is removed', async () => {
    const { json } = await close({ to: null });
    expect(json.message).toContain('from Saturday, 21 November until further notice.');
    office.site.pass(100 * 24 * HOUR);
    expect((await publicly()).closures).toEqual([{ ...weekend, to: null }]);
    await signIn();
    const removed = await desk.delete(`/api/closures/${json.id}`);
    expect(removed.status).toBe(200);
    // The days that are over were closed.
    expect(removed.json.message).toContain(
      ': classes from Monday, 1 March until further notice take place as usual. Q',
    );
    expect((await publicly()).closures).toEqual([]);
  });

  test.each([
    [
      {},
      ': The roads are flooded: no classes from Saturday, 21 November to Sunday, 22 November. Q',
    ],
    [
      { from: '2026-11-22', reason: 'Poya' },
      ': classes from Saturday, 21 November to Sunday, 22 November take place as usual. Poya: no classes on Sunday, 22 November. Q',
    ],
    [
      { levels: ['a-level'], reason: 'Poya' },
      ' take place as usual. Poya: no A Level classes from Saturday, 21 November to Sunday, 22 November. Q',
    ],
    [{ from: '2026-11-23', to: '2026-11-23' }, ' to Sunday, 22 November take place as usual. Q'],
  ])('says when it is removed on which days another one is left: %j', async (other, message) => {
    const { id } = (await close()).json;
    await close(other);
    expect((await desk.delete(`/api/closures/${id}`)).json.message).toContain(message);
  });

  test('ends at midnight in Colombo', async () => {
    await close({ to: TODAY });
    office.site.pass(12.49 * HOUR);
    expect((await publicly()).closures).toHaveLength(1);
    office.site.pass(0.02 * HOUR);
    expect((await publicly()).closures).toEqual([]);
    await signIn();
    expect(await listed()).toEqual([]);
  });

  test('may overlap another, and stays when that one is removed', async () => {
    const { json: exams } = await close({ to: '2026-11-30', kind: 'exam', levels: ['o-level'] });
    await close();
    expect((await desk.delete(`/api/closures/${exams.id}`)).status).toBe(200);
    expect((await publicly()).closures).toEqual([weekend]);
  });

  test('is in the calendars at once, and leaves them when it is removed', async () => {
    const calendar = async () =>
      (await office.site.app.request('/calendar/a-level-physics.ics')).text();
    const { json } = await close();
    expect(await calendar()).toContain('20261121T090000');
    expect(await calendar()).toMatch(/EXDATE[^\r]*20261121T090000/);
    await desk.delete(`/api/closures/${json.id}`);
    expect(await calendar()).not.toContain('20261121T090000');
  });

  test('that ends early keeps its past days in the calendars', async () => {
    const { json } = await close({ to: '2026-12-06', kind: 'exam' });
    await signIn(8 * 24 * HOUR);
    expect((await desk.delete(`/api/closures/${json.id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await publicly()).closures).toEqual([]);
    const text = await (await office.site.app.request('/calendar/a-level-physics.ics')).text();
    expect(text).toMatch(/EXDATE[^\r]*20261128T090000/);
    expect(text).not.toContain('20261205T090000');
    expect((await desk.delete(`/api/closures/${json.id}`)).status).toBe(404);
  });

  test('until further notice is in the calendars, too', async () => {
    await close({ to: null });
    const text = await (await office.site.app.request('/calendar/a-level-physics.ics')).text();
    expect(text.replaceAll('\r\n ', '')).toMatch(/EXDATE[^\r]*20271120T090000/);
  });

  test('leaves its days out of a class’s next dates, and rejects changes on them', async () => {
    await close();
    const { classes } = (await desk.get('/api/classes')).json;
    const physics = classes.find(({ id }: { id: string }) => id === CLASS);
    expect(physics.dates[0]).toBe('2026-11-28');
    const change = { class: CLASS, date: TODAY, kind: 'cancelled' };
    expect((await desk.post('/api/changes', change)).status).toBe(422);
    const moved = { class: CLASS, date: '2026-11-28', kind: 'moved', start: '09:00', end: '12:00' };
    expect((await desk.post('/api/changes', { ...moved, toDate: '2026-11-22' })).status).toBe(422);
    expect((await desk.post('/api/changes', { ...moved, toDate: '2026-11-29' })).status).toBe(201);
  });

  test('until further notice leaves a class without dates', async () => {
    await close({ to: null });
    const { classes } = (await desk.get('/api/classes')).json;
    for (const { dates } of classes) expect(dates).toEqual([]);
  });

  test.each([
    ['starts yesterday', { from: '2026-11-20' }],
    ['starts in more than 365 days', { from: '2027-11-22', to: '2027-11-22' }],
    ['ends before it starts', { to: '2026-11-20' }],
    ['lasts more than a year', { to: '2027-11-22' }],
    ['has no last day', { to: undefined }],
    ['starts on a day that does not exist', { from: '2026-11-31' }],
    ['has no level', { levels: [] }],
    ['has an unknown level', { levels: ['grade-5'] }],
    ['has an unknown kind', { kind: 'cyclone' }],
    ['has a reason of 121 characters', { reason: 'x'.repeat(121) }],
    ['has a reason with a line break', { reason: 'a\nb' }],
  ])('that %s is rejected in a sentence', async (_, changes) => {
    expectRefused(await close(changes));
    expect(await listed()).toEqual([]);
  });

  test.each([
    ['starts in 365 days', { from: '2027-11-21', to: '2027-11-21' }],
    ['lasts a year', { to: '2027-11-21' }],
  ])('that %s is accepted', async (_, changes) => {
    expect((await close(changes)).status).toBe(201);
  });

  test('is in the log with the person who made it', async () => {
    const { json } = await close({ to: null });
    await desk.delete(`/api/closures/${json.id}`);
    const lines = (await readLog(office.site.store)).filter(({ what }) => /the school/.test(what));
    expect(lines).toMatchObject([
      { by: DESK, what: 'closed the school', note: '2026-11-21 to further notice' },
      { by: DESK, what: 'opened the school' },
    ]);
  });
});

describe('public holidays', () => {
  const suggested = async () =>
    (await desk.get('/api/closures')).json.suggested.map(({ date }: { date: string }) => date);

  test('are suggested to the office, from today on, and to no one else', async () => {
    expect((await suggested()).slice(0, 2)).toEqual(['2026-11-24', '2026-12-23']);
    expect((await publicly()).closures).toEqual([]);
  });

  test('are confirmed by a closure', async () => {
    const poya = { from: '2026-12-23', to: '2026-12-23', kind: 'holiday', reason: 'Poya Day' };
    await close({ ...poya, levels: ['o-level'] });
    expect(await suggested()).toContain('2026-12-23');
    await close(poya);
    expect(await suggested()).not.toContain('2026-12-23');
  });

  test('can be removed', async () => {
    expect((await desk.delete('/api/holidays/2026-12-23')).status).toBe(200);
    expect(await suggested()).not.toContain('2026-12-23');
    expect((await desk.delete('/api/holidays/2026-12-24')).status).toBe(404);
  });

  test('are in the log once when the removal is sent twice', async () => {
    for (let press = 0; press < 2; press += 1) {
      expect((await desk.delete('/api/holidays/2026-12-23')).status).toBe(200);
    }
    const lines = await readLog(office.site.store);
    expect(lines.filter(({ what }) => what === 'removed a holiday')).toHaveLength(1);
  });
});

describe('the notice', () => {
  test('is published, replaced and withdrawn', async () => {
    expect((await desk.get('/api/notice')).json).toEqual({ notice: null });
    const first = await notice({ text: '  The office closes at 3 p.m. today. ', until: later(2) });
    expect(first.status).toBe(200);
    expect((await desk.get('/api/notice')).json.notice).toMatchObject({
      text: 'The office closes at 3 p.m. today.',
      until: later(2),
      by: DESK,
    });
    await notice({ text: 'The school’s hotline is not working.', until: later(5) });
    expect((await publicly()).notice).toEqual({
      text: "The school's hotline is not working.",
      until: later(5),
    });
    expect((await desk.delete('/api/notice')).status).toBe(200);
    expect((await publicly()).notice).toBeNull();
    expect((await desk.delete('/api/notice')).status).toBe(200);
  });

  test('is not replaced or withdrawn unseen', async () => {
    const mine = { text: 'The hotline is not working.', until: later(5) };
    expect((await notice({ ...mine, was: later(-1) })).status).toBe(409);
    const { at } = (await notice({ ...mine, was: null })).json.notice;
    office.site.pass(1000);
    expect((await notice({ ...mine, was: null })).status).toBe(409);
    const { at: newer } = (await notice({ ...mine, text: 'It works again.', was: at })).json.notice;
    const unseen = await desk.delete('/api/notice', { was: at });
    expect([unseen.status, unseen.json.error.message]).toEqual([409, refusals.changedSince]);
    expect((await publicly()).notice).toMatchObject({ text: 'It works again.' });
    expect((await desk.delete('/api/notice', { was: newer })).status).toBe(200);
    expect((await desk.delete('/api/notice', { was: newer })).status).toBe(409);
  });

  test('ends at its time', async () => {
    await notice({ text: 'The office closes at 3 p.m. today.', until: later(2) });
    office.site.pass(2 * HOUR - 1);
    expect((await publicly()).notice).not.toBeNull();
    office.site.pass(1);
    expect((await publicly()).notice).toBeNull();
  });

  test.each([
    ['is empty', () => ({ text: '   ', until: later(1) })],
    ['has 161 characters', () => ({ text: 'x'.repeat(161), until: later(1) })],
    ['has no end', () => ({ text: 'Closed' })],
    ['ends now', () => ({ text: 'Closed', until: later(0) })],
    ['ends in more than 90 days', () => ({ text: 'Closed', until: later(90 * 24 + 1) })],
    ['ends on a day that does not exist', () => ({ text: 'x', until: '2026-11-31T10:00:00Z' })],
  ])('that %s is rejected', async (_, body) => {
    expect((await notice(body())).status).toBe(422);
    expect((await publicly()).notice).toBeNull();
  });
});

describe('while the store is unavailable', () => {
  test('pages get the last known closures and notice, until they end', async () => {
    await close();
    await notice({ text: 'The office is closed.', until: later(1) });
    expect((await publicly()).notice).not.toBeNull();
    await office.site.store.destroy();
    expect((await publicly()).closures).toEqual([weekend]);
    office.site.pass(2 * HOUR);
    expect((await publicly()).notice).toBeNull();
    office.site.pass(48 * HOUR);
    expect((await publicly()).closures).toEqual([]);
  });
});

test('closures and the notice are announced to the office’s pages', async () => {
  const response = await office.ask('GET', '/api/events', { cookie: desk.cookie });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await close();
  await notice({ text: 'Closed today.', until: later(1) });
  let text = '';
  while (!text.includes('"notice"')) text += new TextDecoder().decode((await reader.read()).value);
  expect(text).toContain('event: change\ndata: {"reference":"closures","kind":"closures"}\n\n');
  expect(text).toContain('event: change\ndata: {"reference":"notice","kind":"notice"}\n\n');
  await reader.cancel();
});
