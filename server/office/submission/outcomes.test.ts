import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  COLLEAGUE,
  DESK,
  desk,
  expectRefused,
  list,
  offerPlace,
  office,
  officeForEachTest,
  openSlot,
  set,
  shown,
  signIn,
  undo,
} from '#test/server-office.ts';

officeForEachTest();

describe('an outcome', () => {
  test('is set, with the person and the time', async () => {
    const reference = await office.registration();
    office.site.pass(60_000);
    const { status, json } = await set(reference, 'new', 'called', { note: 'Wants Saturdays' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      ok: true,
      state: 'called',
      dueAt: null,
      lastBy: DESK,
      lastAt: '2026-11-21T06:01:00.000Z',
      history: [
        {
          at: '2026-11-21T06:01:00.000Z',
          by: DESK,
          what: 'called',
          note: 'Wants Saturdays',
          was: 'new',
        },
      ],
    });
  });

  test('of no answer leaves the call due, and is counted', async () => {
    const reference = await office.registration();
    const before = (await shown(reference)).dueAt;
    await set(reference, 'new', 'no-answer');
    const { json } = await set(reference, 'no-answer', 'no-answer');
    expect(json).toMatchObject({ state: 'no-answer', dueAt: before, noAnswers: 2 });
  });

  test.each([
    ['undone', 0, 'no-answer undo'],
    ['undone and set again, with another undone', 1, 'no-answer undo no-answer called undo'],
    ['of an outcome after it', 1, 'no-answer placed undo'],
    ['repeated, then undone once', 1, 'no-answer no-answer undo'],
    ['on another day, after a call', 2, 'no-answer called no-answer'],
  ])('counts unanswered calls: %s', async (_, times, presses) => {
    const reference = await office.registration();
    for (const press of presses.split(' ')) {
      const { state } = await shown(reference);
      const answer = press === 'undo' ? undo(reference, state) : set(reference, state, press);
      expect((await answer).status).toBe(200);
    }
    expect((await shown(reference)).noAnswers).toBe(times);
  });

  test('stores the time of an assessment, also when it is set again', async () => {
    const reference = await office.registration();
    const at = '2026-11-25T09:30:00.000Z';
    const first = await set(reference, 'new', 'assessment');
    expect(first.json.assessmentAt).toBeNull();
    const { json } = await set(reference, 'assessment', 'assessment', { at });
    expect(json.assessmentAt).toBe(at);
    await set(reference, 'assessment', 'placed');
    expect((await set(reference, 'placed', 'assessment')).json.assessmentAt).toBe(at);
  });

  test('takes the time in any zone, with or without seconds', async () => {
    const reference = await office.registration();
    let was = 'new';
    for (const at of [
      '2026-11-25T15:00+05:30',
      '2026-11-25T09:30:00Z',
      '2026-11-25T09:30:00.000Z',
    ]) {
      const { json } = await set(reference, was, 'assessment', { at });
      expect(json.assessmentAt).toBe('2026-11-25T09:30:00.000Z');
      was = 'assessment';
    }
  });

  test.each(['called', 'assessment', 'waiting', 'placed', 'withdrawn', 'no-answer'])(
    '%s is undone as if it had not been set, and the history shows both',
    async (state) => {
      const reference = await office.registration();
      const before = (await list()).items[0];
      await set(reference, 'new', state);
      const { status, json } = await undo(reference, state);
      expect(status).toBe(200);
      expect(json).toMatchObject(before);
      expect(json.history).toMatchObject([
        { what: state, by: DESK },
        { what: 'new', was: state, undo: true, by: DESK },
      ]);
      expect((await desk.get('/api/promise')).json.answered).toBe(0);
    },
  );

  test('is undone without the time of an appointment that was closed since', async () => {
    const reference = await office.registration();
    const slot = await openSlot();
    await set(reference, 'new', 'assessment', { slot });
    await set(reference, 'assessment', 'no-answer');
    await desk.delete(`/api/slots/${slot}`, { cancelBookings: true });
    const { json } = await undo(reference, 'no-answer');
    expect(json).toMatchObject({ state: 'assessment', assessmentAt: null });
  });

  test('is undone to the person, the time and the waiting time before it', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'waiting');
    office.site.pass(3 * 86_400_000);
    const colleague = await office.signIn(COLLEAGUE);
    const path = `/api/submissions/${reference}/state`;
    await colleague.post(path, { state: 'placed', was: 'waiting' });
    const { json } = await colleague.post(path, { undo: true, was: 'placed' });
    expect(json).toMatchObject({
      state: 'waiting',
      lastBy: DESK,
      lastAt: '2026-11-21T06:00:00.000Z',
    });
    expect(json.history.at(-1)).toMatchObject({ what: 'waiting', undo: true, by: COLLEAGUE });
    const again = await colleague.post(path, { undo: true });
    expect(again.json).toMatchObject({ state: 'new', lastBy: null, lastAt: null });
    expect((await colleague.post(path, { undo: true })).status).toBe(422);
  });

  test('is undone once more for each repeat of no answer', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'no-answer');
    office.site.pass(3_600_000);
    await set(reference, 'no-answer', 'no-answer');
    expect((await undo(reference, 'no-answer')).json).toMatchObject({
      state: 'no-answer',
      lastAt: '2026-11-21T06:00:00.000Z',
      noAnswers: 1,
    });
  });

  test('is undone to a promised call, also if an older version has stored it', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'called');
    await set(reference, 'called', 'no-answer');
    await sql`update submission_history set details = replace(details, '"reached_at"', '"x"')`.execute(
      office.site.store,
    );
    await undo(reference, 'no-answer');
    expect((await undo(reference, 'called')).json.dueAt).toBe('2026-11-22T06:00:00.000Z');
  });

  const SATURDAY = 'a-level-physics-saturday';
  const waitFor = (reference: string, classes: readonly string[]) =>
    desk.put(`/api/submissions/${reference}/waiting-for`, { classes });
  const callAgain = (reference: string, on: string) =>
    desk.put(`/api/submissions/${reference}/call-again`, { on, part: 'morning' });

  test('of the waiting list is undone with its classes, also those set after it', async () => {
    const [atOnce, after] = [await office.registration(), await office.registration()];
    await set(atOnce, 'new', 'waiting', { classes: [SATURDAY] });
    expect((await shown(atOnce)).waitingForClasses).toEqual([SATURDAY]);
    await set(after, 'new', 'waiting');
    await waitFor(after, [SATURDAY]);
    for (const reference of [atOnce, after]) {
      const { json } = await undo(reference, 'waiting');
      expect(json).toMatchObject({ state: 'new', waitingForClasses: [], waitingFor: [] });
    }
  });

  test('of the waiting list is undone to the classes that the family asked for', async () => {
    await desk.put(`/api/places/${SATURDAY}`, { places: 'full' });
    const reference = await office.registration({ classes: [SATURDAY] });
    const before = (await shown(reference)).waitsSince;
    await set(reference, 'new', 'waiting', { classes: ['a-level-physics-wednesday'] });
    expect((await undo(reference, 'waiting')).json.waitsSince).toEqual(before);
  });

  test('of no answer is undone without a call that was removed since', async () => {
    const reference = await office.registration();
    await callAgain(reference, '2026-11-25');
    await set(reference, 'new', 'no-answer');
    await desk.delete(`/api/submissions/${reference}/call-again`);
    expect((await undo(reference, 'no-answer')).json).toMatchObject({
      state: 'new',
      callAgain: null,
    });
  });

  test('is undone to the call that it removed, unless another was agreed since', async () => {
    const [same, other] = [await office.registration(), await office.registration()];
    for (const reference of [same, other]) {
      await callAgain(reference, '2026-11-25');
      await set(reference, 'new', 'called');
    }
    await callAgain(other, '2026-11-30');
    expect((await undo(same, 'called')).json.callAgain.on).toBe('2026-11-25');
    expect((await undo(other, 'called')).json.callAgain.on).toBe('2026-11-30');
  });

  test('of a withdrawal is undone with the offer that it ended', async () => {
    const reference = await office.registration();
    await offerPlace(reference, SATURDAY);
    expect((await set(reference, 'new', 'withdrawn')).json.offer.state).toBe('withdrawn');
    expect((await undo(reference, 'withdrawn')).json.offer.state).toBe('open');
  });

  test('can be undone days later, after other acts: the history shows where', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'no-answer');
    await set(reference, 'no-answer', 'called');
    await desk.post(`/api/submissions/${reference}/notes`, { text: 'Wrong family' });
    await signIn(2 * 86_400_000);
    const undoable = async () =>
      (await shown(reference)).history
        .filter((entry: { undoable: boolean }) => entry.undoable)
        .map(({ what }: { what: string }) => what);
    expect(await undoable()).toEqual(['called']);
    await undo(reference, 'called');
    expect(await undoable()).toEqual(['no-answer']);
    const { json } = await undo(reference, 'no-answer');
    expect(json).toMatchObject({ state: 'new', dueAt: '2026-11-22T06:00:00.000Z' });
    expect(await undoable()).toEqual([]);
  });

  test('of the previous version is undone although it stored everything as it was', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'called');
    const nothing = { outcome: null, outcome_at: null, called_at: null, last_by: null };
    const before = { ...nothing, last_at: null, call_again_at: null, assessment_at: null };
    await office.site.store
      .updateTable('submission_history')
      .set({ details: JSON.stringify({ was: 'new', before }) })
      .where('what', '=', 'called')
      .execute();
    expect((await undo(reference, 'called')).json).toMatchObject({ state: 'new', lastBy: null });
  });

  test('alone sets who it was and since when: other acts do not', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'waiting', { classes: [SATURDAY] });
    office.site.pass(7 * 86_400_000);
    const colleague = await office.signIn(COLLEAGUE);
    const path = `/api/submissions/${reference}`;
    const until = new Date(office.site.now() + 48 * 3_600_000).toISOString();
    const acts = [
      () => colleague.post(`${path}/notes`, { text: 'A note' }),
      () => colleague.put(`${path}/call-again`, { on: '2026-12-01', part: 'morning' }),
      () => colleague.delete(`${path}/call-again`),
      () => colleague.put(`${path}/owner`, { owner: COLLEAGUE, was: null }),
      () => colleague.put(`${path}/waiting-for`, { classes: [SATURDAY] }),
      () => colleague.post(`${path}/offer`, { class: SATURDAY, until }),
      () => colleague.delete(`${path}/offer`),
      () => colleague.patch(path, { fields: { phone: '077 123 4599' } }),
      () => colleague.post(`${path}/spam`),
      () => colleague.post(`${path}/release`),
    ];
    for (const act of acts) {
      expect((await act()).status).toBeLessThan(300);
      const { lastBy, lastAt } = (await colleague.get(path)).json;
      expect({ lastBy, lastAt }).toEqual({ lastBy: DESK, lastAt: '2026-11-21T06:00:00.000Z' });
    }
  });

  test('and what else a page replaces must be what the page showed', async () => {
    const colleague = await office.signIn(COLLEAGUE);
    const reference = await office.registration();
    const path = `/api/submissions/${reference}`;
    const { lastAt: wasAt, fields } = (await desk.get(path)).json;
    office.site.pass(1000);
    await colleague.post(`${path}/state`, { state: 'waiting', was: 'new', classes: [SATURDAY] });
    await colleague.patch(path, { fields: { phone: '077 123 4599' }, source: 'friend' });
    const again = { on: '2026-11-24', part: 'morning' };
    await colleague.put(`${path}/call-again`, again);
    const later = { on: '2026-11-25', part: 'afternoon' };
    const unseen = { state: 'waiting', was: 'waiting', wasAt };
    const acts = [
      () => desk.post(`${path}/state`, { ...unseen, classes: [] }),
      () => desk.post(`${path}/state`, { ...unseen, undo: true }),
      () => desk.put(`${path}/waiting-for`, { classes: [], was: [] }),
      () => desk.patch(path, { fields: { phone: '' }, was: { phone: fields.phone } }),
      () => desk.patch(path, { fields: {}, source: 'google', was: { source: '' } }),
      () => desk.post(`${path}/spam`, { wasAt }),
      () => desk.put(`${path}/call-again`, { ...later, was: null }),
      () => desk.delete(`${path}/call-again`, { was: later }),
    ];
    for (const act of acts) expect((await act()).status).toBe(409);
    const now = (await desk.get(path)).json;
    expect(now).toMatchObject({ waitingForClasses: [SATURDAY], fields: { phone: '077 123 4599' } });
    const seen = { state: 'waiting', was: 'waiting', wasAt: now.lastAt };
    const seenActs = [
      () => desk.put(`${path}/call-again`, { ...later, was: again }),
      () => desk.delete(`${path}/call-again`, { was: later }),
      () => desk.put(`${path}/waiting-for`, { classes: [], was: [SATURDAY] }),
      () => desk.patch(path, { fields: { phone: '0771234500' }, was: { phone: now.fields.phone } }),
      () => desk.patch(path, { fields: {}, source: 'google', was: { source: 'friend' } }),
      () => desk.post(`${path}/state`, { ...seen, undo: true }),
    ];
    for (const act of seenActs) expect((await act()).status).toBe(200);
  });

  test('is not undone where a colleague has set another since', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'called');
    await set(reference, 'called', 'placed');
    const { status, json } = await undo(reference, 'called');
    expect(status).toBe(409);
    expect(json).toMatchObject({ state: 'placed', by: DESK });
  });

  test('is rejected in an edit conflict, and names the colleague', async () => {
    const colleague = await office.signIn(COLLEAGUE);
    const reference = await office.registration();
    const path = `/api/submissions/${reference}/state`;
    expect((await colleague.post(path, { state: 'called', was: 'new' })).status).toBe(200);
    const { status, json } = await set(reference, 'new', 'withdrawn', { note: 'lost' });
    expect(status).toBe(409);
    expect(json).toEqual({
      error: { message: expect.stringMatching(/\.$/) },
      state: 'called',
      by: COLLEAGUE,
      at: '2026-11-21T06:00:00.000Z',
    });
    const now = await shown(reference);
    expect(now.state).toBe('called');
    expect(now.history).toHaveLength(1);
  });

  test('is set by one of many that press at once', async () => {
    const reference = await office.registration();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => set(reference, 'new', 'called')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test.each([
    [{ state: 'lost', was: 'new' }],
    [{ state: 'called' }],
    [{ was: 'new' }],
    [{ state: 'called', was: 'new', note: 'x'.repeat(2001) }],
    [{ state: 'called', was: 'new', note: 7 }],
    [{ state: 'called', was: 'new', note: '\u0000' }],
    [{ state: 'called', was: 'new', note: '\ud800' }],
    [{ state: 'assessment', was: 'new', at: 'tomorrow' }],
    [{ state: 'assessment', was: 'new', at: '2026-02-31T10:00:00Z' }],
    [{ state: 'assessment', was: 'new', at: '2026-02-13T25:00:00Z' }],
    [{ state: 'assessment', was: 'new', at: '2026-11-25T09:30' }],
    [[]],
    ['{'],
    [null],
  ])('of %j is refused with a sentence', async (body) => {
    const reference = await office.registration();
    expectRefused(await desk.post(`/api/submissions/${reference}/state`, body));
    expect((await list()).items[0].state).toBe('new');
  });

  test.each(['waiting', 'placed'])('%s is not possible for an enquiry', async (state) => {
    const reference = await office.enquiry();
    const { status, json } = await set(reference, 'new', state);
    expect(status).toBe(409);
    expect(json.error.message).toMatch(/^An enquiry has no place and no waiting list\./);
    expect((await shown(reference)).state).toBe('new');
  });

  test('of the link in a mail is ‘called’, once, by the link', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'no-answer');
    const mails = await office.site.mails();
    const staff = mails.find(({ to }) => to?.[0]?.address === 'office@school.example');
    const link = /https:\S+\/called\S+/.exec(staff?.text ?? '')?.[0] ?? '';
    const { pathname, search } = new URL(link);
    for (const _ of [1, 2]) await office.site.app.request(pathname + search, { method: 'POST' });
    const { json } = await desk.get(`/api/submissions/${reference}`);
    expect(json).toMatchObject({ state: 'called', lastBy: 'the link in a mail', dueAt: null });
    expect(json.history.map(({ what }: { what: string }) => what)).toEqual(['no-answer', 'called']);
  });
});
