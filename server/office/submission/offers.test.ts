import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { changesAfter, newestChange } from '#server/store/office/office-changes.ts';
import { readLog } from '#server/store/office/office-history.ts';
import { documents } from '#test/documents.ts';
import { createTestApp, mailsTo } from '#test/server-app.ts';
import { familyLinkIn, sendOn } from '#test/server-links.ts';
import {
  COLLEAGUE,
  createTestOffice,
  DESK,
  desk,
  expectRefused,
  shown as get,
  mailsLater,
  office,
  officeForEachTest,
  returnMails,
  set,
  signIn,
  undo,
} from '#test/server-office.ts';

const HOUR = 3_600_000;
const OFFICE = 'office@school.example';
const SITE = 'https://www.school.example';
const SATURDAY = 'a-level-physics-saturday';
const CLASS = 'Physics, Saturday';

officeForEachTest(async () => {
  const limits = { on: false, secret: 'of the tests' };
  return createTestOffice({}, await createTestApp({ origins: [SITE], limits }));
});

const inHours = (hours: number) => new Date(office.site.now() + hours * HOUR).toISOString();
const offer = (reference: string, changes: object = {}, by = desk) =>
  by.post(`/api/submissions/${reference}/offer`, {
    class: SATURDAY,
    until: inHours(48),
    ...changes,
  });
const history = async (reference: string) =>
  (await get(reference)).history.map(({ what, by }: { what: string; by: string }) => [what, by]);

/** How many families said yes to a place, as the week shows it. */
const saidYes = async () =>
  (await desk.get('/api/classes')).json.classes.find(({ id }: { id: string }) => id === SATURDAY)
    .saidYes;

const offerMails = (address = 'kasun@example.com') => mailsLater(address, 'A place is free');
const linkOf = async (address?: string) => familyLinkIn((await offerMails(address))[0]?.text);
/** A registration with one mailbox, to which it was acknowledged. */
async function acknowledged(): Promise<string> {
  const reference = await office.registration({ parentEmail: '' });
  await office.site.mails();
  return reference;
}
/** A registration with an offer, and the link in its mail. */
async function offered(changes: object = {}) {
  const reference = await office.registration();
  await offer(reference, changes);
  const link = await linkOf();
  return { reference, link, asked: await page(link) };
}
const send = (link: string, form: Record<string, string>) => sendOn(office.site, link, form, SITE);

const request = (link: string, init: RequestInit = {}) =>
  office.site.app.request(link, {
    ...init,
    headers: { host: 'www.school.example', ...init.headers },
  });
const page = async (link: string) => (await request(link)).text();
/** Presses a button of the page as a browser does. */
async function press(link: string, button: string, shown?: string): Promise<Response> {
  const html = shown ?? (await page(link));
  const name = new RegExp(`name="do" value="(\\w+)">${button}<`).exec(html)?.[1];
  if (!name) throw new Error(`There is no button '${button}'.`);
  const hidden = /name="offer" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return send(link, { do: name, offer: hidden });
}

