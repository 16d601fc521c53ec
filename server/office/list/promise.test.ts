import { describe, expect, test } from 'vitest';
import { familyLinkIn, sendOn } from '#test/server-links.ts';
import { desk, office, officeForEachTest, references, set, signIn } from '#test/server-office.ts';

officeForEachTest();

describe('the promise', () => {
  const HOUR = 3_600_000;

  test('is measured over thirty days', async () => {
    const names: string[] = [];
    for (let index = 0; index < 5; index += 1) names.push(await office.enquiry());
    const [a, b, c, d, e] = names as [string, string, string, string, string];
    office.site.pass(10 * 60_000);
    await set(a, 'new', 'called');
    office.site.pass(11 * 60_000);
    await set(b, 'new', 'withdrawn');
    await set(a, 'called', 'assessment');
    await desk.post(`/api/submissions/${e}/spam`);
    expect((await desk.get('/api/promise')).json).toEqual({
      days: 30,
      came: 4,
      answered: 2,
      within24h: 2,
      medianMinutes: 15.5,
      overdue: 0,
      share: 1,
    });
    await set(c, 'new', 'no-answer');
    await signIn(24 * HOUR);
    await set(d, 'new', 'called');
    expect((await desk.get('/api/promise')).json).toMatchObject({
      answered: 3,
      within24h: 2,
      medianMinutes: 21,
      overdue: 1,
    });
    await signIn(30 * 24 * HOUR);
    expect((await desk.get('/api/promise')).json).toEqual({
      days: 30,
      came: 0,
      answered: 0,
      within24h: 0,
      medianMinutes: null,
      overdue: 1,
      share: null,
    });
  });

  test('is that of the first call that reached a family, whatever the later ones come to', async () => {
    const reference = await office.registration();
    office.site.pass(HOUR);
    await set(reference, 'new', 'called');
    const promise = (await desk.get('/api/promise')).json;
    expect(promise).toMatchObject({ answered: 1, within24h: 1, medianMinutes: 60, share: 1 });
    await signIn(30 * HOUR);
    await set(reference, 'called', 'no-answer');
    await set(reference, 'no-answer', 'no-answer');
    expect((await desk.get('/api/promise')).json).toEqual(promise);
    const { json: shown } = await desk.get(`/api/submissions/${reference}`);
    expect(shown).toMatchObject({ state: 'no-answer', group: 'retry', dueAt: null });
    const filters = '?state=no-answer&called=in-time&reached=reached';
    expect(await references(filters)).toEqual([reference]);
    const { json: figures } = await desk.get('/api/figures');
    expect(figures).toMatchObject({ called24h: { of: 1, in: 1 }, medianMinutes: 60 });
    expect(figures.steps.reached).toBe(1);
    office.site.pass(20 * HOUR);
    await office.site.jobs();
    const subjects = (await office.site.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('1 family is waiting for a call: the last call had no answer');
    await signIn();
    await set(reference, 'no-answer', 'called');
    expect((await desk.get('/api/promise')).json).toEqual(promise);
    for (const was of ['called', 'no-answer', 'no-answer', 'called']) {
      await desk.post(`/api/submissions/${reference}/state`, { undo: true, was });
    }
    const overdue = { answered: 0, within24h: 0, medianMinutes: null, overdue: 1, share: 0 };
    expect((await desk.get('/api/promise')).json).toMatchObject(overdue);
  });

  test('has not reached a family that is new again', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'called');
    await set(reference, 'called', 'new');
    await signIn(24 * HOUR + 1);
    expect((await desk.get('/api/promise')).json.overdue).toBe(1);
  });

  test('does not count a family that cancelled before a call', async () => {
    for (let index = 0; index < 3; index += 1) await office.enquiry();
    const texts = (await office.site.mails()).map(({ text }) => text);
    await sendOn(office.site, familyLinkIn(texts.join('\n')), { do: 'withdraw-confirmed' });
    const figures = (await desk.get('/api/promise')).json;
    expect(figures).toMatchObject({ came: 3, answered: 1, within24h: 0, medianMinutes: null });
    expect(figures.share).toBeNull();
    office.site.pass(HOUR);
    const [cancelled = ''] = await references('?state=withdrawn');
    await set(cancelled, 'withdrawn', 'called');
    const reached = { answered: 1, within24h: 1, medianMinutes: 60, share: 1 };
    expect((await desk.get('/api/promise')).json).toMatchObject(reached);
    expect(await references('?called=in-time')).toEqual([cancelled]);
    await desk.post(`/api/submissions/${cancelled}/state`, { undo: true });
    expect((await desk.get('/api/promise')).json).toEqual(figures);
    await signIn(24 * HOUR);
    expect((await desk.get('/api/promise')).json).toMatchObject({ overdue: 2, share: 0 });
    await signIn(30 * 24 * HOUR);
    const late = await office.enquiry();
    await set(late, 'new', 'called');
    expect((await desk.get('/api/promise')).json).toMatchObject({ overdue: 2, share: 1 });
  });
});
