import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Level } from '#content/teaching/levels.ts';
import { startOf } from '#rules/calendar/colombo.ts';
import { closeSlot, findSlot, openSlots } from '#server/store/office/diary.ts';
import { historyOf } from '#server/store/office/office-history.ts';
import { setAssessed } from '#server/store/office/office-outcomes.ts';
import type { State } from '#server/store/office/office-states.ts';
import { forget } from '#server/store/submissions/forget.ts';
import {
  BY_FAMILY,
  findByReference,
  findSubmission,
} from '#server/store/submissions/submissions.ts';
import { mailsTo, server, serverForEachTest, storedRow } from '#test/server-app.ts';
import { correct, setState } from '#test/server-desk.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { familyLinkIn, sendOn } from '#test/server-links.ts';
import { storeClosure } from '#test/server-timetable.ts';
import { familyLinkMaker } from './signed-links.ts';

// The clock of the tests begins on Saturday, 21 November 2026, at 11:30 in Colombo.
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SITE = 'https://www.school.example';
const DESK = 'desk@school.example';
const FAMILY = 'kasun@example.com';

serverForEachTest({
  origins: [SITE],
  limits: { on: false, secret: 'a secret of the tests' },
});

/** Opens slots of an hour from 10.00 on: '2026-11-28 10:00' of a day each. */
async function slot(
  id: string,
  day: string,
  hour = 10,
  seats = 1,
  purpose: 'assessment' | 'tour' = 'assessment',
): Promise<string> {
  const at = startOf(day as IsoDate) + hour * HOUR;
  const one = { id, at, minutes: 40, seats, room: '', for: purpose };
  await openSlots(server.store, [one], DESK, server.now());
  return id;
}
const close = (day: IsoDate, levels: Level[] = ['o-level', 'a-level']) =>
  storeClosure(server.store, server.now(), day, { levels });

interface Family {
  id: string;
  link: string;
  page: () => Promise<string>;
  choose: (slotId: string) => Promise<Response>;
  post: (form: Record<string, string>, origin?: string) => Promise<Response>;
  stored: () => Promise<NonNullable<Awaited<ReturnType<typeof findSubmission>>>>;
  set: (state: State) => Promise<void>;
}
async function family(email = FAMILY, kind: 'registration' | 'enquiry' = 'registration') {
  const form =
    kind === 'enquiry'
      ? await server.post('send-contact-email', anEnquiry({ email }))
      : await server.post('send-registration-email', aRegistration({ email, parentEmail: '' }));
  const { reference } = (await form.json()) as { reference: string };
  const id = (await findByReference(server.store, reference))?.id ?? '';
  const mails = mailsTo(await server.mails(), email);
  const mail = mails.find(({ text }) => text?.includes(reference));
  return familyAt(id, familyLinkIn(mail?.text));
}
function familyAt(id: string, link: string): Family {
  const post = async (body: Record<string, string>, origin = SITE) =>
    sendOn(server, link, body, origin);
  const stored = async () => {
    const found = await findSubmission(server.store, id);
    if (!found) throw new Error('It is gone.');
    return found;
  };
  return {
    id,
    link,
    page: async () => (await server.app.request(link)).text(),
    choose: (slotId) => post({ do: 'slot', slot: slotId }),
    post,
    stored,
    set: (state) => setState(state, id),
  };
}
/** A family that has chosen the slot 'one', after the office has set a state. */
async function booked(day = '2026-11-28', state?: State): Promise<Family> {
  await slot('one', day);
  const own = await family();
  if (state) await own.set(state);
  await own.choose('one');
  return own;
}
/** The mails ten seconds later: until then several changes make one mail. */
const mailsAbout = async (subject: string, to = FAMILY): Promise<Email[]> => {
  server.pass(10_000);
  return mailsTo(await server.mails(), to).filter((mail) => mail.subject?.includes(subject));
};
const takenOf = async (id: string) => (await findSlot(server.store, id))?.taken;