describe('an offer', () => {
  test('that the page did not show is not withdrawn', async () => {
    const { reference } = await offered();
    const withdraw = async (was: string | null) =>
      (await desk.delete(`/api/submissions/${reference}/offer`, { was })).status;
    expect(await withdraw(inHours(-1))).toBe(409);
    expect(await withdraw(null)).toBe(409);
    expect(await withdraw((await get(reference)).offer.at)).toBe(200);
  });

  test('that the family has answered since is not ended unseen, nor reported after its withdrawal', async () => {
    const { reference, link } = await offered();
    const { at: wasOffer } = (await get(reference)).offer;
    await press(link, 'Yes, we take it');
    for (const state of ['placed', 'withdrawn'])
      expect((await set(reference, 'new', state, { wasOffer })).status).toBe(409);
    expect((await offer(reference, { was: wasOffer })).status).toBe(409);
    const seen = { wasOffer: (await get(reference)).offer.at };
    expect((await set(reference, 'new', 'withdrawn', seen)).status).toBe(200);
    expect(await mailsLater(OFFICE, 'Yes to the place')).toEqual([]);
  });

  test('can be answered until its class has ended, as the office, the mail and the page say', async () => {
    const { timetable } = documents;
    const endsOn = '2026-11-22' as const;
    const classes = timetable.classes['a-level'].map((one) =>
      one.id === SATURDAY ? { ...one, endsOn } : one,
    );
    const ending = { ...timetable, classes: { ...timetable.classes, 'a-level': classes } };
    Object.assign(office.site.deps.live, { documents: { ...documents, timetable: ending } });
    const until = '2026-11-22T18:29:00.000Z';
    const reference = await acknowledged();
    expect((await offer(reference)).json).toEqual({ until });
    expect((await get(reference)).offer).toMatchObject({ until, state: 'open' });
    const said = 'Sunday, 22 November, 11.59 p.m.';
    const [mail] = await offerMails();
    expect(mail?.text).toContain(said);
    expect(await page(familyLinkIn(mail?.text))).toContain(said);
    expect((await get(reference)).history[0].note).toContain(said);
    const csv = (await desk.get('/api/submissions.csv')).json;
    expect(csv).toContain('open until 2026-11-22 23:59');
  });

  test('is mailed to the family with the deadline and its own link, and shown in the office', async () => {
    const reference = await office.registration();
    expect((await get(reference)).offer).toBeNull();
    const { status, json } = await offer(reference, { until: '2026-11-24T18:00:00+05:30' });
    expect({ status, json }).toEqual({ status: 201, json: { until: '2026-11-24T12:30:00.000Z' } });
    const shown = {
      class: SATURDAY,
      until: '2026-11-24T12:30:00.000Z',
      state: 'open',
      at: inHours(0),
    };
    const { offer: stored, history: entries } = await get(reference);
    expect(stored).toEqual(shown);
    expect(entries).toMatchObject([
      { what: 'offered', by: DESK, note: expect.stringContaining('until Tuesday, 24 November') },
    ]);
    const { items } = (await desk.get('/api/submissions')).json;
    expect(items).toMatchObject([{ reference, offer: shown }]);
    const csv = (await desk.get('/api/submissions.csv')).json;
    expect(csv).toMatch(/Physics, Saturday[^,]*, open until 2026-11-24 18:00/);
    for (const address of ['kasun@example.com', 'ruwan@example.com']) {
      const [mail, ...others] = await offerMails(address);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(`A place is free (${reference})`);
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain('A place is free for Kasun');
        expect(body).toContain('Please answer by Tuesday, 24 November, 6.00 p.m.');
        expect(body).toContain(CLASS);
        expect(body).toContain('+94 11 000 0000');
        expect(body).not.toMatch(/Fernando|765 4321|Colombo 07/);
      }
      expect(await page(familyLinkIn(mail?.text))).toContain('Yes, we take it');
    }
    expect(await mailsLater(OFFICE, 'the place')).toEqual([]);
  });

  test.each([
    ['a class that is not on the timetable', { class: 'latin' }],
    ['no class', { class: undefined }],
    ['no time', { until: undefined }],
    ['a time that does not exist', { until: '2026-11-31T10:00:00Z' }],
    ['a time without a zone', { until: '2026-11-24T10:00:00' }],
    ['less than an hour', { until: '2026-11-21T06:59:59Z' }],
    ['a time that is past', { until: '2026-11-20T06:00:00Z' }],
    ['more than 30 days', { until: '2026-12-21T06:00:01Z' }],
  ])('cannot have %s', async (_, changes) => {
    const reference = await office.registration();
    expectRefused(await offer(reference, changes));
    expect((await get(reference)).offer).toBeNull();
    expect(await offerMails()).toEqual([]);
  });

  test.each(['2026-11-21T07:00:00Z', '2026-12-21T06:00:00Z'])(
    'can be answered until %s',
    async (until) => {
      expect((await offer(await office.registration(), { until })).status).toBe(201);
    },
  );

  test('is for a registration that is stored, and is not placed or withdrawn', async () => {
    expect((await offer('XXXX-XXXX')).status).toBe(404);
    expect((await offer(await office.enquiry())).status).toBe(422);
    const reference = await office.registration();
    await set(reference, 'new', 'placed');
    expect((await offer(reference)).status).toBe(409);
    await set(reference, 'placed', 'withdrawn');
    expect((await offer(reference)).status).toBe(409);
  });

  test('is made once when two desks press at the same time', async () => {
    const reference = await office.registration();
    const colleague = await office.signIn(COLLEAGUE);
    const answers = await Promise.all([
      offer(reference),
      offer(reference, {}, colleague),
      offer(reference, { class: 'a-level-physics-wednesday' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.json.error.message).toContain('open offer');
    expect(await offerMails()).toHaveLength(1);
    expect(await history(reference)).toHaveLength(1);
  });

  test('is not stored when its mail cannot be stored', async () => {
    const { store } = office.site;
    const reference = await office.registration();
    await sql`alter table outbox rename to outbox_away`.execute(store);
    expect((await offer(reference)).status).toBe(503);
    await sql`alter table outbox_away rename to outbox`.execute(store);
    expect((await get(reference)).offer).toBeNull();
    expect((await offer(reference)).status).toBe(201);
    expect(await offerMails()).toHaveLength(1);
  });

  test('expires at its time, also when the clock is moved back, and another can be made', async () => {
    const reference = await office.registration();
    const until = inHours(2);
    await offer(reference, { until });
    const link = await linkOf();
    await signIn(2 * HOUR);
    expect((await get(reference)).offer).toMatchObject({ state: 'expired', until, at: until });
    expect(await page(link)).toContain('The time to answer is over');
    office.site.pass(-HOUR);
    expect((await get(reference)).offer.state).toBe('open');
    expect((await offer(reference)).status).toBe(409);
    office.site.pass(HOUR);
    expect((await desk.delete(`/api/submissions/${reference}/offer`)).status).toBe(404);
    expect((await offer(reference)).status).toBe(201);
    expect((await get(reference)).offer.state).toBe('open');
  });

  test('that only expired since the page showed it is ended by a result', async () => {
    const { reference } = await offered({ until: inHours(2) });
    const { at: open } = (await get(reference)).offer;
    await signIn(2 * HOUR);
    const { at: expired } = (await get(reference)).offer;
    const place = async (wasOffer: string | null) =>
      (await set(reference, 'new', 'placed', { wasOffer })).status;
    expect(await place(null)).toBe(409);
    expect(await place(open)).toBe(200);
    await undo(reference, 'placed');
    expect(await place(expired)).toBe(200);
  });

  test('is not mailed after its deadline, or when it was withdrawn within a minute', async () => {
    const [first, second] = [await office.registration(), await office.registration()];
    await offer(first, { until: inHours(1) });
    await offer(second);
    await desk.delete(`/api/submissions/${second}/offer`);
    office.site.pass(2 * HOUR);
    expect(await offerMails()).toEqual([]);
    await signIn();
    await offer(second);
    // The mail of the earlier offer is not a copy of this one.
    expect(await offerMails()).toHaveLength(1);
    const states = (await get(second)).mails
      .filter(({ message }: { message: string }) => message === 'offer')
      .map(({ state }: { state: string }) => state);
    expect(states).toEqual(['file', 'file']);
  });

  test('can be withdrawn once', async () => {
    const reference = await office.registration();
    const address = `/api/submissions/${reference}/offer`;
    expect((await desk.delete(address)).status).toBe(404);
    await office.site.mails();
    await offer(reference);
    const link = await linkOf();
    const asked = await page(link);
    office.site.pass(60_000);
    const { status, json } = await desk.delete(address);
    expect(status).toBe(200);
    expect(json.offer).toMatchObject({ state: 'withdrawn', at: inHours(0) });
    expect((await desk.delete(address)).status).toBe(404);
    expect((await desk.delete('/api/submissions/XXXX-XXXX/offer')).status).toBe(404);
    const shown = await page(link);
    expect(shown).toContain('This offer has ended');
    expect(shown).toContain('We no longer offer this place.');
    expect(shown).not.toContain('Yes, we take it');
    const late = await press(link, 'Yes, we take it', asked);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('+94 11 000 0000');
    expect(await mailsLater(OFFICE, 'the place')).toEqual([]);
    const [mail] = await mailsLater('ruwan@example.com', 'This offer has ended');
    expect(mail?.text).toMatch(/Hello Ruwan,.*Student: Kasun/s);
  });

  test('ends when the office or the family withdraws the registration', async () => {
    const [first, second] = [
      await office.registration(),
      await office.registration({ email: 'nimal@example.com' }),
    ];
    for (const reference of [first, second]) await offer(reference);
    const links = [await linkOf(), await linkOf('nimal@example.com')];
    const [asked = ''] = await Promise.all(links.map(page));
    await set(first, 'new', 'withdrawn');
    await send(links[1] ?? '', { do: 'withdraw-confirmed' });
    for (const [index, reference] of [first, second].entries()) {
      expect((await get(reference)).offer.state).toBe('withdrawn');
      expect(await page(links[index] ?? '')).toContain('This offer has ended');
    }
    expect((await press(links[0] ?? '', 'Yes, we take it', asked)).status).toBe(409);
    expect(await history(second)).toEqual([
      ['offered', DESK],
      ['offer-withdrawn', 'the family’s own link'],
      ['withdrawn', 'the family’s own link'],
    ]);
  });

  test.each([
    { classes: [SATURDAY], ends: 'accepted' },
    { classes: ['a-level-physics-wednesday'], ends: 'withdrawn' },
  ])('is $ends by a place in $classes, and open again when that is undone', async (given) => {
    const reference = await office.registration();
    await office.site.mails();
    await offer(reference);
    await set(reference, 'new', 'placed', { classes: given.classes });
    expect((await get(reference)).offer.state).toBe(given.ends);
    await undo(reference);
    expect((await get(reference)).offer.state).toBe('open');
  });

  test('is not mailed next to a place that was given in the same minute', async () => {
    const reference = await acknowledged();
    await offer(reference);
    await set(reference, 'new', 'placed');
    expect(await offerMails()).toEqual([]);
  });

  test.each([
    ['withdrawn', {}],
    ['placed', { classes: ['a-level-physics-wednesday'], tell: false }],
  ])('that was %s before its mail was sent is mailed when that is undone', async (state, more) => {
    const reference = await acknowledged();
    await offer(reference);
    await set(reference, 'new', state, more);
    expect(await offerMails()).toEqual([]);
    await undo(reference);
    expect(await offerMails()).toHaveLength(1);
    await set(reference, 'new', 'withdrawn');
    await undo(reference);
    expect(await offerMails()).toHaveLength(1);
    await desk.delete(`/api/submissions/${reference}/offer`);
    expect(await mailsLater('kasun@example.com', 'This offer has ended')).toHaveLength(1);
  });

  test.each([
    ['withdrawn', {}],
    ['placed', { classes: [] }],
  ])(
    'that ended with %s is mailed as ended when the registration is open again',
    async (state, more) => {
      const reference = await acknowledged();
      await offer(reference);
      expect(await offerMails()).toHaveLength(1);
      await set(reference, 'new', state, more);
      const ended = () => mailsLater('kasun@example.com', 'This offer has ended');
      expect(await ended()).toEqual([]);
      await set(reference, state, 'called');
      // An undo in time: the family is informed of nothing.
      for (const was of ['called', state]) await undo(reference, was);
      expect((await get(reference)).offer.state).toBe('open');
      expect(await ended()).toEqual([]);
      expect(await offerMails()).toHaveLength(1);
      await set(reference, 'new', state, more);
      await set(reference, state, 'called');
      expect(await ended()).toHaveLength(1);
      await set(reference, 'called', 'waiting');
      expect(await ended()).toHaveLength(1);
      // It never read of another offer.
      await offer(reference);
      await set(reference, 'waiting', state, more);
      await set(reference, state, 'waiting');
      expect(await offerMails()).toHaveLength(1);
      expect(await ended()).toHaveLength(1);
    },
  );

  test('is mailed when the family undoes its own withdrawal before that mail', async () => {
    const reference = await acknowledged();
    await offer(reference);
    const link = (await get(reference)).link.replace(SITE, '');
    await send(link, { do: 'withdraw-confirmed' });
    expect(await offerMails()).toEqual([]);
    expect((await send(link, { do: 'undo' })).status).toBe(303);
    expect(await offerMails()).toHaveLength(1);
  });

  test('is in the log, and erased with its registration', async () => {
    const { reference, link } = await offered();
    const lines = async () =>
      (await readLog(office.site.store)).map(({ what, note }) => `${what}: ${note}`).join('\n');
    expect(await lines()).toMatch(/^offered: Physics, Saturday.*, until Monday, 23 November/m);
    expect((await desk.delete(`/api/submissions/${reference}`)).status).toBe(200);
    expect(await lines()).not.toContain('Physics');
    expect(await offerMails()).toEqual([]);
    expect((await request(link)).status).toBe(410);
    expect((await send(link, { do: 'accept' })).status).toBe(410);
    expect(await mailsLater(OFFICE, 'the place')).toEqual([]);
  });
});

describe('the family', () => {
  test.each([
    ['Yes, we take it', 'accepted', 'Yes to the place', 'You take the place'],
    ['No, thank you', 'declined', 'No to the place', 'You do not take the place'],
  ])('answers ‘%s’ once, and the office knows at once', async (button, state, subject, told) => {
    const { reference, link, asked } = await offered();
    expect(asked).toContain('<h1>A place is free for Kasun</h1>');
    expect(asked).toContain('Please answer by <strong>Monday, 23 November, 11.30 a.m.</strong>');
    expect(asked).toMatch(/<dt>Class<\/dt><dd>Physics, Saturday/);
    office.site.pass(HOUR);
    const before = await newestChange(office.site.store);
    const response = await press(link, button);
    expect(response.status).toBe(303);
    const shown = await page(response.headers.get('location') ?? '');
    expect(shown).toContain(told);
    expect(shown).not.toContain('Yes, we take it');

    const changes = await changesAfter(office.site.store, before, 10);
    expect(changes.map((change) => change.reference)).toContain(reference);
    const stored = await get(reference);
    expect(stored).toMatchObject({ state: 'new', offer: { state, at: inHours(0) } });
    expect(stored.history.at(-1)).toMatchObject({
      what: `offer-${state}`,
      by: 'the family’s own link',
      note: expect.stringContaining('Physics'),
    });
    const [mail, ...others] = await mailsLater(OFFICE, subject);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(`${reference} ${subject}: Kasun Fernando`);
    expect(mail?.text).toMatch(/Class: Physics, Saturday/);
    expect(mail?.text).toContain('+94 77 765 4321');
    expect(mail?.text).toContain(`https://office.school.example/submissions/${reference}`);

    for (const again of ['Yes, we take it', 'No, thank you']) {
      const late = await press(link, again, asked);
      expect(late.status).toBe(409);
      const text = await late.text();
      expect(text).toContain(told);
      expect(text).toContain('We already have your answer.');
      expect(text).toContain('+94 11 000 0000');
    }
    expect((await get(reference)).offer.state).toBe(state);
    expect(await mailsLater(OFFICE, 'the place')).toHaveLength(1);

    // The week counts the families that said yes until they are placed.
    expect(await saidYes()).toBe(state === 'accepted' ? 1 : 0);
    await set(reference, 'new', 'placed');
    expect(await saidYes()).toBe(0);
  });

  test('no longer reads that it waits for the class whose place it takes', async () => {
    const reference = await office.registration();
    const classes = [SATURDAY, 'a-level-chemistry-saturday'];
    await desk.put(`/api/submissions/${reference}/waiting-for`, { classes });
    await offer(reference);
    const link = await linkOf();
    const waitsFor = async () => /<dt>Waiting list<\/dt><dd>([^<]*)/.exec(await page(link))?.[1];
    const table = async () => (await desk.get('/api/submissions.csv')).json;
    expect(await waitsFor()).toMatch(/^Physics: Saturday .*; Chemistry: Saturday /);
    expect(await table()).toMatch(/Physics: Saturday .*Chemistry: Saturday /);
    await press(link, 'Yes, we take it');
    expect(await waitsFor()).toMatch(/^Chemistry: Saturday [^;]*$/);
    expect(await table()).not.toContain('Physics: Saturday');
  });

  test('presses Yes twice at the same time, and one answer counts', async () => {
    const { reference, link, asked } = await offered();
    const answers = await Promise.all([1, 2, 3].map(() => press(link, 'Yes, we take it', asked)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(await mailsLater(OFFICE, 'Yes to the place')).toHaveLength(1);
    expect(await history(reference)).toHaveLength(2);
  });

  test('learns that the time is over when it answers late', async () => {
    const { reference, link, asked } = await offered({ until: inHours(1) });
    office.site.pass(HOUR);
    const late = await press(link, 'Yes, we take it', asked);
    expect(late.status).toBe(409);
    const text = await late.text();
    expect(text).toContain('<dt>Offered until</dt><dd>Saturday, 21 November, 12.30 p.m.</dd>');
    expect(text).toContain('Call us on +94 11 000 0001');
    expect(await history(reference)).toEqual([['offered', DESK]]);
  });

  test('answers the offer that its page names, not a newer one', async () => {
    const { reference, link, asked } = await offered();
    await desk.delete(`/api/submissions/${reference}/offer`);
    await offer(reference, { class: 'a-level-physics-wednesday' });
    const late = await press(link, 'Yes, we take it', asked);
    expect(late.status).toBe(409);
    const text = await late.text();
    expect(text).toContain('the offer that you saw has ended');
    expect(text).toContain('Physics, Wednesday');
    expect((await get(reference)).offer.state).toBe('open');
  });

  test('does not answer when a mail scanner opens its link', async () => {
    const { reference, link } = await offered();
    for (const address of [link, `${link}&do=accept`, `${link}&done=accept`]) {
      for (const method of ['GET', 'HEAD']) await request(address, { method });
    }
    expect((await get(reference)).offer.state).toBe('open');
  });

  test('sees no offer once it is placed', async () => {
    const { reference, link } = await offered();
    await press(link, 'Yes, we take it');
    await set(reference, 'new', 'placed');
    const shown = await page(link);
    expect(shown).toContain('You have a place.');
    expect(shown).not.toContain('You take the place');
  });

  test('gets no mail in a mailbox whose owner did not register', async () => {
    const reference = await office.registration({ parentEmail: '' });
    const [acknowledgement] = mailsTo(await office.site.mails(), 'kasun@example.com');
    const own = familyLinkIn(acknowledgement?.text);
    await send(own, { do: 'not-us' });
    await set(reference, 'withdrawn', 'waiting');
    expect((await offer(reference)).status).toBe(201);
    expect(await offerMails()).toEqual([]);
  });
});

describe('the ready message', () => {
  const place = async (reference: string) =>
    (await get(reference)).replies.find(({ name }: { name: string }) => name === 'Your place');

  test('has the class, the deadline and a link to answer while an offer is open', async () => {
    const reference = await office.registration();
    expect((await place(reference)).text).not.toContain('/mine?');
    await offer(reference);
    const { text, whatsapp, sms } = await place(reference);
    expect(text).toContain(CLASS);
    expect(text).toContain('if you answer by Monday, 23 November, 11.30 a.m.: https://');
    expect(decodeURIComponent(whatsapp)).toContain('/functions/v1/mine?');
    expect(decodeURIComponent(sms)).toContain('/functions/v1/mine?');
    const link = familyLinkIn(text);
    const shown = await page(link);
    // It does not say whose mailbox it was sent to, so none can be disowned.
    expect(shown).not.toContain('This was not us');
    expect(shown).toContain('Save this number');
    expect((await send(link, { do: 'not-us' })).status).toBe(422);
    expect((await press(link, 'Yes, we take it')).status).toBe(303);
    expect((await get(reference)).offer.state).toBe('accepted');
    expect((await place(reference)).text).not.toContain('/mine?');
  });

  test('has no link where the server has no page for families', async () => {
    const reference = await office.registration();
    await offer(reference);
    office.deps.familyLinkFor = undefined;
    expect((await place(reference)).text).not.toContain('/mine?');
  });
});

test('an offer to an address that does not exist is reported to the office', async () => {
  const reference = await acknowledged();
  await returnMails('kasun@example.com');
  await offer(reference);
  const [mail] = await mailsLater(OFFICE, 'could not be delivered');
  expect(mail?.subject).toContain('The mail to the family could not be delivered: call Kasun');
  expect((await get(reference)).undelivered).toBe(true);
});
