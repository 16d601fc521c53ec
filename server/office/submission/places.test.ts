import type { Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#content/teaching/dates.ts';
import { mailsTo } from '#test/server-app.ts';
import { answerOffer, familyLinkIn, sendOn } from '#test/server-links.ts';
import {
  DESK,
  desk,
  mailsLater,
  offerPlace,
  office,
  officeForEachTest,
  returnMails,
  set,
  shown,
  signIn,
  undo,
} from '#test/server-office.ts';
import { storeChange } from '#test/server-timetable.ts';

const HOUR = 3_600_000;
const FAMILY = 'kasun@example.com';
const SATURDAY = 'a-level-physics-saturday';
const WEDNESDAY = 'a-level-physics-wednesday';

officeForEachTest();

/** A family that asked for Saturday. */
const registered = (more: object = {}) =>
  office.registration({ subjects: ['Physics'], classes: [SATURDAY], parentEmail: '', ...more });
const place = async (reference: string, classes: string[], more: object = {}) => {
  const { state } = await shown(reference);
  return set(reference, state, 'placed', { classes, ...more });
};
const placeMails = () => mailsLater(FAMILY, 'place');
function endSaturday(endsOn: IsoDate): void {
  const { live } = office.site.deps;
  const { timetable } = live.documents;
  const ending = timetable.classes['a-level'].map((one) =>
    one.id === SATURDAY ? { ...one, endsOn } : one,
  );
  const classes = { ...timetable.classes, 'a-level': ending };
  Object.assign(live, { documents: { ...live.documents, timetable: { ...timetable, classes } } });
}
const closure = {
  ...{ from: '2026-11-21', to: null, kind: 'weather', reason: '' },
  levels: ['a-level'],
};
const linkIn = (mail?: Email) => familyLinkIn(mail?.text);
const calendarIn = (mail?: Email) =>
  new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
const pageAt = async (link: string) => (await office.site.app.request(link)).text();

describe('a family that is placed', () => {
  test('is mailed its class, hours, first day, room, teacher and fee, with a calendar', async () => {
    const reference = await registered({ curriculum: 'Cambridge' });
    expect((await place(reference, [WEDNESDAY])).status).toBe(200);
    expect(mailsTo(await office.site.mails(), FAMILY)).toHaveLength(1);
    const [mail, ...others] = await placeMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('You have a place: Physics, Wednesday 3.00 p.m.');
    for (const body of [mail?.text, mail?.html]) {
      for (const text of [
        'Physics (A Level)',
        'Wednesdays, 3.00–6.00 p.m.',
        'Wednesday, 25 November',
        'Various Rooms, 32 C',
        'Mr. Asanka Sample',
        'LKR 1,300 an hour (Cambridge AS/A Level), LKR 3,900 a week (3 hours)',
        reference,
      ]) {
        expect(body).toContain(text.replace("'", '&#39;'));
      }
      expect(body).not.toContain('Saturday');
    }
    const calendar = calendarIn(mail);
    expect(calendar).toContain('DTSTART;TZID=Asia/Colombo:20261125T150000');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const page = await pageAt(linkIn(mail));
    expect(page).toContain('You have a place, Kasun');
    expect(page).toMatch(/<dt>Classes<\/dt><dd>Physics, Wednesday/);
    expect(page).toMatch(/<dt>First day<\/dt><dd>Wednesday, 25 November</);
    expect(page).toContain(`/calendar/my-timetable.ics?class=${WEDNESDAY}`);
    expect(page).not.toContain('Saturday');
  });

  // Today is a Saturday.
  test.each([
    ['has begun today', [], 'Saturday, 28 November', ['20261128T130000']],
    [
      'is held tomorrow instead of today',
      [{ kind: 'moved', date: '2026-11-21', toDate: '2026-11-22', start: '13:00', end: '16:00' }],
      'Sunday, 22 November',
      ['20261121T130000', '20261122T130000'],
    ],
  ])(
    'has a calendar that begins on its first day when its class %s',
    async (...[, changes, day, starts]) => {
      const one = 'a-level-chemistry-saturday';
      const reference = await registered();
      for (const change of changes)
        expect((await desk.post('/api/changes', { class: one, ...change })).status).toBe(201);
      await signIn(3 * HOUR);
      await place(reference, [one]);
      const [mail] = await placeMails();
      expect(mail?.text).toContain(`First day: ${day}`);
      const found = calendarIn(mail).matchAll(/DTSTART;TZID=Asia\/Colombo:(\w+)/g);
      expect([...found].map(([, start]) => start)).toEqual(starts);
    },
  );

  test('reads nothing of a change for a day on which its class no longer meets', async () => {
    // A Tuesday, on which it met before another publication.
    await storeChange(office.site.store, office.site.now(), {
      ...{ class: WEDNESDAY, date: '2026-11-24', kind: 'moved', toDate: '2026-11-23' },
      ...{ start: '10:00', end: '12:00', room: 'Lab', reason: 'A meeting' },
    });
    const reference = await registered();
    await place(reference, [WEDNESDAY]);
    const [mail] = await placeMails();
    expect(mail?.text).toContain('First day: Wednesday, 25 November');
    expect(calendarIn(mail).match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(`${mail?.text} ${await pageAt(linkIn(mail))}`).not.toMatch(/Lab|23 November/);
  });

  test('can be shown its mail before it is sent, with the addresses that take it', async () => {
    const reference = await registered();
    const path = `/api/submissions/${reference}/place-mail?classes=${WEDNESDAY}`;
    const { status, json } = await desk.get(path);
    expect(status).toBe(200);
    expect(json.to).toEqual([FAMILY]);
    await place(reference, [WEDNESDAY]);
    const [mail] = await placeMails();
    expect(json.subject).toBe(mail?.subject);
    const withoutLink = (text?: string) => text?.replace(/\/functions\/v1\/mine\?\S+/, '').trim();
    expect(withoutLink(json.text)).toBe(withoutLink(mail?.text));
    expect((await desk.get(path.replace(WEDNESDAY, 'none'))).status).toBe(422);
    const enquiry = await office.enquiry();
    expect((await desk.get(path.replace(reference, enquiry))).status).toBe(409);
    await returnMails(FAMILY);
    expect((await desk.get(path)).json.to).toEqual([]);
    // Typed by the family, and never acknowledged.
    await office.site.store.deleteFrom('outbox').execute();
    expect((await desk.get(path)).json.to).toEqual([]);
  });

  test('reads what is different: a moved first meeting, and later the next one', async () => {
    const reference = await registered();
    await place(reference, [WEDNESDAY]);
    const link = linkIn((await placeMails())[0]);
    await storeChange(office.site.store, office.site.now(), {
      ...{ class: WEDNESDAY, date: '2026-11-25', kind: 'moved', toDate: '2026-11-26' },
      ...{ start: '16:00', end: '19:00', reason: 'A meeting' },
    });
    const page = await pageAt(link);
    expect(page).toMatch(/First day<\/dt><dd>Thursday, 26 November, 4.00–7.00 p.m.</);
    expect(page).toContain('A meeting.');
    office.site.pass(6 * 24 * HOUR);
    expect(await pageAt(link)).toMatch(/Next class<\/dt><dd>Wednesday, 2 December</);
  });

  test('reads the year of a day in another one', async () => {
    office.site.pass(Date.parse('2026-12-29T06:00:00Z') - office.site.now());
    await signIn();
    await place(await registered(), [SATURDAY]);
    await desk.post('/api/closures', { ...closure, from: '2027-01-02', to: '2027-01-02' });
    const page = await pageAt(linkIn((await placeMails())[0]));
    expect(page).toContain('No class on Saturday, 2 January 2027');
  });

  test('reads that no day is known while the school is closed until further notice', async () => {
    await desk.post('/api/closures', closure);
    await place(await registered(), [SATURDAY]);
    const [mail] = await placeMails();
    const day = 'First day: The school is closed. We will tell you when classes begin again.';
    expect(mail?.text).toContain(day);
    const page = await pageAt(linkIn(mail));
    expect(page).toContain(`<dt>${day.replace(': ', '</dt><dd>')}`);
    for (const text of [mail?.text, page]) expect(text).not.toMatch(/to calendar|the attached/);
    expect(mail?.attachments).toEqual([]);
  });

  test('gets no empty calendar on the last day of its class, after the lesson', async () => {
    endSaturday('2026-11-21');
    office.site.pass(HOUR);
    await place(await registered(), [SATURDAY]);
    const [mail] = await placeMails();
    expect(mail?.text).toContain('Physics (A Level)');
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).not.toContain('calendar');
  });

  test('reads the last day of its class from the first mail on, and each once', async () => {
    endSaturday('2026-12-05');
    const reference = await registered();
    const named = 'Physics, Saturday 9.00 a.m., until 5 December';
    expect(mailsTo(await office.site.mails(), FAMILY)[0]?.text).toContain(`Classes: ${named}`);
    await offerPlace(reference, SATURDAY);
    const [mail] = await mailsLater(FAMILY, 'A place is free');
    expect(mail?.text).toContain(`Class: ${named}`);
    expect((await shown(reference)).replies[0].text).toContain(`${named}, if you answer by`);
    const page = await pageAt(linkIn(mail));
    expect(page).toContain(`<dt>Class</dt><dd>${named}</dd>`);
    expect(page).toContain(`<dt>Classes</dt><dd>${named}</dd>`);
    await place(reference, [SATURDAY]);
    const placed = await pageAt(linkIn(mail));
    expect(placed).toContain('<dt>Last day</dt><dd>Saturday, 5 December 2026</dd>');
    expect(placed).not.toContain('<span>until');
  });

  test('without a class is mailed nothing yet', async () => {
    const reference = await registered();
    expect((await place(reference, [])).status).toBe(200);
    expect(await placeMails()).toEqual([]);
    const acknowledged = mailsTo(await office.site.mails(), FAMILY)[0];
    expect(await pageAt(linkIn(acknowledged))).toContain(
      'You have a place. We will tell you the class and the first day.',
    );
  });

  test('is not mailed when the desk does not want to', async () => {
    const reference = await registered();
    expect((await place(reference, [WEDNESDAY], { tell: 'no' })).status).toBe(422);
    await place(reference, [WEDNESDAY], { tell: false });
    expect(await placeMails()).toEqual([]);
    await undo(reference);
    expect(await placeMails()).toEqual([]);
  });

  test('is mailed nothing when it is undone within a minute, and of a correction only once', async () => {
    const reference = await registered();
    await place(reference, [WEDNESDAY]);
    await undo(reference);
    expect(await placeMails()).toEqual([]);
    await place(reference, [WEDNESDAY]);
    await place(reference, [SATURDAY]);
    expect((await placeMails()).map(({ subject }) => subject)).toEqual([
      'You have a place: Physics, Saturday 9.00 a.m.',
    ]);
  });

  test('is mailed nothing when the same classes are chosen in another order', async () => {
    const reference = await registered();
    await place(reference, [WEDNESDAY, SATURDAY]);
    // The mail waits while the order changes, and is sent once.
    await place(reference, [SATURDAY, WEDNESDAY]);
    expect(await placeMails()).toHaveLength(1);
    const { json } = await place(reference, [WEDNESDAY, SATURDAY]);
    expect(json.placedIn).toEqual([WEDNESDAY, SATURDAY]);
    expect(await placeMails()).toHaveLength(1);
  });

  test('is mailed when its place ends later', async () => {
    const reference = await registered();
    await place(reference, [WEDNESDAY]);
    expect(await placeMails()).toHaveLength(1);
    await signIn(HOUR);
    await undo(reference);
    const mails = await placeMails();
    expect(mails).toHaveLength(2);
    const ended = mails.find(({ subject }) => subject?.startsWith('About your place'));
    expect(ended?.text).toContain('the place in Physics, Wednesday 3.00 p.m. any more.');
    expect(ended?.text).toContain('You will hear from us about it.');
    await place(reference, [WEDNESDAY]);
    expect(await placeMails()).toHaveLength(3);
    await signIn(HOUR);
    await set(reference, 'placed', 'withdrawn');
    const texts = (await placeMails()).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('Your registration is withdrawn.'));
  });

  test('is mailed which offer is open again when its place is undone later', async () => {
    const reference = await registered();
    await offerPlace(reference, WEDNESDAY, 24);
    await place(reference, [WEDNESDAY]);
    expect(await placeMails()).not.toEqual([]);
    await undo(reference);
    const ended = (await placeMails()).find(({ subject }) =>
      subject?.startsWith('About your place'),
    );
    expect(ended?.text).toContain(
      'We offer you a place in Physics, Wednesday 3.00 p.m. Please answer on your page by Sunday, 22 November, 11.30 a.m.',
    );
    expect(ended?.text).not.toContain('You will hear from us about it.');
  });

  test('reads that its place is still kept when it has said yes and the place is undone', async () => {
    const reference = await registered();
    await offerPlace(reference, WEDNESDAY, 24);
    const link = familyLinkIn((await shown(reference)).link);
    await answerOffer(office.site, link);
    await place(reference, [WEDNESDAY]);
    await placeMails();
    await undo(reference);
    const mails = await mailsLater(FAMILY, 'About your place');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('You said yes to a place in Physics, Wednesday 3.00 p.m.');
    expect(mails[0]?.text).not.toContain('any more');
  });

  test('reads that another place replaces the one that it was mailed', async () => {
    const reference = await registered();
    await place(reference, [SATURDAY]);
    const [first] = await placeMails();
    const path = `/api/submissions/${reference}/place-mail?classes=${WEDNESDAY}`;
    const changed = 'Your place has changed. This e-mail replaces the earlier one about it.';
    expect((await desk.get(path)).json.text).toContain(changed);
    await place(reference, [WEDNESDAY]);
    const [mail] = await mailsLater(FAMILY, 'You have a place: Physics, Wednesday');
    expect(mail?.text).toContain(changed);
    expect(first?.text).not.toContain(changed);
  });

  test('that withdraws gets no mail that its place has ended', async () => {
    const reference = await registered();
    await place(reference, [WEDNESDAY]);
    const link = linkIn((await placeMails())[0]);
    await sendOn(office.site, link, { do: 'withdraw-confirmed' });
    expect((await shown(reference)).state).toBe('withdrawn');
    expect(await placeMails()).toHaveLength(1);
    const report = async (subject: string) =>
      (await mailsLater('office@school.example', subject))[0]?.text;
    const freed = 'Place that is free again: Physics, Wednesday 3.00 p.m.';
    expect(await report('Withdrawn')).toContain(freed);
    await sendOn(office.site, link, { do: 'undo' });
    const undone = await report('Withdrawal undone');
    expect(undone).toContain('Its status is now ‘Placed’.');
    expect(undone).toContain('Class: Physics, Wednesday 3.00 p.m.');
    expect(undone).not.toContain('lease call');
  });
});

