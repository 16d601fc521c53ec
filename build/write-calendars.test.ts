import ICAL from 'ical.js';
import { describe, expect, it, test } from 'vitest';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import type { ClassDates } from '#content/teaching/timetable.ts';
import { calendarText } from '#rules/timetable/calendar.ts';
import { type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { documents } from '#test/documents.ts';
import { writeCalendars } from './write-calendars.ts';

const files = writeCalendars(documents, 'https://www.school.example');
/** A calendar without changes. */
const plain = {
  name: 'Test',
  origin: 'https://www.school.example',
  closures: allClosures(documents, []),
  changes: [],
};

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  ICAL.TimezoneService.register(zone);
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  };
}

/** The moments of the first meetings of a class, as an independent parser reads the file. */
function meetings(text: string, count: number): string[] {
  const iterator = (parse(text).events[0] as ICAL.Event).iterator();
  return Array.from({ length: count }, () => iterator.next().toJSDate().toISOString());
}

it('writes a file for each level and each of its subjects', () => {
  expect([...files.keys()]).toEqual([
    '/calendar/o-level.ics',
    '/calendar/o-level-science.ics',
    '/calendar/o-level-mathematics.ics',
    '/calendar/o-level-ict.ics',
    '/calendar/o-level-english.ics',
    '/calendar/o-level-commerce.ics',
    '/calendar/a-level.ics',
    '/calendar/a-level-biology.ics',
    '/calendar/a-level-chemistry.ics',
    '/calendar/a-level-physics.ics',
    '/calendar/a-level-combined-mathematics.ics',
    '/calendar/a-level-general-english.ics',
    '/calendar/a-level-english.ics',
  ]);
});

describe('every file', () => {
  it.each([...files])('%s keeps to the format', (_, text) => {
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    }
    // Properties of the calendar are before its components.
    const components = text.slice(text.indexOf('BEGIN:VTIMEZONE'));
    expect(components).not.toMatch(/^(X-|NAME|REFRESH|URL:https:\/\/www\.school\.example$)/m);
    expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  });

  it.each([...files])('%s is understood by another reader', (path, text) => {
    const { calendar, events } = parse(text);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    expect(events.length, path).toBeGreaterThan(0);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const event of events) {
      expect(event.startDate.zone.tzid).toBe('Asia/Colombo');
      expect(event.isRecurring()).toBe(true);
      expect(event.location).toBe("Various Rooms, 32 C, Dickman's Road, Colombo 05");
    }
  });

  it('has all classes of its level', () => {
    const { events } = parse(files.get('/calendar/a-level.ics') as string);
    expect(events.map(({ summary }) => summary)).toEqual([
      'Biology (A Level), weekday group',
      'Chemistry (A Level), weekday group',
      'Physics (A Level), weekday group',
      'Combined Mathematics (A Level), weekday group',
      'General English (A Level)',
      'Physics (A Level), weekend group',
      'Chemistry (A Level), weekend group',
      'English (A Level), weekend group',
      'Biology (A Level), weekend group',
      'Combined Mathematics (A Level), weekend group',
      'English (A Level), weekend group',
    ]);
  });

  it('is the same each time and wherever it is made', () => {
    const before = process.env.TZ;
    for (const zone of ['America/New_York', 'Asia/Kathmandu']) {
      process.env.TZ = zone;
      expect([...writeCalendars(documents, 'https://www.school.example')]).toEqual([...files]);
    }
    process.env.TZ = before ?? '';
    if (before === undefined) delete process.env.TZ;
  });
});

it('meets weekly at the hour of Colombo', () => {
  const physics = files.get('/calendar/a-level-physics.ics') as string;
  expect(meetings(physics, 2)).toEqual(['2026-11-04T09:30:00.000Z', '2026-11-11T09:30:00.000Z']);
  const [event] = parse(physics).events;
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-04T12:30:00.000Z');
});

it('leaves out the dates of a closure', () => {
  const closure: Closure = {
    kind: 'exam-blackout',
    name: 'Examination',
    from: '2026-11-09',
    to: '2026-11-20',
    levels: ['a-level'],
  };
  const of = (level: 'o-level' | 'a-level', subject: string) =>
    calendarText(documents, {
      ...plain,
      classes: weekOf(documents)[level].filter((one) => one.subject === subject),
      closures: [closure],
    });
  expect(meetings(of('a-level', 'Physics'), 2)).toEqual([
    '2026-11-04T09:30:00.000Z',
    '2026-11-25T09:30:00.000Z',
  ]);
  expect(meetings(of('o-level', 'Commerce'), 2)).toEqual([
    '2026-11-06T09:30:00.000Z',
    '2026-11-13T09:30:00.000Z',
  ]);
});

test('a class meets from its first day to its last one', () => {
  const [one] = weekOf(documents)['o-level'].filter(({ subject }) => subject === 'Commerce');
  const text = (dates: ClassDates) =>
    calendarText(documents, { ...plain, classes: [{ ...(one as SchoolClass), ...dates }] });
  // The first Friday from the 22nd on is Christmas Day.
  const winter = text({ startsOn: '2026-12-22', endsOn: '2027-01-15' });
  expect(winter).toContain('DTSTART;TZID=Asia/Colombo:20270101T150000');
  expect(winter).toContain('RRULE:FREQ=WEEKLY;UNTIL=20270115T182959Z;BYDAY=FR');
  expect(winter).not.toContain('EXDATE');
  const iterator = (parse(winter).events[0] as ICAL.Event).iterator();
  const days = Array.from({ length: 4 }, () => iterator.next()?.toString().slice(0, 10));
  expect(days).toEqual(['2027-01-01', '2027-01-08', '2027-01-15', undefined]);
  expect(text({ endsOn: '2026-10-30' })).not.toContain('VEVENT');
});

describe('a class moved from Friday 25 to Thursday 24 December', () => {
  const closed = (date: Closure['from']): Closure => ({
    kind: 'holiday',
    name: 'Holiday',
    from: date,
    to: date,
  });
  const fridays = (closures: Closure[]) => {
    const text = calendarText(documents, {
      ...plain,
      classes: weekOf(documents)['o-level'].filter(({ subject }) => subject === 'Commerce'),
      closures,
      changes: [
        {
          class: 'o-level-commerce-friday',
          date: '2026-12-25',
          kind: 'moved',
          start: '15:00',
          end: '17:00',
          toDate: '2026-12-24',
          room: null,
          reason: null,
          at: Date.parse('2026-12-01T00:00:00Z'),
        },
      ],
    });
    const [weekly, ...moved] = parse(text).events as [ICAL.Event, ...ICAL.Event[]];
    for (const event of moved) weekly.relateException(event);
    const iterator = weekly.iterator();
    return Array.from({ length: 9 }, () =>
      weekly.getOccurrenceDetails(iterator.next()).startDate.toString().slice(0, 10),
    ).slice(6);
  };

  it('is held on the 24th although the 25th is closed', () => {
    expect(fridays([closed('2026-12-25')])).toEqual(['2026-12-18', '2026-12-24', '2027-01-01']);
  });

  it('is not held when the 24th is closed', () => {
    expect(fridays([closed('2026-12-24')])).toEqual(['2026-12-18', '2027-01-01', '2027-01-08']);
  });
});

it('escapes and folds what a name may hold', () => {
  const name = `Physics; Chemistry, and “${'a long name '.repeat(12)}”`;
  const text = calendarText(documents, {
    ...plain,
    name,
    classes: weekOf(documents)['o-level'].slice(0, 1),
  });
  expect(parse(text).calendar.getFirstPropertyValue('x-wr-calname')).toBe(name);
});
