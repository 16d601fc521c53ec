import type { Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { followFacts } from '#server/jobs/jobs.ts';
import { choosableSlots, findSlot } from '#server/store/office/diary.ts';
import { setBooking } from '#server/store/office/office-outcomes.ts';
import { findByReference } from '#server/store/submissions/submissions.ts';
import { documents } from '#test/documents.ts';
import {
  COLLEAGUE,
  DESK,
  desk,
  expectRefused,
  mailsLater,
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
const FAMILY = 'kasun@example.com';
const PARENT = 'ruwan@example.com';
const both = ['o-level', 'a-level'];

officeForEachTest();

const saturday = {
  day: '2026-11-28',
  from: '10:00',
  to: '12:00',
  minutes: 40,
  seats: 2,
  room: 'Room 3',
};
const open = (changes: object = {}) => desk.post('/api/slots', { ...saturday, ...changes });
/** Opens one slot at a time on a day; returns its id. */
async function aSlot(changes: object = {}): Promise<string> {
  const { json } = await open({ to: '10:40', ...changes });
  return json.ids[0];
}
const diary = async (query = '') => (await desk.get(`/api/diary${query}`)).json.slots;
const closeSlot = async (id: string, body?: object | string) =>
  (await desk.delete(`/api/slots/${id}`, body)).status;
const assess = (reference: string, was: string, more: object) =>
  set(reference, was, 'assessment', more);
/** A registration with a slot for its assessment. */
async function booked(changes: object = {}) {
  const reference = await office.registration();
  const slot = await aSlot(changes);
  await assess(reference, 'new', { slot });
  return { reference, slot };
}
/** The family chooses a slot, or cancels its own, on its page. */
async function choose(reference: string, id: string | null) {
  const { store, now } = office.site;
  const stored = await findByReference(store, reference);
  const slot = id === null ? null : ((await findSlot(store, id)) ?? null);
  if (stored) await setBooking(store, documents, stored, slot, { by: 'the family' }, now());
}
const mailsAbout = (text: string, to = FAMILY) => mailsLater(to, text);
const calendarOf = (mail?: Email) => {
  const content = mail?.attachments[0]?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll('\r\n ', '');
};

describe('slots', () => {
  test('are as many as fit between two times', async () => {
    const { status, json } = await open();
    expect(status).toBe(201);
    expect(await diary('?from=2026-11-28&to=2026-11-28')).toEqual(
      ['04:30', '05:10', '05:50'].map((utc, index) => ({
        id: json.ids[index],
        at: `2026-11-28T${utc}:00.000Z`,
        minutes: 40,
        seats: 2,
        taken: 0,
        room: 'Room 3',
        for: 'assessment',
        bookings: [],
      })),
    );
    expect(await diary('?from=2026-11-29')).toEqual([]);
    expect(await diary('?to=2026-11-27')).toEqual([]);
  });

  test.each<[string, object]>([
    ['a day in the past', { day: '2026-11-20' }],
    ['a day more than 120 days ahead', { day: '2027-03-22' }],
    ['a day that does not exist', { day: '2026-11-31' }],
    ['9 minutes', { minutes: 9 }],
    ['181 minutes', { minutes: 181, to: '20:00' }],
    ['no seat', { seats: 0 }],
    ['31 seats', { seats: 31 }],
    ['half a seat', { seats: 1.5 }],
    ['no whole slot', { to: '10:30' }],
    ['an end before the start', { to: '09:00' }],
    ['a time that is not one', { from: '25:00' }],
  ])('are rejected with %s', async (_, changes) => {
    const { status, json } = await open(changes);
    expect([status, typeof json.error.message]).toEqual([422, 'string']);
    expect(await diary()).toEqual([]);
  });

  test('may be opened up to the last of 120 days, and for today', async () => {
    expect((await open({ day: '2027-03-21' })).status).toBe(201);
    expect((await open({ day: '2026-11-21', from: '15:00', to: '16:00' })).status).toBe(201);
  });

  test('do not overlap in the same room', async () => {
    await open();
    expect((await open({ from: '11:55', to: '13:00' })).status).toBe(422);
    expect((await open({ from: '09:30', to: '10:10' })).status).toBe(422);
    expect((await open({ room: 'room 3' })).status).toBe(422);
    expect((await open({ from: '12:00', to: '12:40' })).status).toBe(201);
    expect((await open({ room: 'Parents’ room' })).status).toBe(201);
    expect((await open({ room: "Parents' room" })).status).toBe(422);
  });

  test('are not opened on a day on which both levels are closed', async () => {
    const closure = { from: saturday.day, to: saturday.day, kind: 'other', reason: null };
    await desk.post('/api/closures', { ...closure, levels: ['o-level'] });
    expect((await open()).status).toBe(201);
    await desk.post('/api/closures', { ...closure, levels: ['a-level'] });
    expect((await open({ from: '14:00', to: '15:00' })).status).toBe(422);
  });

  test('are closed once', async () => {
    const id = await aSlot();
    expect(await closeSlot(id)).toBe(200);
    expect(await closeSlot(id)).toBe(404);
    expect(await diary()).toEqual([]);
    expect((await open()).status).toBe(201);
  });

  test('are rejected in a diary whose days are in the wrong order', async () => {
    expect((await desk.get('/api/diary?from=2026-11-29&to=2026-11-28')).status).toBe(422);
    expect((await desk.get('/api/diary?from=soon')).status).toBe(422);
  });
});

describe('an assessment in a slot', () => {
  test('is booked by the desk, and both mailboxes get a confirmation', async () => {
    const reference = await office.registration();
    const slot = await aSlot();
    const { status, json } = await assess(reference, 'new', { slot });
    expect(status).toBe(200);
    expect(json).toMatchObject({ state: 'assessment', assessmentAt: '2026-11-28T04:30:00.000Z' });
    expect(json.history.at(-1)).toMatchObject({
      by: DESK,
      what: 'assessment',
      assessmentAt: '2026-11-28T04:30:00.000Z',
    });
    expect(await diary()).toMatchObject([
      { taken: 1, bookings: [{ reference, name: 'Kasun Fernando' }] },
    ]);
    // With what the day sheet shows about them.
    const { families } = (await desk.get('/api/diary')).json;
    expect(families).toMatchObject([{ reference, state: 'assessment', level: json.level }]);
    const [toParent] = await mailsAbout('Your assessment', PARENT);
    expect(toParent?.text).toContain('Hello Ruwan,');
    const [mail, ...others] = await mailsAbout('Your assessment');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your assessment: Saturday, 28 November, 10.00 a.m.');
    expect(mail?.text).toContain('Move or cancel: https://www.school.example/functions/v1/mine?');
    expect(mail?.attachments[0]?.mimeType).toBe('text/calendar');
    const calendar = calendarOf(mail);
    expect(calendar).toContain('METHOD:REQUEST');
    expect(calendar).toContain('DTSTART:20261128T043000Z');
    expect(calendar).toContain('DTEND:20261128T051000Z');
    expect(calendar).toContain('SEQUENCE:0');
    expect(calendar).toContain(`UID:${reference}@`);
  });

  test('is refused when the slot is full, and the same slot again is one booking', async () => {
    const slot = await aSlot({ seats: 1 });
    const [first, second] = [await office.registration(), await office.registration()];
    await assess(first, 'new', { slot });
    expect((await assess(first, 'assessment', { slot })).status).toBe(200);
    const full = await assess(second, 'new', { slot });
    expect([full.status, full.json.error.message]).toEqual([
      409,
      'This slot is full. Please choose another one. Nothing was changed.',
    ]);
    expect((await shown(second)).state).toBe('new');
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['that does not exist', { slot: 'none' }],
    ['together with a time', { slot: 'none', at: '2026-11-28T04:30:00Z' }],
  ])('is rejected for a slot %s', async (_, more) => {
    const reference = await office.registration();
    expect((await assess(reference, 'new', more)).status).toBe(422);
    expect((await shown(reference)).state).toBe('new');
  });

  test('is rejected for a slot of the past, and with another state', async () => {
    const reference = await office.registration();
    const slot = await aSlot();
    expect((await set(reference, 'new', 'called', { slot })).status).toBe(422);
    await signIn(7 * 24 * HOUR);
    expect((await assess(reference, 'new', { slot })).status).toBe(422);
  });

  test('shows the state that a colleague has set since, before a full slot', async () => {
    const reference = await office.registration();
    const slot = await aSlot();
    await set(reference, 'new', 'called');
    const { status, json } = await assess(reference, 'new', { slot });
    expect([status, json.state]).toEqual([409, 'called']);
  });

  test('moves with the same event under a higher number', async () => {
    const reference = await office.registration();
    const [first, second] = (await open()).json.ids;
    await assess(reference, 'new', { slot: first });
    await mailsLater(FAMILY);
    await assess(reference, 'assessment', { slot: second });
    const calendars = (await mailsAbout('Your assessment')).map(calendarOf);
    expect(calendars.map((text) => /UID:.*/.exec(text)?.[0])).toEqual(
      Array(2).fill(expect.stringContaining(`UID:${reference}@`)),
    );
    const moved = calendars.find((text) => text.includes('SEQUENCE:1'));
    expect(moved).toContain('DTSTART:20261128T051000Z');
    expect((await diary()).map(({ taken }: { taken: number }) => taken)).toEqual([0, 1, 0]);
  });

  test('is freed by another time, and the family learns both', async () => {
    const { reference } = await booked();
    await mailsLater(FAMILY);
    const { json } = await assess(reference, 'assessment', { at: '2026-11-30T04:30:00.000Z' });
    expect(json.assessmentAt).toBe('2026-11-30T04:30:00.000Z');
    const name = 'Kasun Fernando';
    expect(await diary()).toMatchObject([
      { taken: 0 },
      { seats: 1, minutes: 30, room: '', taken: 1, bookings: [{ reference, name }] },
    ]);
    const mails = await mailsAbout('Monday, 30 November, 10.00 a.m.');
    expect(calendarOf(mails.at(-1))).toContain('SEQUENCE:1');
    const earlier = 'This replaces your earlier time: Saturday, 28 November, 10.00 a.m.';
    expect(mails.at(-1)?.text).toContain(earlier);
    const [first] = await mailsAbout('Saturday, 28 November, 10.00 a.m.');
    expect(first?.text).not.toContain('earlier time');
  });

  test('is undone with its seat, and withdrawing and its Undo free and book it again', async () => {
    const { reference } = await booked({ seats: 1 });
    await mailsLater(FAMILY);
    await set(reference, 'assessment', 'withdrawn');
    expect(await diary()).toMatchObject([{ taken: 0, bookings: [] }]);
    expect((await shown(reference)).assessmentAt).toBeNull();
    const [cancelled] = await mailsAbout('Cancelled');
    expect(cancelled?.text).not.toContain('Choose another time');
    expect((await undo(reference, 'withdrawn')).json).toMatchObject({
      state: 'assessment',
      assessmentAt: '2026-11-28T04:30:00.000Z',
    });
    expect(await diary()).toMatchObject([{ taken: 1 }]);
    expect(await mailsAbout('Your assessment')).toHaveLength(2);
    expect((await undo(reference, 'assessment')).json).toMatchObject({
      state: 'new',
      assessmentAt: null,
    });
    expect(await diary()).toMatchObject([{ taken: 0 }]);
    expect(await mailsAbout('Cancelled')).toHaveLength(2);
  });

  test('that is over is restored with its result when withdrawing is undone', async () => {
    const { reference } = await booked();
    await signIn(8 * 24 * 3_600_000);
    await desk.put(`/api/submissions/${reference}/assessed`, { result: 'came' });
    const before = await shown(reference);
    await set(reference, 'assessment', 'withdrawn');
    await undo(reference);
    const { assessed, assessmentAt } = await shown(reference);
    expect({ assessed, assessmentAt }).toEqual({
      assessed: before.assessed,
      assessmentAt: '2026-11-28T04:30:00.000Z',
    });
    expect(before.assessed).toMatchObject({ result: 'came' });
  });

  test('that is undone within a minute mails nothing, and is not undelivered until then', async () => {
    const reference = await office.registration();
    const [first, second] = (await open()).json.ids;
    await office.site.mails();
    await assess(reference, 'new', { slot: first });
    expect((await shown(reference)).undelivered).toBe(false);
    expect((await desk.get('/api/submissions')).json.counts.undelivered).toBe(0);
    office.site.pass(59_000);
    await office.site.mails();
    await undo(reference);
    expect(await mailsAbout('Your assessment')).toEqual([]);
    expect(await mailsAbout('Cancelled')).toEqual([]);

    await assess(reference, 'new', { slot: first });
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
    // The family knows of the first time: moving there and back is no news.
    await assess(reference, 'assessment', { slot: second });
    await undo(reference);
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
    expect(await mailsAbout('Cancelled')).toEqual([]);
  });

  test('becomes ‘Called’ when its seat was given away before the Undo', async () => {
    const [reference, other] = [await office.registration(), await office.registration()];
    const slot = await aSlot({ seats: 1 });
    await assess(reference, 'new', { slot });
    await set(reference, 'assessment', 'withdrawn');
    await assess(other, 'new', { slot });
    const { json } = await undo(reference, 'withdrawn');
    expect(json).toMatchObject({ state: 'called', assessmentAt: null });
    expect(await diary()).toMatchObject([{ taken: 1, bookings: [{ reference: other }] }]);
  });

  test('can be a visit of someone who sent an enquiry', async () => {
    const reference = await office.enquiry();
    const slot = await aSlot();
    expect((await assess(reference, 'new', { slot })).status).toBe(200);
    const mails = await mailsAbout('Your visit', 'nimali@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('Move or cancel:');
  });
});

describe('an assessment at a time that no slot has', () => {
  const MONDAY = '2026-11-30T04:30:00.000Z';

  test('opens a slot for this family alone', async () => {
    const [reference, other] = [await office.registration(), await office.registration()];
    for (const was of ['new', 'assessment']) await assess(reference, was, { at: MONDAY });
    await assess(other, 'new', { at: MONDAY });
    expect(await diary()).toMatchObject([
      { at: MONDAY, taken: 1, seats: 1 },
      { at: MONDAY, taken: 1, seats: 1 },
    ]);
    await undo(other, 'assessment');
    expect(await diary()).toHaveLength(1);
    expect(await choosableSlots(office.site.store, documents, office.site.now())).toEqual([]);
  });

  test('is reminded of once, also when it was moved and undone just before', async () => {
    const reference = await office.registration();
    await assess(reference, 'new', { at: '2026-11-23T04:30:00.000Z' });
    await signIn(29 * HOUR + HOUR / 3);
    await office.site.jobs();
    await assess(reference, 'assessment', { slot: await aSlot() });
    await undo(reference, 'assessment');
    office.site.pass(HOUR / 6);
    await office.site.mails();
    await office.site.jobs();
    expect(await mailsAbout('Reminder')).toHaveLength(1);
  });

  test('is not on a closed day', async () => {
    const reference = await office.registration();
    const day = { from: '2026-11-29', to: '2026-11-29' };
    await desk.post('/api/closures', { ...day, levels: both, kind: 'weather', reason: null });
    const { status, json } = await assess(reference, 'new', { at: '2026-11-29T04:30:00.000Z' });
    expect([status, json.error.message]).toEqual([
      422,
      'The school is closed on this day. Please choose another day.',
    ]);
  });

  test('may have been today, without a mail, but not on an earlier day', async () => {
    const reference = await office.registration();
    const before = await assess(reference, 'new', { at: '2026-11-20T10:00:00.000Z' });
    expect([before.status, before.json.error.message]).toEqual([
      422,
      'This time is in the past. Please choose a later time for the assessment.',
    ]);
    const { json } = await assess(reference, 'new', { at: '2026-11-21T04:30:00.000Z' });
    expect(json).toMatchObject({ state: 'assessment', assessmentAt: '2026-11-21T04:30:00.000Z' });
    expect(await mailsAbout('21 November')).toEqual([]);
  });

  test('does not replace unseen a time that the family has chosen', async () => {
    const reference = await office.registration();
    const { lastAt: wasAt } = await shown(reference);
    await choose(reference, await aSlot());
    const unseen = { at: MONDAY, wasAt, wasTime: null };
    expect((await assess(reference, 'new', unseen)).status).toBe(409);
    expect((await set(reference, 'new', 'withdrawn', { wasTime: null })).status).toBe(409);
    const { assessmentAt: wasTime } = await shown(reference);
    expect(wasTime).not.toBeNull();
    expect((await assess(reference, 'new', { at: MONDAY, wasTime })).status).toBe(200);
  });

  test('is erased with the family', async () => {
    const reference = await office.registration();
    await assess(reference, 'new', { at: MONDAY });
    await desk.delete(`/api/submissions/${reference}`);
    expect(await office.site.store.selectFrom('slots').selectAll().execute()).toEqual([]);
  });
});

describe('the result of an assessment', () => {
  const result = (reference: string, sent: object) =>
    desk.put(`/api/submissions/${reference}/assessed`, sent);
  const SUGGESTED = 'a-level-physics-saturday';

  test('is stored after its time, with the class and the note', async () => {
    const reference = await office.registration();
    expect((await result(reference, { result: 'came' })).status).toBe(404);
    await assess(reference, 'new', { slot: await aSlot() });
    expect((await result(reference, { result: 'came' })).status).toBe(409);
    await signIn(8 * 24 * HOUR);
    expect(await shown(reference)).toMatchObject({ group: 'result', assessed: null });
    const { status, json } = await result(reference, {
      result: 'came',
      suggest: SUGGESTED,
      note: 'Strong in mechanics',
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      state: 'assessment',
      group: 'open',
      assessed: { result: 'came', suggest: SUGGESTED, by: DESK, at: '2026-11-29T06:00:00.000Z' },
    });
    expect(json.history.at(-1)).toMatchObject({
      what: 'assessed',
      result: 'came',
      classes: [SUGGESTED],
      note: 'Strong in mechanics',
    });
  });

  test('is not changed unseen once a colleague has set another', async () => {
    const { reference } = await booked();
    await signIn(8 * 24 * HOUR);
    const missed = { result: 'missed', was: null };
    // Two presses of one person, the second before the page has the first one's response.
    expect((await result(reference, { result: 'came', was: null })).status).toBe(200);
    const { at } = (await result(reference, missed)).json.assessed;
    const colleague = await office.signIn(COLLEAGUE);
    const path = `/api/submissions/${reference}/assessed`;
    expect((await colleague.put(path, { result: 'came', was: null })).status).toBe(409);
    expect((await colleague.put(path, { result: 'came', was: at })).status).toBe(200);
  });

  test('does not belong to the next time that is booked', async () => {
    const { reference } = await booked();
    await signIn(8 * 24 * HOUR);
    expect((await result(reference, { result: 'missed' })).json.assessed.result).toBe('missed');
    const { json } = await assess(reference, 'assessment', { at: '2026-12-03T04:30:00.000Z' });
    expect(json.assessed).toBeNull();
    expect((await result(reference, { result: 'came' })).status).toBe(409);
  });

  test.each([{ result: 'late' }, {}, { result: 'came', suggest: 'latin' }])(
    '%j is rejected with a sentence',
    async (sent) => {
      expectRefused(await result(await office.registration(), sent));
    },
  );
});

describe('a campus tour', () => {
  test('is a slot that is not for assessments', async () => {
    const id = await aSlot({ for: 'tour' });
    expect(await diary()).toMatchObject([{ id, for: 'tour' }]);
    expect((await open({ for: 'lunch', room: 'Hall' })).status).toBe(422);
    const reference = await office.registration();
    expect((await assess(reference, 'new', { slot: id })).status).toBe(422);
    const { store, now } = office.site;
    expect(await choosableSlots(store, documents, now())).toEqual([]);
    expect(await choosableSlots(store, documents, now(), 'tour')).toMatchObject([{ id }]);
  });

  test('that a family chooses changes no state', async () => {
    const id = await aSlot({ for: 'tour' });
    const reference = await office.enquiry();
    await set(reference, 'new', 'called');
    await choose(reference, id);
    const tourAt = '2026-11-28T04:30:00.000Z';
    expect(await shown(reference)).toMatchObject({ state: 'called', tourAt, assessmentAt: null });
    await choose(reference, null);
    expect(await shown(reference)).toMatchObject({ state: 'called', tourAt: null });
  });
});

describe('closing a slot that is booked', () => {
  test('must be confirmed; then its families get a mail, and their state is ‘Called’', async () => {
    const { reference, slot } = await booked();
    await mailsLater(FAMILY);
    expect(await closeSlot(slot)).toBe(409);
    expect(await closeSlot(slot, { cancelBookings: false })).toBe(409);
    expect(await closeSlot(slot, { cancelBookings: 'yes' })).toBe(422);
    expect(await closeSlot(slot, { cancelBookings: true, was: ['K7QF-49XM'] })).toBe(409);
    expect(await diary()).toHaveLength(1);

    expect(await closeSlot(slot, { cancelBookings: true, was: [reference] })).toBe(200);
    expect(await diary()).toEqual([]);
    expect(await shown(reference)).toMatchObject({ state: 'called', assessmentAt: null });
    const [mail] = await mailsAbout('Cancelled');
    expect(mail?.text).toContain('For another time, please call us: +94 11 000 0001');
    const [ofParent, ...others] = await mailsAbout('Cancelled', PARENT);
    expect(others).toEqual([]);
    expect(ofParent?.text).toContain('Student: Kasun');
    expect(calendarOf(mail)).toContain('METHOD:CANCEL');
  });

  test('asks its families to choose another time while one is free', async () => {
    const reference = await office.registration();
    const slot = await aSlot();
    await aSlot({ from: '15:00', to: '15:40' });
    await assess(reference, 'new', { slot });
    await mailsLater(FAMILY);
    await closeSlot(slot, { cancelBookings: true });
    const [mail] = await mailsAbout('Cancelled');
    expect(mail?.text).toContain('Choose another time: https://');
  });
});

describe('a day that is closed later', () => {
  const closure = { from: saturday.day, to: saturday.day, kind: 'weather', reason: null };

  test('cancels the time that the family knows, when it was just moved to that day', async () => {
    const reference = await office.registration();
    await office.site.mails();
    const monday = await aSlot({ day: '2026-11-30' });
    await assess(reference, 'new', { slot: monday });
    expect(await mailsAbout('Your assessment: Monday')).toHaveLength(1);
    await assess(reference, 'assessment', { slot: await aSlot() });
    await desk.post('/api/closures', { ...closure, levels: both });
    const [mail, ...others] = await mailsAbout('Cancelled');
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Monday, 30 November');
    expect(mail?.text).not.toContain('28 November');
    expect(calendarOf(mail)).toContain('METHOD:CANCEL');
    expect(await mailsAbout('Your assessment: Saturday')).toEqual([]);
  });

  test('stays in the diary with its families, who get a mail, also when it opens again', async () => {
    const { reference } = await booked();
    await mailsLater(FAMILY);
    await desk.post('/api/closures', { ...closure, levels: ['o-level'] });
    expect(await mailsAbout('Cancelled')).toEqual([]);
    const { json } = await desk.post('/api/closures', { ...closure, levels: both });
    const [mail] = await mailsAbout('Cancelled');
    expect(mail?.text).toContain('The school is closed on this day');
    expect(calendarOf(mail)).toContain('METHOD:CANCEL');
    expect(await diary()).toMatchObject([{ closed: true, bookings: [{ reference }] }]);

    await desk.delete(`/api/closures/${json.id}`);
    const again = await mailsAbout('Your assessment');
    expect(again.map(calendarOf).some((text) => text.includes('SEQUENCE:2'))).toBe(true);
    expect((await diary())[0]).not.toHaveProperty('closed');
  });

  test('and opened again within a minute mails nothing', async () => {
    await booked();
    await mailsLater(FAMILY);
    const { json } = await desk.post('/api/closures', { ...closure, levels: both });
    await desk.delete(`/api/closures/${json.id}`);
    expect(await mailsAbout('Cancelled')).toEqual([]);
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
  });

  test('within the minute of a booking holds its mail back until it opens again', async () => {
    await booked();
    const { json } = await desk.post('/api/closures', { ...closure, levels: both });
    expect(await mailsAbout('Your assessment')).toEqual([]);
    await desk.delete(`/api/closures/${json.id}`);
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
  });

  test('by a publication mails the family too, once, also when it opens again', async () => {
    await booked();
    await mailsLater(FAMILY);
    const { live } = office.deps;
    const { holidays } = documents;
    const flood = { id: 'flood', kind: 'holiday', name: 'Flood' } as const;
    const closed = { ...flood, from: '2026-11-28', to: '2026-11-28' } as const;
    const publish = async (closures: typeof holidays.closures) => {
      Object.assign(live, { documents: { ...documents, holidays: { ...holidays, closures } } });
      for (const _ of ['after the publication', 'as a job']) {
        await followFacts(office.deps);
        await office.site.mails();
      }
    };
    await publish([...holidays.closures, closed]);
    expect(await mailsAbout('Cancelled')).toHaveLength(1);
    await followFacts(office.deps);
    expect(await mailsAbout('Cancelled')).toHaveLength(1);
    // Undone within the minute, and later.
    await publish(holidays.closures);
    await publish([...holidays.closures, closed]);
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
    await publish(holidays.closures);
    expect(await mailsAbout('Your assessment')).toHaveLength(2);
    expect(await mailsAbout('Cancelled')).toHaveLength(1);
  });

  test('asks for no result and counts as no assessment, also later, unless the family came', async () => {
    const { reference } = await booked();
    await desk.post('/api/closures', { ...closure, levels: both });
    const read = async () => {
      const { group, timeOff, replies } = await shown(reference);
      const asked = await references('?group=result');
      const assessed = await references('?reached=assessed');
      const { steps } = (await desk.get('/api/figures')).json;
      const table = (await desk.get('/api/submissions.csv')).json;
      return {
        ...{ group, timeOff, asked, assessed, figure: steps.assessed },
        inTable: table.includes('The school was closed'),
        fits: replies.some(({ fits }: { fits: boolean }) => fits),
      };
    };
    const off = { group: 'open', timeOff: true, asked: [], assessed: [], figure: 0 };
    expect(await read()).toEqual({ ...off, inTable: true, fits: true });
    office.site.pass(7 * 24 * HOUR);
    // On the day, and when the closure is over.
    for (const later of [6 * HOUR, 24 * HOUR]) {
      await signIn(later);
      expect(await read()).toEqual({ ...off, inTable: true, fits: true });
    }
    await desk.put(`/api/submissions/${reference}/assessed`, { result: 'came' });
    const came = { ...off, timeOff: false, assessed: [reference], figure: 1 };
    expect(await read()).toEqual({ ...came, inTable: false, fits: false });
  });

  test('has its families at the top of the assessments, but not one that came', async () => {
    const onFriday = (await booked({ day: '2026-11-27' })).reference;
    const { reference } = await booked();
    await desk.post('/api/closures', { ...closure, levels: both });
    expect(await references('?state=assessment')).toEqual([reference, onFriday]);
    await signIn(8 * 24 * HOUR);
    await desk.put(`/api/submissions/${reference}/assessed`, { result: 'came' });
    expect(await references('?state=assessment')).toEqual([onFriday, reference]);
    await desk.put(`/api/submissions/${reference}/assessed`, { result: 'missed' });
    expect(await references('?state=assessment')).toEqual([reference, onFriday]);
  });

  test('has no tour either', async () => {
    const reference = await office.enquiry();
    await choose(reference, await aSlot({ for: 'tour' }));
    expect(await shown(reference)).toMatchObject({ timeOff: false });
    await desk.post('/api/closures', { ...closure, levels: both });
    expect(await shown(reference)).toMatchObject({ timeOff: true });
  });

  test('sends no reminder', async () => {
    await booked();
    await desk.post('/api/closures', { ...closure, levels: both });
    office.site.pass(6.5 * 24 * HOUR);
    await office.site.jobs();
    expect(await mailsAbout('Reminder')).toEqual([]);
  });
});

test('a slot closes when the request says that it has JSON, and has no body', async () => {
  expect(await closeSlot(await aSlot(), '')).toBe(200);
});
