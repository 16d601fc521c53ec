import { describe, expect, test } from 'vitest';
import { findByReference } from '#server/store/submissions/submissions.ts';
import { aRegistration } from '#test/server-forms.ts';
import { answerOffer, familyLinkIn } from '#test/server-links.ts';
import {
  COLLEAGUE,
  DESK,
  desk,
  expectRefused,
  list,
  offerPlace,
  office,
  officeForEachTest,
  references,
  shown,
} from '#test/server-office.ts';

officeForEachTest();

const SATURDAY = 'a-level-physics-saturday';
const call = {
  kind: 'registration',
  channel: 'phone',
  source: 'friend',
  fields: { firstName: 'Sanduni', parentPhone: '077 765 4321' },
  note: 'Asks for Saturday',
};
const write = (sent: object = {}, by = desk) =>
  by.post('/api/submissions', { id: crypto.randomUUID(), ...call, ...sent });

describe('a family that is written down', () => {
  test('is a submission like any other, called by the person who wrote it', async () => {
    const { status, json } = await write();
    expect([status, json]).toEqual([201, { reference: expect.stringMatching(/^\w{4}-\w{4}$/) }]);
    expect(await shown(json.reference)).toMatchObject({
      name: 'Sanduni',
      state: 'called',
      channel: 'phone',
      source: 'friend',
      group: 'open',
      lastBy: DESK,
      dueAt: null,
      level: null,
      subjects: [],
      history: [{ what: 'written', by: DESK, channel: 'phone', note: 'Asks for Saturday' }],
    });
    expect(await references('?q=0777654321')).toEqual([json.reference]);
    expect(await references('?q=sanduni')).toEqual([json.reference]);
    expect((await desk.get('/api/submissions.csv')).json).toContain('Phone call,A friend');
  });

  test('gets no acknowledgement, but may get mails later', async () => {
    const fields = { firstName: 'Sanduni', email: 'sanduni@example.com' };
    const { reference } = (await write({ fields })).json;
    expect(await office.site.mails()).toEqual([]);
    await offerPlace(reference, SATURDAY);
    office.site.pass(60_000);
    expect(await office.site.mails()).toHaveLength(1);
  });

  test('without a number reads of no call, in no state and with no offer', async () => {
    const fields = { firstName: 'Sanduni', email: 'sanduni@example.com' };
    const { reference } = (await write({ fields })).json;
    const path = `/api/submissions/${reference}`;
    const expectNoCall = async () => {
      const { replies, link } = await shown(reference);
      const page = await (await office.site.app.request(link)).text();
      // The family may call.
      const own =
        /any questions\? call us[^.:<]*|(you can also call|reach) us on [+\d ]+|call us on [+\d ]+/gi;
      const texts = [page, replies[0].fits ? replies[0].text : ''];
      for (const text of texts) expect(text.replace(own, '')).not.toMatch(/\bcall(ed)?\b|spoken/i);
      return page;
    };
    expect(await expectNoCall()).toContain('We have answered you.');
    await offerPlace(reference, SATURDAY);
    await expectNoCall();
    await answerOffer(office.site, familyLinkIn((await shown(reference)).link));
    expect(await expectNoCall()).toContain('You take the place');
    let was = 'called';
    for (const state of ['no-answer', 'waiting', 'placed', 'assessment', 'withdrawn']) {
      const { status } = await desk.post(`${path}/state`, { state, was });
      expect(status).toBe(200);
      was = state;
      await expectNoCall();
    }
  });

  test('with only the number of the guardian reads of calls', async () => {
    const { reference } = (await write()).json;
    const { link, replies } = await shown(reference);
    const page = await (await office.site.app.request(link)).text();
    expect(page).toContain('We have spoken with you.');
    const names = replies.map(({ name }: { name: string }) => name);
    expect(names).toContain('When may we call?');
  });

  test('is found as a family by its only number, and as the same child by it without a birthday', async () => {
    const sister = await office.registration({ firstName: 'Amaya', parentPhone: '077 765 4321' });
    const own = { firstName: 'Sanduni', phone: '0777654321' };
    const first = (await write({ fields: own })).json.reference;
    const again = (await write({ fields: { firstName: 'SANDUNI', phone: '+94 77 765 4321' } }))
      .json;
    const other = (await write({ fields: { firstName: 'Sanduni', phone: '0711111111' } })).json;
    const asked = await office.enquiry({ phone: '077 765 4321' });
    await desk.post(`/api/submissions/${asked}/register`, { fields: { level: 'a-level' } });
    const { family, again: same } = await shown(first);
    expect(family.sort()).toEqual([sister, again.reference, asked].sort());
    expect(same).toEqual([again.reference]);
    expect((await shown(asked)).family.sort()).toEqual([sister, first, again.reference].sort());
    expect(await shown(other.reference)).toMatchObject({ family: [], again: [] });
  });

  test.each([
    ['the child’s own number', { phone: '0777654321' }, true],
    ['the parent’s number', { parentPhone: '011 258 7412' }, true],
    ['another number', { phone: '0711111111' }, false],
    ['another birthday', { phone: '0777654321', dateOfBirth: '2001-01-01' }, false],
  ])('is the child of a form with its name and %s', async (_, own, isSame) => {
    const form = await office.registration({ parentPhone: '+94 11 2587412' });
    const fields = { firstName: 'FERNANDO', lastName: 'kasun', ...own };
    const { reference } = (await write({ fields })).json;
    expect((await shown(reference)).again).toEqual(isSame ? [form] : []);
    expect((await shown(form)).again).toEqual(isSame ? [reference] : []);
  });

  test('is left out of the figures of the 24-hour promise', async () => {
    await write();
    expect((await desk.get('/api/promise')).json).toMatchObject({ came: 0, answered: 0 });
    const figures = (await desk.get('/api/figures')).json;
    expect(figures).toMatchObject({
      came: { registration: 1 },
      within24h: 0,
      medianMinutes: null,
    });
    // Its level is not known: no list could show it by one.
    expect(figures.byLevel).toEqual({ 'o-level': 0, 'a-level': 0 });
  });

  test('is one submission, however often it is sent, from one desk or two', async () => {
    const id = crypto.randomUUID();
    const colleague = await office.signIn(COLLEAGUE);
    const first = await write({ id });
    const answers = await Promise.all([write({ id: id.toUpperCase() }), write({ id }, colleague)]);
    for (const { status, json } of answers) expect([status, json]).toEqual([201, first.json]);
    expect((await list()).items).toHaveLength(1);
    const other = await write({ id, fields: { name: 'x', firstName: 'Other', phone: '1234567' } });
    expect(other.status).toBe(422);
    const changed = await write({ id, fields: { firstName: 'Other', phone: '1234567' } });
    expect([changed.status, changed.json.reference]).toEqual([409, first.json.reference]);
    await desk.delete(`/api/submissions/${first.json.reference}`);
    expect((await write({ id })).status).toBe(410);
  });

  test('belongs to the family that has its number already', async () => {
    const sibling = await office.registration({ parentPhone: '0777654321' });
    const { reference } = (await write()).json;
    expect((await shown(reference)).family).toEqual([sibling]);
  });

  test('waits for a full class that it asks for, at the level of that class', async () => {
    await desk.put(`/api/places/${SATURDAY}`, { places: 'full' });
    const { reference } = (await write({ classes: [SATURDAY], curriculum: 'Edexcel' })).json;
    const { fields, waitingForClasses } = await shown(reference);
    expect(waitingForClasses).toEqual([SATURDAY]);
    expect(fields).toMatchObject({ level: 'a-level', curriculum: 'Edexcel', classes: [SATURDAY] });
  });

  test.each<[string, object, string]>([
    ['no name', { phone: '077 765 4321' }, 'firstName'],
    ['no way to reach it', { firstName: 'Sanduni' }, 'phone'],
    ['no address', { firstName: 'Sanduni', email: 'sanduni' }, 'email'],
    [
      'a field of another form',
      { firstName: 'Sanduni', phone: '1234567', message: 'x' },
      'message',
    ],
    ['consent', { firstName: 'Sanduni', phone: '1234567', agreeToTerms: true }, 'agreeToTerms'],
    ['no level', { firstName: 'Sanduni', phone: '1234567', subjects: ['Physics'] }, 'level'],
    [
      'subjects of another level',
      { firstName: 'Sanduni', phone: '1234567', level: 'o-level', subjects: ['Physics'] },
      'subjects',
    ],
  ])('with %s is rejected, and the field is named', async (_, fields, field) => {
    const refused = await write({ fields });
    expectRefused(refused);
    expect(Object.keys(refused.json.error.fields)).toEqual([field]);
  });

  test.each([
    { id: 'x' },
    { kind: 'letter' },
    { channel: 'form' },
    { source: 'tv' },
    { fields: [] },
    { note: 'x'.repeat(2001) },
  ])('with %j is rejected with a sentence', async (sent) => {
    expectRefused(await write(sent));
  });
});