describe('the slots on a family’s page', () => {
  test('are the free ones of the next 30 days until 18:00 of the day before', async () => {
    await slot('tomorrow', '2026-11-22');
    await slot('today', '2026-11-21', 23);
    await slot('full', '2026-11-23');
    await slot('last', '2026-12-21');
    await slot('later', '2026-12-22');
    await (await family('other@example.com')).choose('full');
    const { page } = await family();
    const ids = async () =>
      [...(await page()).matchAll(/name="slot" value="(\w+)" required/g)].map(([, id]) => id);
    expect(await ids()).toEqual(['tomorrow', 'last']);
    expect(await page()).toContain('When can Kasun come?');
    expect(await page()).toContain('about 40 minutes');
    server.pass(6.5 * HOUR - 1);
    expect(await ids()).toEqual(['tomorrow', 'last']);
    server.pass(1);
    expect(await ids()).toEqual(['last']);
    await slot('next', '2027-01-02');
    server.pass(20 * DAY);
    expect(await page()).toContain('<legend>Saturday, 2 January 2027</legend>');
  });

  test('leave out a day on which both levels are closed', async () => {
    await slot('one', '2026-11-28');
    const { page, choose } = await family();
    await close('2026-11-28', ['a-level']);
    expect(await page()).toContain('value="one"');
    await close('2026-11-28', ['o-level']);
    expect(await page()).not.toContain('value="one"');
    expect((await choose('one')).status).toBe(409);
  });

  test.each<[State, boolean]>([
    ['new', true],
    ['no-answer', true],
    ['called', true],
    ['assessment', true],
    ['waiting', false],
    ['placed', false],
    ['withdrawn', false],
  ])('are shown in the state %s: %s', async (state, isShown) => {
    await slot('one', '2026-11-28');
    const { set, page, choose } = await family();
    if (state !== 'new') await set(state);
    expect((await page()).includes('value="one"')).toBe(isShown);
    expect((await choose('one')).status).toBe(isShown ? 303 : 409);
    expect(await takenOf('one')).toBe(isShown ? 1 : 0);
  });

  test('are announced in the acknowledgement of a registration', async () => {
    await family();
    const text = async (to: string) => mailsTo(await server.mails(), to)[0]?.text;
    expect(await text(FAMILY)).not.toContain('Choose a time for the assessment');
    await slot('one', '2026-11-28');
    await family('b@example.com');
    expect(await text('b@example.com')).toContain('Choose a time for the assessment');
  });

  test('are not shown for an enquiry', async () => {
    await slot('one', '2026-11-28');
    const { page, choose } = await family('nimali@example.com', 'enquiry');
    expect(await page()).not.toContain('value="one"');
    expect((await choose('one')).status).toBe(409);
  });
});