test('a family that undoes its withdrawal is mailed its place, unless it was before', async () => {
  const reference = await registered();
  await office.site.mails();
  await place(reference, [WEDNESDAY]);
  const { link } = (await desk.get(`/api/submissions/${reference}`)).json;
  const act = (action: string) => sendOn(office.site, familyLinkIn(link), { do: action });
  await act('withdraw-confirmed');
  expect(await placeMails()).toEqual([]);
  await act('undo');
  expect(await placeMails()).toHaveLength(1);
  await act('withdraw-confirmed');
  await act('undo');
  expect(await placeMails()).toHaveLength(1);
});

describe('the ready messages', () => {
  const first = async (reference: string) => {
    const { replies } = await shown(reference);
    expect(replies.slice(1).every(({ fits }: { fits: boolean }) => !fits)).toBe(true);
    return replies[0].fits ? replies[0].name : undefined;
  };

  test('begin with the one that fits the state of the submission', async () => {
    const reference = await registered();
    expect(await first(reference)).toBe('When may we call?');
    for (const [state, name] of [
      ['no-answer', 'We could not reach you'],
      ['called', 'Your assessment'],
      ['waiting', 'The waiting list'],
    ] as const) {
      await set(reference, (await shown(reference)).state, state);
      expect(await first(reference)).toBe(name);
    }
    await offerPlace(reference, WEDNESDAY, 2);
    expect(await first(reference)).toBe('Your place');
    await desk.delete(`/api/submissions/${reference}/offer`);
    expect(await first(reference)).toBe('The waiting list');
    await offerPlace(reference, WEDNESDAY, 2);
    const link = familyLinkIn((await shown(reference)).link);
    await answerOffer(office.site, link);
    expect(await first(reference)).toBe('Your place');
    await set(reference, 'waiting', 'withdrawn');
    expect(await first(reference)).toBeUndefined();
  });

  test('name an appointment until its hour, and ask for another time only after a missed one', async () => {
    const reference = await registered();
    const at = new Date(office.site.now() + HOUR).toISOString();
    await set(reference, 'new', 'assessment', { at });
    const text = async () => (await texts(reference))['Your assessment'];
    expect(await text()).toContain('Your assessment is on');
    // It is too late for that on the family's page.
    expect(await text()).not.toContain('move or cancel');
    const slots = { day: '2026-11-28', from: '10:00', to: '10:30', minutes: 30 };
    await desk.post('/api/slots', { ...slots, seats: 1, room: '' });
    await signIn(2 * HOUR);
    expect(await first(reference)).toBeUndefined();
    expect(await text()).not.toMatch(/Your assessment is on|choose a time here/);
    await desk.put(`/api/submissions/${reference}/assessed`, { result: 'came' });
    expect(await first(reference)).toBeUndefined();
    await desk.put(`/api/submissions/${reference}/assessed`, { result: 'missed' });
    expect(await first(reference)).toBe('Your assessment');
    expect(await text()).toContain('choose a time here: https://');
  });

  test('fit an enquiry until it was answered', async () => {
    const [written, called] = [await office.enquiry({ phone: '' }), await office.enquiry()];
    expect(await first(written)).toBe('We could not reach you');
    expect(await first(called)).toBe('When may we call?');
    await set(called, 'new', 'called');
    expect(await first(called)).toBeUndefined();
  });

  const texts = async (reference: string) => {
    const { replies } = await shown(reference);
    return Object.fromEntries(
      replies.map(({ name, text }: { name: string; text: string }) => [name, text]),
    );
  };

  test('name the class in which a family is placed, its first day and its own page', async () => {
    const reference = await registered();
    expect((await texts(reference))['Your place']).toContain('there is a place for you');
    await place(reference, [WEDNESDAY]);
    const text = (await texts(reference))['Your place'] ?? '';
    expect(text).toContain('good news from School Name');
    expect(text).toContain('you have a place in Physics, Wednesday 3.00 p.m.');
    expect(text).toContain(' p.m. The first day is Wednesday, 25 November.');
    const link = /https:\S+(\/functions\/v1\/mine\?\S+)$/.exec(text)?.[1] ?? '';
    expect(await pageAt(link)).toContain('You have a place, Kasun');
  });

  test('lead to the times for an assessment while there are any', async () => {
    const reference = await registered();
    expect((await texts(reference))['Your assessment']).not.toContain('mine?');
    const slots = { day: '2026-11-28', from: '10:00', to: '12:00', minutes: 60, seats: 1 };
    const { ids } = (await desk.post('/api/slots', slots)).json;
    expect((await texts(reference))['Your assessment']).toMatch(
      /You can choose a time here: https:\S+mine\?\S+$/,
    );
    await set(reference, 'new', 'assessment', { slot: ids[0] });
    expect((await texts(reference))['Your assessment']).toMatch(
      /Saturday, 28 November.*You can move or cancel it here: https:\S+$/,
    );
  });
});