describe('an enquiry that becomes a registration', () => {
  const register = (reference: string, fields: object = {}, more: object = {}) =>
    desk.post(`/api/submissions/${reference}/register`, { fields, ...more });
  const answers = { level: 'a-level', subjects: ['Physics'], parentName: 'Kumari Perera' };

  test('keeps reference, day, notes and questions, and is found as before', async () => {
    const reference = await office.enquiry();
    const before = await shown(reference);
    office.site.pass(60_000);
    const { status, json } = await register(reference, answers, { classes: [SATURDAY] });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      reference,
      kind: 'registration',
      receivedAt: before.receivedAt,
      state: 'new',
      name: 'Nimali Perera',
      about: 'Physics',
      fields: { ...answers, email: before.fields.email, classes: [SATURDAY] },
    });
    expect(json.enquired.subject).toBe('Physics on Saturdays');
    expect(json.history.at(-1)).toMatchObject({ what: 'registered', by: DESK });
    expect(await references('?q=0771234567&kind=registration')).toEqual([reference]);
    expect(await references('?subject=Physics')).toEqual([reference]);
    expect((await desk.get('/api/submissions.csv')).json).toContain('Physics on Saturdays');
  });

  test('can then wait and be placed', async () => {
    const reference = await office.enquiry();
    await register(reference, answers);
    const path = `/api/submissions/${reference}/state`;
    const placed = { state: 'placed', was: 'new', classes: [SATURDAY] };
    expect((await desk.post(path, placed)).status).toBe(200);
  });

  test('is not possible twice, or with subjects of another level', async () => {
    const reference = await office.enquiry();
    const wrong = await register(reference, { ...answers, level: 'o-level' });
    expect([wrong.status, Object.keys(wrong.json.error.fields)]).toEqual([422, ['subjects']]);
    await register(reference, answers);
    expect((await register(reference, answers)).status).toBe(409);
    expect((await register('AAAA-AAAA')).status).toBe(404);
  });
});