describe('choosing', () => {
  test('from ‘new’ books the seat, and the family still has to be called', async () => {
    await slot('one', '2026-11-28');
    const { choose, page, stored, id } = await family();
    const before = await stored();
    const { status, headers } = await choose('one');
    expect(status).toBe(303);
    const shown = await (await server.app.request(headers.get('location') ?? '')).text();
    expect(shown).toContain('Thank you. Your time is Saturday, 28 November, 10.00 a.m.');
    expect(shown).not.toContain('a.m..');
    expect(await page()).toContain('See you on Saturday');
    const about = 'A short assessment, about 40 minutes. Please bring a pen.';
    expect(await page()).toContain(about);
    const after = await stored();
    expect(after).toMatchObject({ state: 'new', calledAt: null, callAgainAt: before.callAgainAt });
    expect(after.assessmentAt).toBe(startOf('2026-11-28') + 10 * HOUR);
    const [entry, ...others] = await historyOf(server.store, id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ by: BY_FAMILY, what: 'slot' });
    expect(entry?.details.assessmentAt).toBe(after.assessmentAt);
    const [mail, ...more] = await mailsAbout('Your assessment');
    expect(mail?.text).toContain(about);
    expect(more).toEqual([]);
  });

  test.each<State>(['called', 'assessment'])('from ‘%s’ sets ‘assessment’', async (state) => {
    await slot('one', '2026-11-28');
    const { set, choose, post, stored, id } = await family();
    await set(state);
    await choose('one');
    expect(await stored()).toMatchObject({
      state: 'assessment',
      assessmentAt: startOf('2026-11-28') + 10 * HOUR,
    });
    expect((await historyOf(server.store, id)).at(-1)).toMatchObject({
      by: BY_FAMILY,
      what: 'assessment',
    });
    await post({ do: 'slot-cancelled' });
    expect(await stored()).toMatchObject({ state: 'called', assessmentAt: null });
    expect((await historyOf(server.store, id)).at(-1)).toMatchObject({
      by: BY_FAMILY,
      what: 'called',
      note: 'The family cancelled this time: Saturday, 28 November, 10.00 a.m.',
    });
  });

  test('needs only the field slot', async () => {
    await slot('one', '2026-11-28');
    const { post } = await family();
    expect((await post({ slot: 'one' })).status).toBe(303);
    expect(await takenOf('one')).toBe(1);
  });

  test('twice is one booking with one mail and one entry', async () => {
    await slot('one', '2026-11-28', 10, 5);
    const { choose, id } = await family();
    const replies = await Promise.all([1, 2, 3, 4].map(() => choose('one')));
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await takenOf('one')).toBe(1);
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
    expect(await historyOf(server.store, id)).toHaveLength(1);
  });

  test('books nothing when its mail cannot be stored', async () => {
    await slot('one', '2026-11-28');
    const { choose } = await family();
    await sql`alter table outbox rename to outbox_away`.execute(server.store);
    expect((await choose('one')).status).toBe(503);
    await sql`alter table outbox_away rename to outbox`.execute(server.store);
    expect(await takenOf('one')).toBe(0);
  });

  test('lets the family add it to a calendar', async () => {
    const { page, link } = await booked();
    const href = /href="([^"]+calendar=1)"/.exec(await page())?.[1]?.replaceAll('&amp;', '&');
    const response = await server.app.request(href ?? '');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).toContain('DTSTART:20261128T043000Z');
    expect(text).not.toMatch(/kasun|fernando/i);
    const other = await family('b@example.com');
    const none = await server.app.request(`${other.link}&calendar=1`);
    expect(none.headers.get('content-type')).toContain('text/html');
    expect((await server.app.request(`${link.replace(/.$/, '')}&calendar=1`)).status).toBe(403);
  });

  test('is the next step after the call', async () => {
    const { set, page } = await family();
    await set('called');
    expect(await page()).toContain('We have spoken with you. We will tell you the next step.');
    await slot('one', '2026-11-28');
    expect(await page()).toContain('Next: a short assessment at the school. Please choose a time.');
  });

  test('another slot moves, and an event under a higher number follows', async () => {
    await slot('two', '2026-11-30');
    const { choose, page, stored } = await booked();
    await server.mails();
    expect(await page()).toContain('<summary>Move</summary>');
    await choose('two');
    expect((await stored()).slotId).toBe('two');
    expect([await takenOf('one'), await takenOf('two')]).toEqual([0, 1]);
    expect(await mailsAbout('Your assessment: Monday')).toHaveLength(1);
    expect(await mailsAbout('Cancelled')).toEqual([]);
  });

  test.each([
    ['that is full', 'full', 409, 'This time is no longer free.'],
    ['that does not exist', 'none', 409, 'This time is no longer free.'],
    ['with a NUL', 'a\0b', 409, 'This time is no longer free.'],
    ['that was closed', 'closed', 409, 'This time is no longer free.'],
    ['but none is marked', '', 422, 'Please choose a time.'],
  ])('a slot %s changes nothing and says so', async (_, id, status, text) => {
    await slot('mine', '2026-11-28');
    await slot('full', '2026-11-29');
    await slot('closed', '2026-11-30');
    await (await family('other@example.com')).choose('full');
    const closed = await findSlot(server.store, 'closed');
    if (closed) await closeSlot(server.store, closed, DESK, server.now());
    const { choose, stored } = await family();
    await choose('mine');
    const response = await choose(id);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    expect((await stored()).slotId).toBe('mine');
  });

  test('gives the last seat once to 200 families', async () => {
    await slot('one', '2026-11-28');
    const first = await family();
    const { state: _, due_order: __, ...form } = await storedRow();
    const computed = ['urgency', 'week', 'level', 'subjects', 'classes'];
    const stored = Object.entries(form).filter(([name]) => !computed.includes(name));
    const copy = { ...Object.fromEntries(stored) } as typeof form;
    const families = [first];
    const { secret } = server.deps.limits;
    const linkOf = familyLinkMaker('', secret, server.now);
    for (let number = 1; number < 200; number += 1) {
      const id = `family-${number}`;
      await server.store
        .insertInto('submissions')
        .values({ ...copy, id, reference: `F${number}` })
        .execute();
      families.push(familyAt(id, linkOf(id)));
    }
    const replies = await Promise.all(families.map(({ choose }) => choose('one')));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    // A database that is too busy asks to try again.
    expect(statuses.filter((status) => [409, 503].includes(status))).toHaveLength(199);
    expect(await takenOf('one')).toBe(1);
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
  });
});

