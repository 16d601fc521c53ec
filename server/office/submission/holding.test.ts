import { describe, expect, test } from 'vitest';
import { mailsTo } from '#test/server-app.ts';
import { familyLinkIn, sendOn } from '#test/server-links.ts';
import {
  DESK,
  desk,
  offerPlace,
  office,
  officeForEachTest,
  openSlot,
  references,
  set,
  shown,
  undo,
} from '#test/server-office.ts';

const HOUR = 3_600_000;

officeForEachTest();

describe('spam and not spam', () => {
  const held = { message: 'https://a.example https://b.example https://c.example casino' };

  test('releases a held submission: staff get its mail and the family is acknowledged', async () => {
    office.site.deps.limits.on = true;
    const reference = await office.enquiry(held);
    expect(await office.site.mails()).toEqual([]);
    const { hold, heldFor } = await shown(reference);
    expect(hold).toBe('spam');
    expect(heldFor.length).toBeGreaterThan(0);
    const { json } = await desk.post(`/api/submissions/${reference}/release`);
    expect(json).toMatchObject({
      held: false,
      history: [{ what: 'released', by: DESK }],
    });
    const mails = await office.site.mails();
    const to = mails.map((mail) => mail.to?.[0]?.address).sort();
    expect(to).toEqual(['nimali@example.com', 'office@school.example']);
    expect(await references()).toEqual([reference]);
  });

  describe('what only the limits held', () => {
    const SATURDAY = 'a-level-physics-saturday';
    const hold = async (kind: 'registration' | 'enquiry') => {
      const reference = await office[kind]();
      await office.site.store.deleteFrom('outbox').execute();
      await office.site.store.updateTable('submissions').set({ hold: 'address' }).execute();
      return reference;
    };
    const state = (state: string, more = {}) => ['state', { state, was: 'new', ...more }] as const;

    test.each([
      ['waiting-for', { classes: [SATURDAY] }, `?waitingFor=${SATURDAY}`],
      ['call-again', { on: '2026-11-25', part: 'morning' }, '?callAgain=later'],
    ])('is released by the office’s %s, and in the list of that', async (act, body, list) => {
      const reference = await hold('registration');
      expect((await desk.put(`/api/submissions/${reference}/${act}`, body)).json.held).toBe(false);
      expect(await references(list)).toEqual([reference]);
      const { counts } = (await desk.get('/api/submissions')).json;
      expect(counts).toMatchObject({ new: 1, held: 0 });
    });

    test('is not acknowledged when it is released after the family withdrew', async () => {
      const reference = await hold('registration');
      const { link } = (await desk.get(`/api/submissions/${reference}`)).json;
      await sendOn(office.site, familyLinkIn(link), { do: 'withdraw-confirmed' });
      const { json } = await desk.post(`/api/submissions/${reference}/release`);
      expect(json).toMatchObject({ held: false, state: 'withdrawn' });
      const subjects = (await office.site.mails()).map(({ subject }) => subject);
      expect(subjects.join()).toMatch(/Registration: .*Withdrawn|Withdrawn.*Registration:/);
      expect(subjects.join()).not.toContain('We have your');
    });

    test.each([
      state('called'),
      state('assessment'),
      state('waiting', { classes: [SATURDAY] }),
      state('placed', { classes: [SATURDAY] }),
      ['offer', { class: SATURDAY, until: '2026-11-22T06:00:00Z' }] as const,
      ['register', { fields: { level: 'a-level', subjects: ['Physics'] } }] as const,
    ])('is released when the office works with the family (%s %o)', async (act, body) => {
      const reference = await hold(act === 'register' ? 'enquiry' : 'registration');
      const { status } = await desk.post(`/api/submissions/${reference}/${act}`, body);
      expect(status).toBeLessThan(300);
      const { held, history } = await shown(reference);
      expect(held).toBe(false);
      expect(history).toContainEqual(expect.objectContaining({ what: 'released', by: DESK }));
      expect(await references()).toEqual([reference]);
      const mails = await office.site.mails();
      expect(mails.some(({ subject }) => subject?.startsWith('We have your'))).toBe(true);
    });

    test.each(['no-answer', 'withdrawn'])('stays held when it is set to ‘%s’', async (to) => {
      const reference = await hold('registration');
      const { json } = await set(reference, 'new', to);
      expect(json).toMatchObject({ held: true, state: to });
    });
  });

  test('a family that has a place is not spam', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'placed', { classes: ['a-level-physics-saturday'] });
    const { status, json } = await desk.post(`/api/submissions/${reference}/spam`);
    expect([status, json.error.message]).toEqual([
      409,
      'This family has a place, so it is not spam. Nothing was changed.',
    ]);
  });

  test('spam gets neither what Undo would give nor the link to its page', async () => {
    const reference = await office.registration();
    const path = `/api/submissions/${reference}`;
    await office.site.mails();
    await set(reference, 'new', 'called');
    await desk.post(`${path}/spam`);
    expect((await undo(reference)).status).toBe(409);
    expect((await desk.post(`${path}/link`)).status).toBe(409);
    await desk.post(`${path}/release`);
    expect((await undo(reference)).status).toBe(200);
    expect((await desk.post(`${path}/link`)).status).toBe(202);
  });

  test('spam and its release do not send a mail twice', async () => {
    const reference = await office.registration();
    const before = (await office.site.mails()).length;
    await desk.post(`/api/submissions/${reference}/spam`);
    await desk.post(`/api/submissions/${reference}/spam`);
    await desk.post(`/api/submissions/${reference}/release`);
    const { status, json } = await desk.post(`/api/submissions/${reference}/release`);
    expect(status).toBe(200);
    expect(json.history).toHaveLength(2);
    expect((await office.site.mails()).length).toBe(before);
  });

  test('spam keeps no offer and no seat and gets no mail, and ‘Not spam’ says what to do again', async () => {
    const SATURDAY = 'a-level-physics-saturday';
    const reference = await office.registration({ parentEmail: '' });
    await office.site.mails();
    const path = `/api/submissions/${reference}`;
    const day = '2026-11-28';
    const slot = await openSlot();
    await set(reference, 'new', 'assessment', { slot });
    expect((await offerPlace(reference, SATURDAY)).status).toBe(201);
    const taken = async () =>
      (await desk.get(`/api/diary?from=${day}&to=${day}`)).json.slots[0].taken;
    expect(await taken()).toBe(1);

    const spam = (await desk.post(`${path}/spam`)).json;
    expect(spam).toMatchObject({ held: true, assessmentAt: null, offer: { state: 'withdrawn' } });
    expect(await taken()).toBe(0);
    const what =
      'the offer of a place in Physics, Saturday 9.00 a.m. and the appointment on Saturday, 28 November, 10.00 a.m.';
    expect(spam.history.at(-1)).toMatchObject({ what: 'spam', note: `This ended ${what}` });
    for (const { status, json } of [
      await offerPlace(reference, SATURDAY),
      await set(reference, 'assessment', 'assessment', { slot }),
      await set(reference, 'assessment', 'placed', { classes: [SATURDAY] }),
    ]) {
      expect([status, json.error.message]).toEqual([409, expect.stringContaining('Not spam')]);
    }
    office.site.pass(HOUR);
    expect(mailsTo(await office.site.mails(), 'kasun@example.com')).toHaveLength(1);

    const { history, held } = (await desk.post(`${path}/release`)).json;
    expect(held).toBe(false);
    expect(history.at(-1)).toMatchObject({ what: 'released', note: `To be done again: ${what}` });
    expect((await offerPlace(reference, SATURDAY)).status).toBe(201);
  });

  test('a family that was marked by mistake is mailed what its last mails say and is not true', async () => {
    const reference = await office.registration({ parentEmail: '' });
    const path = `/api/submissions/${reference}`;
    const slot = await openSlot();
    const later = async () => {
      office.site.pass(HOUR / 4);
      const mails = mailsTo(await office.site.mails(), 'kasun@example.com');
      return mails.map(({ subject }) => subject?.replace(reference, ''));
    };
    await set(reference, 'new', 'assessment', { slot });
    await offerPlace(reference, 'a-level-physics-saturday', 24);
    const sent = await later();
    await desk.post(`${path}/spam`);
    expect(await later()).toEqual(sent);
    await desk.post(`${path}/release`);
    const since = (await later()).filter((subject) => !sent.includes(subject));
    expect(since.sort()).toEqual([
      'Cancelled: Saturday, 28 November, 10.00 a.m.',
      'This offer has ended ()',
    ]);
  });

  test('what the office wrote down gets no acknowledgement by a release', async () => {
    const fields = { name: 'Amara', email: 'amara@example.com', subject: 'Physics', message: '' };
    const written = { kind: 'enquiry', channel: 'phone', fields, id: crypto.randomUUID() };
    const { reference } = (await desk.post('/api/submissions', written)).json;
    await desk.post(`/api/submissions/${reference}/spam`);
    const { held } = (await desk.post(`/api/submissions/${reference}/release`)).json;
    expect(held).toBe(false);
    expect(await office.site.mails()).toEqual([]);
  });

  test('spam keeps an appointment that is over', async () => {
    const reference = await office.registration();
    const path = `/api/submissions/${reference}`;
    const at = new Date(office.site.now() + HOUR / 2).toISOString();
    await set(reference, 'new', 'assessment', { at });
    office.site.pass(HOUR);
    const { assessmentAt, history } = (await desk.post(`${path}/spam`)).json;
    expect(assessmentAt).not.toBeNull();
    expect(history.at(-1)).toMatchObject({ what: 'spam', note: null });
  });

  test('what the desk has marked is in no digest', async () => {
    const reference = await office.enquiry();
    await office.site.mails();
    await desk.post(`/api/submissions/${reference}/spam`);
    await office.site.jobs();
    const mails = await office.site.store.selectFrom('outbox').selectAll().execute();
    expect(mails.filter(({ message }) => message === 'digest')).toEqual([]);
  });
});