describe('the link to the family’s own page', () => {
  const mail = (reference: string) => desk.post(`/api/submissions/${reference}/link`);
  const linkMails = async () =>
    mailsTo(await office.site.mails(), FAMILY).filter(({ subject }) =>
      subject?.startsWith('Your page'),
    );

  test('is in the submission, and is mailed again at most three times a day', async () => {
    const reference = await registered();
    const { link } = await shown(reference);
    expect(await pageAt(link.replace('https://www.school.example', ''))).toContain(reference);
    for (let time = 0; time < 3; time += 1) expect((await mail(reference)).status).toBe(202);
    office.site.pass(HOUR);
    const refused = await mail(reference);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(23 * 3600)]);
    const mails = await linkMails();
    expect(mails).toHaveLength(3);
    expect(await pageAt(linkIn(mails[0]))).toContain('This was not us');
    expect(mails[0]?.text).toContain('Student: Kasun');
    expect((await shown(reference)).history.at(-1)).toMatchObject({
      what: 'link',
      by: DESK,
    });
    await signIn(24 * HOUR);
    expect((await mail(reference)).status).toBe(202);
  });

  test('is mailed three times also when it is asked for five times at once', async () => {
    const reference = await registered();
    const answers = await Promise.all(Array.from({ length: 5 }, () => mail(reference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429]);
  });

  test('is not mailed without an address that takes mail', async () => {
    const reference = await registered();
    await office.site.mails();
    await returnMails(FAMILY);
    expect((await mail(reference)).status).toBe(409);
    expect((await mail('AAAA-AAAA')).status).toBe(404);
    await desk.patch(`/api/submissions/${reference}`, { fields: { email: 'right@example.com' } });
    expect((await mail(reference)).status).toBe(202);
    const toRight = mailsTo(await office.site.mails(), 'right@example.com');
    expect(toRight.some(({ subject }) => subject?.startsWith('Your page'))).toBe(true);
  });
});