describe('a tour of the school', () => {
  const tour = (id: string, day: string, hour = 15) => slot(id, day, hour, 5, 'tour');

  test.each<['registration' | 'enquiry', State, boolean]>([
    ['registration', 'new', true],
    ['registration', 'waiting', true],
    ['registration', 'placed', false],
    ['registration', 'withdrawn', false],
    ['enquiry', 'new', true],
    ['enquiry', 'called', true],
    ['enquiry', 'withdrawn', false],
  ])('is offered to a %s that is %s: %s', async (kind, state, isShown) => {
    await tour('walk', '2026-11-28');
    const { set, page, choose } = await family(FAMILY, kind);
    if (state !== 'new') await set(state);
    expect((await page()).includes('Would you like to see the school?')).toBe(isShown);
    expect((await choose('walk')).status).toBe(isShown ? 303 : 409);
  });

  test('changes no state, and its mails and calendar speak of a tour', async () => {
    await tour('walk', '2026-11-28');
    const { choose, page, post, set, stored, link } = await family();
    await set('called');
    await choose('walk');
    expect(await stored()).toMatchObject({ state: 'called', assessmentAt: null, slotId: 'walk' });
    expect(await page()).toMatch(/<dt>For<\/dt><dd>Tour of the school</);
    const calendar = await (await server.app.request(`${link}&calendar=1`)).text();
    expect(calendar).toContain('SUMMARY:Tour of School Name');
    const [mail] = await mailsAbout('Your tour of the school: Saturday, 28 November, 3.00 p.m.');
    expect(mail?.text).toContain('A tour of the school, about 40 minutes. Parents are welcome.');
    expect(mail?.text).toContain('Move or cancel: https://');
    expect((await post({ do: 'slot-cancelled', was: 'walk' })).status).toBe(303);
    expect(await stored()).toMatchObject({ state: 'called', slotId: null });
    expect(await mailsAbout('Cancelled')).toHaveLength(1);
  });

  test('gives way to a time for the assessment, and is not offered next to one', async () => {
    await tour('walk', '2026-11-28');
    await tour('walk later', '2026-11-29');
    await slot('one', '2026-11-30');
    const { choose, page, stored } = await family();
    await choose('walk');
    const replaces = 'A time for the assessment replaces your time for the tour.';
    expect(await page()).toContain(replaces);
    // From 18:00 on Friday the tour cannot be changed here.
    server.pass(6 * DAY + 6.5 * HOUR);
    expect(await page()).not.toContain(replaces);
    expect((await choose('one')).status).toBe(409);
    server.pass(-HOUR);
    await choose('one');
    expect(await stored()).toMatchObject({ slotId: 'one', tourAt: null });
    expect(await page()).not.toContain('Would you like to see the school?');
    expect([await takenOf('walk'), await takenOf('one')]).toEqual([0, 1]);
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
  });

  test('does not replace a time for the assessment', async () => {
    await tour('walk', '2026-11-28');
    const { post, stored } = await booked('2026-11-30');
    const tourInstead = { do: 'slot', slot: 'walk' };
    expect((await post({ ...tourInstead, was: 'one' })).status).toBe(409);
    expect((await post(tourInstead)).status).toBe(409);
    expect(await stored()).toMatchObject({ slotId: 'one', tourAt: null });
    expect([await takenOf('walk'), await takenOf('one')]).toEqual([0, 1]);
    expect(await mailsAbout('Your tour')).toEqual([]);
  });
});