describe('a correction of any field', () => {
  const correct = (reference: string, fields: object, reason?: string) =>
    desk.patch(`/api/submissions/${reference}`, { fields, ...(reason && { reason }) });

  test('keeps the earlier values and the reason in the history', async () => {
    const reference = await office.registration();
    const fields = { firstName: 'Kasuni', dateOfBirth: '2009-05-18', subjects: ['Physics'] };
    const { status, json } = await correct(reference, fields, 'Misheard');
    expect(status).toBe(200);
    expect(json).toMatchObject({ name: 'Kasuni Fernando', subjects: ['Physics'], fields });
    expect(json.history).toMatchObject([
      { field: 'firstName', wasValue: 'Kasun', why: 'Misheard' },
      { field: 'dateOfBirth', wasValue: '17 May 2009' },
      { field: 'subjects', wasValue: 'Physics, Chemistry' },
    ]);
    expect(await references('?q=Kasuni')).toEqual([reference]);
  });

  test('of the level needs subjects of it, and drops classes, course and offer of the other', async () => {
    const course = 'a-level-science';
    const reference = await office.registration({ classes: [SATURDAY], course });
    expect((await correct(reference, { subjects: ['Physics'] })).json.fields.course).toBe(course);
    const wrong = await correct(reference, { level: 'o-level' });
    expect([wrong.status, Object.keys(wrong.json.error.fields)]).toEqual([422, ['subjects']]);
    await offerPlace(reference, SATURDAY);
    const { json } = await correct(reference, { level: 'o-level', subjects: ['Science'] });
    expect(json.fields).toMatchObject({ level: 'o-level', subjects: ['Science'] });
    expect(json.offer.state).toBe('withdrawn');
    expect(json.fields.classes).toBeUndefined();
    expect(json.fields.course).toBeUndefined();
    expect(json.history).toContainEqual(
      expect.objectContaining({ field: 'course', wasValue: 'A Level Science' }),
    );
  });

  test('of the subjects drops the classes of those that it removes, and no other', async () => {
    const chemistry = 'a-level-chemistry-saturday';
    const reference = await office.registration({ classes: [SATURDAY, chemistry] });
    await offerPlace(reference, chemistry);
    const { json } = await correct(reference, { subjects: ['Chemistry', 'Biology'] });
    expect(json.fields.classes).toEqual([chemistry]);
    expect(json.offer.state).toBe('open');
    expect(json.history.at(-1)).toMatchObject({ field: 'classes' });
    const page = await (await office.site.app.request(json.link)).text();
    expect(page).toContain('Chemistry, Saturday');
    expect(page).not.toContain('Physics');
    const table = (await desk.get('/api/submissions.csv')).json;
    expect(table).not.toContain('Physics, Saturday');
    await correct(reference, { subjects: ['Biology'] });
    expect((await shown(reference)).fields.classes).toBeUndefined();
    // A class that the office wrote down without its subject stays.
    await correct(reference, { classes: [SATURDAY] });
    await correct(reference, { subjects: ['Biology', 'English'], firstName: 'Kasuni' });
    expect((await shown(reference)).fields.classes).toEqual([SATURDAY]);
  });

  test('keeps the place on the waiting list, and a repeat gets its first reply', async () => {
    await desk.put(`/api/places/${SATURDAY}`, { places: 'full' });
    const form = {
      ...aRegistration({ classes: [SATURDAY] }),
      submissionId: crypto.randomUUID(),
    };
    const first = await (await office.site.post('send-registration-email', form)).json();
    const { reference } = first as { reference: string };
    const { waitsSince } = await shown(reference);
    await correct(reference, { firstName: 'Kasuni' });
    expect((await shown(reference)).waitsSince).toEqual(waitsSince);
    const again = await office.site.post('send-registration-email', form);
    expect([again.status, await again.json()]).toEqual([200, first]);
  });

  test('can say where the family heard of the school', async () => {
    const reference = await office.registration();
    const path = `/api/submissions/${reference}`;
    const { json } = await desk.patch(path, { fields: {}, source: 'google' });
    expect(json.source).toBe('google');
    expect(json.history.at(-1)).toMatchObject({ what: 'source', note: 'Google' });
    expect((await desk.patch(path, { fields: {}, source: 'sign' })).json.source).toBe('sign');
    expect((await desk.patch(path, { fields: {}, source: 'tv' })).status).toBe(422);
  });

  test('of consent, of an unknown field or of a long reason is rejected', async () => {
    const reference = await office.registration();
    expect((await correct(reference, { agreeToTerms: false })).status).toBe(422);
    expect((await correct(reference, { toString: 'x' })).status).toBe(422);
    expect((await correct(reference, { firstName: 'X' }, 'x'.repeat(201))).status).toBe(422);
    expect((await findByReference(office.site.store, reference))?.fields).toMatchObject({
      firstName: 'Kasun',
    });
  });
});
