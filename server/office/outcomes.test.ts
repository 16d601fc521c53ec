import { describe, expect, test } from 'vitest';
import {
  COLLEAGUE,
  DESK,
  desk,
  list,
  office,
  officeForEachTest,
  set,
} from '#test/server-office.ts';

officeForEachTest();

const undo = (reference: string, was: string) =>
  desk.post(`/api/submissions/${reference}/state`, { undo: true, was });

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
        ['no-answer', 'undo'],
      ],
    ],
    [
      'undone and set again, with another outcome undone',
      1,
      [
        ['new', 'no-answer'],
        ['no-answer', 'undo'],
        ['new', 'no-answer'],
        ['no-answer', 'called'],
        ['called', 'undo'],
      ],
    ],
    [
      'of an outcome after it',
      1,
      [
        ['new', 'no-answer'],
        ['no-answer', 'placed'],
        ['placed', 'undo'],
      ],
    ],
    [
      'repeated, then undone once',
      1,
      [
        ['new', 'no-answer'],
        ['no-answer', 'no-answer'],
        ['no-answer', 'undo'],
      ],
    ],
    [
      'on another day, after a call',
      2,
      [
        ['new', 'no-answer'],
        ['no-answer', 'called'],
        ['called', 'no-answer'],
      ],
    ],
  ])('counts unanswered calls: %s', async (_, times, presses) => {
    const reference = await office.registration();
    for (const [was, state] of presses) {
      const answer = state === 'undo' ? undo(reference, was) : set(reference, was, state);
      expect((await answer).status).toBe(200);
    }
    expect((await desk.get(`/api/submissions/${reference}`)).json.noAnswers).toBe(times);
  });

  test('stores the time of an assessment, also when it is set again', async () => {
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

  test('is not undone where a colleague has set another since', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'called');
    await set(reference, 'called', 'placed');
    const { status, json } = await undo(reference, 'called');
    expect(status).toBe(409);
    expect(json).toMatchObject({ state: 'placed', by: DESK });
  });

  test('of an assessment in the past is rejected', async () => {
    const reference = await office.registration();
    const { status, json } = await set(reference, 'new', 'assessment', {
      at: '2026-11-21T05:59:00Z',
    });
    expect(status).toBe(422);
    expect(json.error.message).toBe(
      'This time is in the past. Please choose a later time for the assessment.',
    );
    expect((await list()).items[0].state).toBe('new');
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
});