describe('a page that is out of date', () => {
  async function moved() {
    await slot('one', '2026-11-28');
    await slot('two', '2026-11-30');
    await slot('three', '2026-12-01');
    const own = await family();
    await own.choose('one');
    const forms = await own.page();
    expect(forms.match(/name="was" value="one"/g)).toHaveLength(2);
    await own.choose('two');
    return own;
  }

  test.each([
    ['cancels', { do: 'slot-cancelled', was: 'one' }],
    ['moves', { do: 'slot', slot: 'three', was: 'one' }],
    ['chooses', { do: 'slot', slot: 'three', was: '' }],
  ])('%s nothing, and shows the present time', async (_, form) => {
    const { post, stored } = await moved();
    const response = await post(form);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('It is now Monday, 30 November, 10.00 a.m.');
    expect((await stored()).slotId).toBe('two');
    expect((await post({ ...form, was: 'two' })).status).toBe(303);
  });

  test('says that the time was cancelled since', async () => {
    const { post } = await moved();
    await post({ do: 'slot-cancelled', was: 'two' });
    const response = await post({ do: 'slot', slot: 'three', was: 'two' });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Your time was cancelled since you opened this page.');
  });
});

describe('a stranger’s mailbox', () => {
  const limits = (on: boolean) => {
    server.deps.limits.on = on;
  };

  test('gets one mail about several moves, and at most twelve mails an hour', async () => {
    for (let index = 0; index < 20; index += 1) {
      await slot(`s${index}`, `2026-12-${String(index + 1).padStart(2, '0')}`);
    }
    const { choose } = await family();
    await server.mails();
    for (let index = 0; index < 5; index += 1) await choose(`s${index}`);
    expect(await mailsAbout('Your assessment')).toHaveLength(1);
    limits(true);
    for (let index = 5; index < 20; index += 1) {
      await choose(`s${index}`);
      await mailsAbout('Your assessment');
    }
    expect(mailsTo(await server.mails(), FAMILY)).toHaveLength(12);
    server.pass(HOUR);
    const all = await mailsAbout('Your assessment');
    expect(all.some(({ subject }) => subject?.includes('Sunday, 20 December'))).toBe(true);
    limits(false);
  });

  test('that got no acknowledgement gets no mail, until the office has written it down', async () => {
    await slot('one', '2026-11-28');
    await slot('two', '2026-11-29');
    await slot('three', '2026-11-30');
    const own = await family();
    await server.store.deleteFrom('outbox').where('submission_id', '=', own.id).execute();
    const linkOf = familyLinkMaker('', server.deps.limits.secret, server.now);
    const { choose, id } = familyAt(own.id, linkOf(own.id));
    await choose('one');
    await server.jobs();
    expect(await mailsAbout('Your assessment')).toEqual([]);
    await correct({ email: 'right@example.com' }, id);
    await choose('two');
    expect(await mailsAbout('Your assessment', 'right@example.com')).toHaveLength(1);
  });

  test('holds at most three slots of families that were not called', async () => {
    await slot('one', '2026-11-28', 10, 9);
    limits(true);
    const families = [];
    for (let number = 0; number < 4; number += 1) {
      families.push(await family(`kasun+${number}@example.com`));
      server.pass(HOUR);
    }
    const replies = [];
    for (const { choose } of families) replies.push(await choose('one'));
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 409]);
    expect(await replies[3]?.text()).toContain('have three times already');
    await families[3]?.set('called');
    expect((await families[3]?.choose('one'))?.status).toBe(303);
    limits(false);
  });
});

