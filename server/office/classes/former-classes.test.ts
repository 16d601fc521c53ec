import { describe, expect, test } from 'vitest';
import type { Documents } from '#content/schemas/documents.ts';
import { withFormerClasses } from '#rules/timetable/classes.ts';
import { documents } from '#test/documents.ts';
import { mailsTo } from '#test/server-app.ts';
import { answerOffer, familyLinkIn, sendOn } from '#test/server-links.ts';
import {
  desk,
  mailsLater,
  offerPlace,
  office,
  officeForEachTest,
  set,
  shown as submission,
} from '#test/server-office.ts';

// A class that has ended or was removed still has families.

const FAMILY = 'kasun@example.com';
const SATURDAY = 'a-level-physics-saturday';
const NAME = 'Physics, Saturday 9.00 a.m.';

officeForEachTest();

const { timetable } = documents;
const others = timetable.classes['a-level'].filter(({ id }) => id !== SATURDAY);
const classes = { ...timetable.classes, 'a-level': others };
const removed = { ...documents, timetable: { ...timetable, classes } };
const ended = {
  ...documents,
  timetable: {
    ...timetable,
    classes: {
      ...timetable.classes,
      'a-level': timetable.classes['a-level'].map((one) =>
        one.id === SATURDAY ? { ...one, endsOn: '2026-11-20' as const } : one,
      ),
    },
  },
};
const cases: [string, Documents][] = [
  ['was removed', withFormerClasses(removed, documents)],
  ['has ended', ended],
];
const publish = (now: Documents) => Object.assign(office.site.deps.live, { documents: now });
const registered = () =>
  office.registration({ subjects: ['Physics'], classes: [SATURDAY], parentEmail: '' });
const page = async (link: string) => (await office.site.app.request(link)).text();

