import { beforeEach, expect, test } from 'vitest';
import { mailsTo } from '#test/server-app.ts';
import { familyLinkIn } from '#test/server-links.ts';
import {
  desk,
  offerPlace,
  office,
  officeForEachTest,
  set,
  shown,
  signIn,
} from '#test/server-office.ts';

// A day of another year than today has its year wherever a family, a teacher or the office reads it.
const DAY_MS = 86_400_000;
const SATURDAY = 'a-level-physics-saturday';
const WEDNESDAY = 'a-level-physics-wednesday';
/** A day of January that does not have its year. */
const WITHOUT_YEAR = /[^"]{0,60}\b\d{1,2}(?: |&nbsp;)Jan(?:uary)?\b(?!(?: |&nbsp;)2027)/g;

officeForEachTest();
// To Sunday, 27 December 2026.
beforeEach(() => signIn(36 * DAY_MS));

const register = (email: string) =>
  office.registration({ subjects: ['Physics'], classes: [SATURDAY], email, parentEmail: '' });

test('a day of another year has its year everywhere', async () => {
  const texts: string[] = [];
  const read = async (answer: Promise<{ status: number; json: unknown }>) => {
    const { status, json } = await answer;
    expect(status).toBeLessThan(300);
    texts.push(JSON.stringify(json));
    // biome-ignore lint/suspicious/noExplicitAny: whatever the test expects of it.
    return json as any;
  };
  const [offered, placed, booked, waiting] = [
    await register('offered@example.com'),
    await register('placed@example.com'),
    await register('booked@example.com'),
    await register('waiting@example.com'),
  ];
  for (const each of [offered, placed, booked, waiting]) await set(each, 'new', 'called');
  await offerPlace(offered, SATURDAY, 24 * 9);
  const closure = { from: '2027-01-02', to: '2027-01-04', kind: 'other', levels: ['a-level'] };
  const { id } = await read(desk.post('/api/closures', { ...closure, reason: 'Repairs' }));
  await read(desk.delete(`/api/closures/${id}`));
  await read(desk.post('/api/closures', closure));
  const change = { class: WEDNESDAY, date: '2026-12-30', reason: null };
  const moved = { ...change, kind: 'moved', toDate: '2027-01-06', start: '08:00', end: '09:00' };
  const made = await read(desk.post('/api/changes', moved));
  await read(desk.delete(`/api/changes/${made.id}`));
  const cancelled = { ...change, date: '2027-01-06', kind: 'cancelled' };
  await read(desk.post('/api/changes', cancelled));
  await read(desk.post('/api/changes', { ...moved, toDate: '2027-01-07' }));
  await set(placed, 'called', 'placed', { classes: [SATURDAY, WEDNESDAY] });
  const day = { day: '2027-01-06', from: '10:00', to: '11:20', minutes: 40 };
  const { ids } = await read(desk.post('/api/slots', { ...day, seats: 1, room: '' }));
  await read(set(booked, 'called', 'assessment', { slot: ids[0] }));
  await read(
    desk.put(`/api/submissions/${waiting}/call-again`, { on: '2027-01-08', part: 'morning' }),
  );
  await read(desk.get('/api/classes'));

  office.site.pass(60_000);
  for (const name of ['offered', 'placed', 'booked', 'waiting']) {
    for (const mail of mailsTo(await office.site.mails(), `${name}@example.com`)) {
      texts.push(`${mail.subject} ${mail.text}`, mail.html ?? '');
      const link = familyLinkIn(mail.text);
      if (link) texts.push(await (await office.site.app.request(link)).text());
    }
  }
  for (const each of [offered, placed, booked, waiting])
    texts.push(JSON.stringify(await shown(each)));
  const teacher = await read(desk.post('/api/teachers/asanka/link'));
  const page = await office.site.app.request(teacher.link.replace(/^https:\/\/[^/]+/, ''));
  texts.push(await page.text());

  const all = texts.join('\n');
  expect(all.match(WITHOUT_YEAR) ?? []).toEqual([]);
  // Each kind of text was read.
  expect(all.match(/January 2027/g)?.length).toBeGreaterThan(25);
});