describe('a time that is booked', () => {
  test('can be cancelled and chosen again by another family', async () => {
    const { post, page, id } = await booked();
    await server.mails();
    const { headers } = await post({ do: 'slot-cancelled' });
    const shown = await (await server.app.request(headers.get('location') ?? '')).text();
    expect(shown).toContain('It is cancelled. The time is free for another family.');
    expect(await page()).toContain('value="one"');
    expect((await historyOf(server.store, id)).at(-1)).toMatchObject({ by: BY_FAMILY });
    expect(await mailsAbout('Cancelled')).toHaveLength(1);
    expect((await (await family('b@example.com')).choose('one')).status).toBe(303);
  });

  test('promises a reminder until it is due, and only where a mail can go', async () => {
    const { id, page } = await booked('2026-11-22');
    const promise = 'We send you a reminder the day before.';
    expect(await page()).toContain(promise);
    const fields = JSON.stringify(aRegistration({ email: '', parentEmail: '' }));
    const setFields = (fields: string) =>
      server.store.updateTable('submissions').set({ fields }).where('id', '=', id).execute();
    await setFields(fields);
    expect(await page()).not.toContain(promise);
    await setFields(JSON.stringify(aRegistration({ email: FAMILY, parentEmail: '' })));
    const setUnknown = (at: number | null) =>
      server.store.updateTable('outbox').set({ state: 'dead', address_unknown_at: at }).execute();
    await setUnknown(server.now());
    expect(await page()).not.toContain(promise);
    await setUnknown(null);
    expect(await page()).toContain(promise);
    server.pass(5.75 * HOUR);
    expect(await page()).toContain('You can move or cancel it until');
    expect(await page()).not.toContain(promise);
  });

  test('cannot be changed from 18:00 of the day before on', async () => {
    await slot('two', '2026-11-30');
    const { choose, post, page, stored } = await booked('2026-11-22');
    server.pass(6.5 * HOUR);
    expect((await choose('two')).status).toBe(409);
    const late = await post({ do: 'slot-cancelled' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('It is too late to change this here.');
    expect((await stored()).slotId).toBe('one');
    expect(await page()).toContain('To move or cancel it now, please call us');
    expect(await page()).not.toContain('value="two"');
  });

  test('on a day that is closed since can be moved, also in the last hours', async () => {
    await slot('two', '2026-11-30');
    const { choose, page, stored } = await booked('2026-11-22', 'called');
    expect(await page()).toContain('a short assessment at the school on Sunday, 22 November');
    expect(await page()).toContain('Add to calendar');
    server.pass(10 * HOUR);
    await close('2026-11-22');
    const closed = await page();
    expect(closed).toContain('The school is closed on this day. Please choose another time');
    expect(closed).toContain('Next: a short assessment at the school. Please choose a time.');
    expect(closed).not.toContain('at the school on Sunday');
    expect(closed).not.toContain('Add to calendar');
    // Also once the day is over.
    server.pass(DAY);
    expect(await page()).toContain('Next: a short assessment at the school. Please choose a time.');
    expect((await choose('two')).status).toBe(303);
    expect((await stored()).slotId).toBe('two');
    await close('2026-11-30');
    expect(await page()).toContain('For another time, please call us: +94 11 000 0001.');
  });

  test('is free again after withdrawing, and booked again by Undo', async () => {
    const { post, stored } = await booked('2026-11-28', 'called');
    await server.mails();
    await post({ do: 'withdraw-confirmed' });
    expect(await takenOf('one')).toBe(0);
    expect(await mailsAbout('Cancelled')).toHaveLength(1);
    await post({ do: 'undo' });
    expect(await stored()).toMatchObject({ state: 'assessment', slotId: 'one' });
  });

  test('of someone who did not register is free again, without a mail to that mailbox', async () => {
    const { post } = await booked();
    await server.mails();
    await post({ do: 'not-us' });
    expect(await takenOf('one')).toBe(0);
    expect(await mailsAbout('Cancelled')).toEqual([]);
  });

  test('is shown to a family that is late until its end, without a button', async () => {
    const { page } = await booked();
    // To 10:05 of that day.
    server.pass(7 * DAY - 85 * 60_000);
    const text = 'This time has begun. If you are late, please call us: +94 11 000 0001.';
    expect(await page()).toContain(text);
    expect(await page()).not.toContain('slot-cancelled');
    server.pass(35 * 60_000);
    expect(await page()).not.toContain(text);
    expect(await page()).not.toContain('<dt>Time</dt>');
  });

  test('is over as soon as the office has its result', async () => {
    const { page, stored } = await booked('2026-11-28', 'called');
    // To 10:05 of that day.
    server.pass(7 * DAY - 85 * 60_000);
    const came = {
      result: 'came',
      suggest: null,
      note: null,
      by: 'desk',
      at: server.now(),
    } as const;
    await setAssessed(server.store, await stored(), came);
    expect(await page()).toContain('This time is over.');
    expect(await page()).toContain('We will tell you the next step.');
  });

  test('is over the day after, and another can be chosen once the office has called', async () => {
    await slot('two', '2026-12-05');
    const { set, choose, page } = await booked('2026-11-28', 'called');
    // To 10:05 of that day.
    server.pass(7 * DAY - 85 * 60_000);
    expect(await page()).toContain('<dd>Next: a short assessment at the school on');
    server.pass(DAY + 85 * 60_000);
    expect(await page()).toContain('<dd>We have spoken with you. We will tell you the next step.');
    expect((await choose('two')).status).toBe(409);
    expect(await page()).toContain('This time is over. For another one, please call us');
    expect(await page()).not.toContain('To move or cancel it');
    await set('called');
    expect((await choose('two')).status).toBe(303);
  });

  test('is erased with its submission', async () => {
    const { id } = await booked();
    await server.mails();
    await forget({ ...server, clock: server.now }, [id]);
    expect(await takenOf('one')).toBe(0);
    expect(await server.mails()).toEqual([]);
  });

  test('of a family without a mailbox is booked without a mail', async () => {
    await slot('one', '2026-11-28');
    const { choose, stored } = await family();
    await server.store
      .updateTable('submissions')
      .set({ fields: JSON.stringify({ ...(await stored()).fields, email: '' }) })
      .execute();
    expect((await choose('one')).status).toBe(303);
    const mails = await server.store.selectFrom('outbox').select('message').execute();
    expect(mails).not.toContainEqual({ message: 'appointment' });
    await server.jobs();
    expect(await takenOf('one')).toBe(1);
  });
});

describe('the reminder', () => {
  const reminders = () => mailsAbout('Reminder of your assessment');

  test('is mailed once at 17:00 of the day before, also by several processes', async () => {
    await booked();
    // To 16:50 of Friday.
    server.pass(6 * DAY + 5 * HOUR + 20 * 60_000);
    await server.jobs();
    expect(await reminders()).toEqual([]);
    server.pass(10 * 60_000);
    await Promise.all([server.jobs(), server.jobs(), server.jobs()]);
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('We expect you for the assessment');
    expect(mail?.text).toContain('about 40 minutes. Please bring a pen.');
    expect(mail?.text).toContain('Saturday, 28 November 2026');
    expect(mail?.text).toContain('until Friday, 27 November, 6.00 p.m.');
    expect(mail?.text).toContain('Move or cancel: https://');
    server.pass(HOUR);
    await server.jobs();
    expect(await reminders()).toHaveLength(1);
  });

  test('is mailed late when the server was off, and not after the time', async () => {
    await booked();
    server.pass(6 * DAY + 20 * HOUR);
    await server.jobs();
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('To move or cancel it, please call us: +94 11 000 0001');
    expect(mail?.text).not.toContain('https://');
    await slot('two', '2026-12-05');
    await (await family('b@example.com')).choose('two');
    server.pass(8 * DAY);
    await server.jobs();
    expect(await mailsAbout('Reminder', 'b@example.com')).toEqual([]);
  });

  test('is for the time to which a family moved, and not for one that it cancelled', async () => {
    await slot('two', '2026-11-29');
    const { choose, post } = await booked();
    await choose('two');
    server.pass(6 * DAY + 6 * HOUR);
    await server.jobs();
    expect(await reminders()).toEqual([]);
    await post({ do: 'slot-cancelled' });
    server.pass(DAY);
    await server.jobs();
    expect(await reminders()).toEqual([]);
  });

  test('is not mailed to a family that has a place', async () => {
    await slot('one', '2026-11-28');
    await slot('two', '2026-11-28', 12);
    const [early, late] = [await family(), await family('b@example.com')];
    await early.choose('one');
    await late.choose('two');
    await early.set('placed');
    server.pass(6 * DAY + 5 * HOUR + 20 * 60_000);
    await server.jobs();
    // It was enqueued already.
    await late.set('placed');
    server.pass(10 * 60_000);
    expect(await reminders()).toEqual([]);
    expect(await mailsAbout('Reminder', 'b@example.com')).toEqual([]);
  });

  test('is not mailed to a family that has chosen after 17:00', async () => {
    await slot('one', '2026-11-22');
    server.pass(6 * HOUR);
    const { choose } = await family();
    expect((await choose('one')).status).toBe(303);
    await server.jobs();
    expect(await reminders()).toEqual([]);
  });

  test('is mailed at its time after a clock that was ahead has been corrected', async () => {
    await booked();
    server.pass(6 * DAY + 6 * HOUR);
    await server.jobs();
    server.pass(-5 * DAY);
    await server.jobs();
    expect(await reminders()).toHaveLength(1);
    server.pass(5 * DAY);
    await server.jobs();
    expect(await reminders()).toHaveLength(2);
  });
});
