import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  COLLEAGUE,
  createTestOffice,
  DESK,
  type Desk,
  listAt,
  setState,
  type TestOffice,
} from '#test/server-office.ts';

let office: TestOffice;
let desk: Desk;
beforeEach(async () => {
  office = await createTestOffice();
  desk = await office.signIn();
});
afterEach(() => office.close());

const list = (query = '') => listAt(desk, query);
const set = (reference: string, was: string, state: string, more: object = {}) =>
  setState(desk, reference, was, state, more);

describe('an outcome', () => {
  test('is set, and says who and when', async () => {
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

  test('of no answer leaves the call owed, and counts', async () => {
    const reference = await office.registration();
    const before = (await desk.get(`/api/submissions/${reference}`)).json.dueAt;
    await set(reference, 'new', 'no-answer');
    const { json } = await set(reference, 'no-answer', 'no-answer');
    expect(json).toMatchObject({ state: 'no-answer', dueAt: before, noAnswers: 2 });
  });

  test.each<[string, number, [was: string, state: string][]]>([
    [
      'undone',
      0,
      [
        ['new', 'no-answer'],
        ['no-answer', 'new'],
      ],
    ],
    [
      'undone and pressed again, beside another outcome that was undone',
      1,
      [
        ['new', 'no-answer'],
        ['no-answer', 'new'],
        ['new', 'no-answer'],
        ['no-answer', 'called'],
        ['called', 'no-answer'],
      ],
    ],
    [
      'undone after the family was reached',
      0,
      [
        ['new', 'called'],
        ['called', 'no-answer'],
        ['no-answer', 'called'],
      ],
    ],
    [
      'another try, and an outcome that was undone',
      2,
      [
        ['new', 'no-answer'],
        ['no-answer', 'no-answer'],
        ['no-answer', 'placed'],
        ['placed', 'no-answer'],
      ],
    ],
    [
      'two tries undone together, since Undo leads to the state before both',
      0,
      [
        ['new', 'called'],
        ['called', 'no-answer'],
        ['no-answer', 'no-answer'],
        ['no-answer', 'called'],
      ],
    ],
    [
      'tried anew after an Undo',
      2,
      [
        ['new', 'no-answer'],
        ['no-answer', 'called'],
        ['called', 'no-answer'],
        ['no-answer', 'no-answer'],
      ],
    ],
  ])('of no answer counts as it stands: %s', async (_, times, presses) => {
    const reference = await office.registration();
    for (const [was, state] of presses) {
      expect((await set(reference, was, state)).status).toBe(200);
    }
    expect((await desk.get(`/api/submissions/${reference}`)).json.noAnswers).toBe(times);
  });

  test('of no answer counts on the day after a call', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'no-answer');
    await set(reference, 'no-answer', 'called');
    office.site.pass(24 * 3_600_000);
    desk = await office.signIn();
    expect((await set(reference, 'called', 'no-answer')).json.noAnswers).toBe(2);
  });

  test('of no answer counts where a colleague had called before', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'no-answer');
    const colleague = await office.signIn(COLLEAGUE);
    await setState(colleague, reference, 'no-answer', 'called');
    expect((await set(reference, 'called', 'no-answer')).json.noAnswers).toBe(2);
  });

  test('keeps the time of an assessment, also when it is set again', async () => {
    const reference = await office.registration();
    const at = '2026-11-25T09:30:00.000Z';
    const first = await set(reference, 'new', 'assessment');
    expect(first.json.assessmentAt).toBeNull();
    const { json } = await set(reference, 'assessment', 'assessment', { at });
    expect(json.assessmentAt).toBe(at);
    expect((await set(reference, 'assessment', 'placed')).json.assessmentAt).toBeNull();
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
    '%s is undone by the state before, set again',
    async (state) => {
      const reference = await office.registration();
      const before = (await list()).items[0];
      await set(reference, 'new', state);
      const { json } = await set(reference, state, 'new');
      expect(json).toMatchObject({ state: 'new', dueAt: before.dueAt });
      expect(json.history.map(({ what }: { what: string }) => what)).toEqual([state, 'new']);
      expect((await desk.get('/api/promise')).json.answered).toBe(0);
    },
  );

  test('is refused when a colleague was quicker, and says who', async () => {
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
    const now = (await desk.get(`/api/submissions/${reference}`)).json;
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
    const { status, json } = await desk.post(`/api/submissions/${reference}/state`, body);
    expect(status).toBe(422);
    expect(json.error.message).toMatch(/\.$/);
    expect((await list()).items[0].state).toBe('new');
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

  test('of the version before is in the history, and who was quicker is told', async () => {
    const reference = await office.registration();
    await office.site.store
      .updateTable('submissions')
      .set({ called_at: office.site.now() })
      .execute();
    const { json } = await desk.get(`/api/submissions/${reference}`);
    expect(json).toMatchObject({ state: 'called', lastBy: 'the link in a mail' });
    expect(json.history).toMatchObject([{ what: 'called', by: 'the link in a mail' }]);
    expect((await set(reference, 'new', 'called')).json).toMatchObject({
      state: 'called',
      by: 'the link in a mail',
      at: '2026-11-21T06:00:00.000Z',
    });
  });
});