describe.each(cases)('a class that %s', (_, now) => {
  test('is suggested by no teacher, and stays where it was suggested before', async () => {
    const [before, after] = [await registered(), await registered()];
    const at = '2026-11-21T05:00:00.000Z';
    for (const each of [before, after]) await set(each, 'new', 'assessment', { at });
    const suggest = (reference: string) =>
      desk.put(`/api/submissions/${reference}/assessed`, { result: 'came', suggest: SATURDAY });
    expect((await suggest(before)).status).toBe(200);
    publish(now);
    expect((await suggest(before)).status).toBe(200);
    expect((await suggest(after)).status).toBe(422);
  });

  test('stays known to the lists, filters and edits of its families', async () => {
    const [waits, placed] = [await registered(), await registered()];
    await desk.put(`/api/submissions/${waits}/waiting-for`, { classes: [SATURDAY] });
    await set(placed, 'new', 'placed', { classes: [SATURDAY] });
    publish(now);
    for (const [filter, reference] of [
      ['waitingFor', waits],
      ['placedIn', placed],
    ]) {
      const { status, json } = await desk.get(`/api/submissions?${filter}=${SATURDAY}`);
      expect(status).toBe(200);
      expect(json.items.map((item: { reference: string }) => item.reference)).toEqual([reference]);
    }
    const again = { classes: [SATURDAY, 'a-level-physics-wednesday'] };
    expect((await desk.put(`/api/submissions/${waits}/waiting-for`, again)).status).toBe(200);
    const { json } = await desk.get('/api/classes');
    const listed = json.classes.find(({ id }: { id: string }) => id === SATURDAY);
    expect(listed).toMatchObject({ over: true, placed: 1, waiting: 1, dates: [], day: 'Saturday' });
    const table = (await desk.get('/api/submissions.csv')).json;
    expect(JSON.stringify(table)).not.toContain(SATURDAY);
    const mails = mailsTo(await office.site.mails(), FAMILY);
    const own = mails.find(({ text }) => text?.includes(placed));
    const shown = await page(familyLinkIn(own?.text));
    const note = `This class has ended: ${NAME} We will tell you what comes next.`;
    const status =
      '<dt>Status</dt><dd>Your class has ended. We will tell you what comes next.</dd>';
    expect(shown).toContain(note);
    expect(shown).toContain('<h1>Your class has ended</h1>');
    expect(shown).toContain(status);
    expect(shown).not.toMatch(new RegExp(`${SATURDAY}|You have a place`));
    await desk.put(`/api/submissions/${waits}/waiting-for`, { classes: [SATURDAY] });
    const waiting = await page(familyLinkIn(mails.find(({ text }) => text?.includes(waits))?.text));
    expect(waiting).toContain(note);
    expect(waiting).not.toMatch(/waiting list for|<dt>Waiting list<\/dt>/);
    await set(waits, 'new', 'waiting');
    expect(
      await page(familyLinkIn(mails.find(({ text }) => text?.includes(waits))?.text)),
    ).toContain(status);
    for (const reference of [waits, placed]) {
      const { replies } = await submission(reference);
      expect(replies.some(({ fits }: { fits: boolean }) => fits)).toBe(false);
    }
  });

  test('is no place to give, except to who asked for it, who is not mailed', async () => {
    const [asked, placed] = [await registered(), await registered()];
    const other = await office.registration({ subjects: ['Physics'], parentEmail: '' });
    const place = (reference: string, was: string, classes: string[]) =>
      set(reference, was, 'placed', { classes });
    await place(placed, 'new', [SATURDAY]);
    publish(now);
    expect((await place(asked, 'new', [SATURDAY])).status).toBe(200);
    const refused = await place(other, 'new', [SATURDAY]);
    expect(refused.status).toBe(422);
    expect(refused.json.error.message).toContain('it has ended');
    const mail = await desk.get(`/api/submissions/${asked}/place-mail?classes=${SATURDAY}`);
    expect(mail.status).toBe(422);
    const wednesday = [SATURDAY, 'a-level-physics-wednesday'];
    expect((await place(placed, 'placed', wednesday)).status).toBe(200);
    const subjects = (await mailsLater(FAMILY)).map(({ subject }) => subject);
    expect(subjects).toContain('You have a place: Physics, Wednesday 3.00 p.m.');
    expect(subjects.join()).not.toContain('You have a place: Physics, Saturday');
    const { replies } = await submission(placed);
    expect(JSON.stringify(replies)).not.toContain('in Physics, Saturday');
  });

  test('has the families that said yes to a place in it, who read that it is over', async () => {
    const reference = await office.registration({ subjects: ['Physics'], parentEmail: '' });
    await offerPlace(reference, SATURDAY);
    const own = familyLinkIn((await submission(reference)).link);
    await answerOffer(office.site, own);
    expect(await page(own)).toContain('You take the place');
    publish(now);
    const { json } = await desk.get('/api/classes');
    const listed = json.classes.find(({ id }: { id: string }) => id === SATURDAY);
    expect(listed).toMatchObject({ over: true, saidYes: 1, placed: 0, waiting: 0 });
    const shown = await page(own);
    expect(shown).toContain('We no longer offer this place.');
    expect(shown).not.toContain('You take the place');
    const { replies } = (await desk.get(`/api/submissions/${reference}`)).json;
    expect(replies[0]).toMatchObject({ name: 'When may we call?', fits: true });
  });

  test('is left out of the list of classes without families', async () => {
    publish(now);
    const { json } = await desk.get('/api/classes');
    expect(json.classes.some(({ id }: { id: string }) => id === SATURDAY)).toBe(false);
  });

  test('ends its open offers and mails their families', async () => {
    const reference = await registered();
    await offerPlace(reference, SATURDAY);
    const [offer] = await mailsLater(FAMILY, 'A place is free');
    const link = familyLinkIn(offer?.text);
    const [id] = /(?<=name="offer" value=")[^"]+/.exec(await page(link)) ?? [];
    publish(now);
    expect(await page(link)).toContain('We no longer offer this place.');
    const answer = await sendOn(office.site, link, { do: 'accept', offer: id ?? '' });
    expect(answer.status).toBe(409);
    await office.site.jobs();
    const ended = mailsTo(await office.site.mails(), FAMILY).filter(({ subject }) =>
      subject?.startsWith('This offer has ended'),
    );
    expect(ended).toHaveLength(1);
    expect(ended[0]?.text).toContain(NAME);
    const { offer: stored } = await submission(reference);
    expect(stored.state).toBe('withdrawn');
    expect((await offerPlace(reference, SATURDAY)).status).toBe(422);
  });

  test('is stored with a registration whose link is older', async () => {
    publish(now);
    const reference = await registered();
    const { fields } = await submission(reference);
    expect(fields.classes).toEqual([SATURDAY]);
  });
});

test('the calendar of a class that was removed is empty', async () => {
  publish(withFormerClasses(removed, documents));
  const own = await office.site.app.request(`/calendar/my-timetable.ics?class=${SATURDAY}`);
  expect(own.headers.get('content-type')).toContain('text/calendar');
  const text = await own.text();
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).not.toContain('BEGIN:VEVENT');
});
