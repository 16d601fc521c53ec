import { join } from 'node:path';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ClassChange } from '#rules/timetable/today.ts';
import { loadSite } from '#server/http/built-site.ts';
import { putChange, removeChange } from '#server/store/office/class-changes.ts';
import { aChange } from '#test/class-change.ts';
import { createTestApp, server, serverForEachTest } from '#test/server-app.ts';
import { writeTestSite } from '#test/server-site.ts';

const PATH = '/calendar/a-level-physics.ics';

serverForEachTest();

const wednesday = aChange({ class: 'a-level-physics-wednesday', date: '2026-11-25' });
let nth = 0;
const put = (change: ClassChange) => {
  nth += 1;
  const at = server.now();
  return putChange(server.store, { ...change, id: `change ${nth}`, at, by: 'desk@school.example' });
};
const get = (path = PATH, headers: Record<string, string> = {}) =>
  server.app.request(path, { headers });

/** When and where the class of Wednesdays meets, as an independent parser reads the file. */
async function meetings(count: number) {
  const calendar = new ICAL.Component(ICAL.parse(await (await get()).text()));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const ours = events.filter(({ uid }) => uid.startsWith('a-level-physics-wednesday'));
  const weekly = ours.find((event) => !event.isRecurrenceException()) as ICAL.Event;
  for (const event of ours) if (event.isRecurrenceException()) weekly.relateException(event);
  const iterator = weekly.iterator();
  return Array.from({ length: count }, () => {
    const { item, startDate, endDate } = weekly.getOccurrenceDetails(iterator.next());
    const start = startDate.toJSDate().toISOString();
    return { start, end: endDate.toJSDate().toISOString(), location: item.location };
  });
}
const starts = async (count: number) => (await meetings(count)).map(({ start }) => start);

describe('a change by the office', () => {
  test('removes a cancelled class from the calendar at once', async () => {
    expect((await starts(4))[3]).toBe('2026-11-25T09:30:00.000Z');
    await put(wednesday);
    expect((await starts(4))[3]).toBe('2026-12-02T09:30:00.000Z');
    await removeChange(server.store, `change ${nth}`, 'desk@school.example', server.now());
    expect((await starts(4))[3]).toBe('2026-11-25T09:30:00.000Z');
  });

  test('shows a moved class at its new time, and the others as usual', async () => {
    await put({ ...wednesday, kind: 'moved', start: '16:00', end: '18:30', toDate: '2026-11-27' });
    expect((await meetings(5)).slice(2)).toMatchObject([
      { start: '2026-11-18T09:30:00.000Z' },
      { start: '2026-11-27T10:30:00.000Z', end: '2026-11-27T13:00:00.000Z' },
      { start: '2026-12-02T09:30:00.000Z' },
    ]);
  });

  test('removes a class that was moved and then cancelled', async () => {
    await put({ ...wednesday, kind: 'moved', start: '16:00', end: '18:30', toDate: '2026-11-27' });
    await put({ ...wednesday, toDate: '2026-11-27' });
    expect(await (await get()).text()).not.toContain('RECURRENCE-ID');
    expect((await starts(4)).slice(2)).toEqual([
      '2026-11-18T09:30:00.000Z',
      '2026-12-02T09:30:00.000Z',
    ]);
  });

  test('shows another room for that day only', async () => {
    await put({ ...wednesday, kind: 'room', room: 'Room 4' });
    const [before, changed, after] = (await meetings(5)).slice(2);
    expect(changed).toMatchObject({ start: '2026-11-25T09:30:00.000Z' });
    expect(changed?.location).toMatch(/^Room 4, /);
    expect([before, after].map((meeting) => meeting?.location)).toEqual([
      expect.stringMatching(/^Various Rooms, /),
      expect.stringMatching(/^Various Rooms, /),
    ]);
  });

  test('stays in the calendar after its day', async () => {
    await put(wednesday);
    server.pass(30 * 86_400_000);
    expect((await starts(4))[3]).toBe('2026-12-02T09:30:00.000Z');
  });

  test('is in the calendars of its classes only', async () => {
    const before = (await get('/calendar/a-level-biology.ics')).headers.get('etag');
    await put(wednesday);
    expect((await get('/calendar/a-level-biology.ics')).headers.get('etag')).toBe(before);
    expect(await (await get('/calendar/a-level.ics')).text()).toContain('EXDATE');
  });
});

test('subscribers learn how often to fetch it, and get 304 when nothing is new', async () => {
  const response = await get();
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT1H\r$/m);
  expect(text).toMatch(/^X-PUBLISHED-TTL:PT1H\r$/m);
  const etag = response.headers.get('etag') ?? '';
  const known = { 'if-none-match': etag };
  expect((await get(PATH, known)).status).toBe(304);
  await put(wednesday);
  expect((await get(PATH, known)).status).toBe(200);
  const packed = await get(PATH, { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('etag')).not.toBe((await get()).headers.get('etag'));
});

describe('next to the file that the build wrote', () => {
  beforeEach(async () => {
    const folder = join(server.folder, 'with calendars');
    writeTestSite(folder, [PATH]);
    const { store } = server;
    Object.assign(server, await createTestApp({ store, site: loadSite(folder, {}) }));
    await put(wednesday);
  });

  test('serves the built file while the store fails', async () => {
    await server.store.destroy();
    const response = await get();
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(PATH);
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'calendar without changes' }),
    );
  });
});

test('a calendar of chosen classes has their changes', async () => {
  await put(wednesday);
  const path = `/calendar/my-timetable.ics?class=${wednesday.class}&class=a-level-english-sunday`;
  const response = await get(path);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
  expect(text).toContain('EXDATE;TZID=Asia/Colombo:20261125T150000');
  expect((await get('/calendar/my-timetable.ics?class=latin')).status).toBe(404);
});

test('another calendar is not found', async () => {
  expect((await get('/calendar/a-level-latin.ics')).status).toBe(404);
});
