import { describe, expect, it, test } from 'vitest';
import type { ProgrammePath } from '#content/pages/paths.ts';
import type { Day } from '#content/teaching/dates.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import type { ClassRow } from '#content/teaching/timetable.ts';
import { documents } from '#test/documents.ts';
import {
  classTimes,
  courseInfo,
  monthNote,
  programmeRegisterLink,
  programmeSlots,
  programmeTimetable,
  relatedCourses,
  subjectRows,
  weeklyHoursFigure,
} from './programme-page.ts';

const programmes = Object.fromEntries(
  programmesOf(documents).map((programme) => [programme.path, programme]),
) as Record<ProgrammePath, Programme>;

describe('a programme page', () => {
  it('lists the groups of its class with topic and register link', () => {
    expect(programmeSlots(documents, programmes['/programs/a-level-physics'])).toMatchObject([
      {
        day: 'Wednesday',
        time: '3.00–6.00 p.m.',
        topic: 'Mechanics and Waves',
        teacher: { name: 'Mr. Asanka Sample' },
      },
      {
        day: 'Saturday',
        time: '9.00 a.m.–12 noon',
        room: 'Various Rooms',
      },
    ]);
  });

  it('has at least one class, whatever the programme', () => {
    for (const programme of programmesOf(documents)) {
      expect(programmeSlots(documents, programme).length, programme.path).toBeGreaterThan(0);
    }
  });

  it('states hours and price', () => {
    expect(courseInfo(documents, programmes['/programs/a-level-physics'])).toEqual({
      hours: '3 hours per week',
      price: 'LKR 900-1,300 per hour',
      month: 'from LKR 10,800 a month',
    });
    expect(courseInfo(documents, programmes['/programs/o-level-ict'])).toMatchObject({
      hours: '2 hours per week',
      price: 'From Rs. 750 per hour',
    });
  });

  it('counts every group, not only the last', () => {
    const { timetable } = documents;
    const rows = timetable.classes['a-level'].map((row) =>
      row.id === 'a-level-physics-wednesday' ? { ...row, to: '17:00' as const } : row,
    );
    const shorter = {
      ...documents,
      timetable: { ...timetable, classes: { ...timetable.classes, 'a-level': rows } },
    };
    const physics = programmes['/programs/a-level-physics'];
    expect(courseInfo(shorter, physics).hours).toBe('2-3 hours per week');
    expect(weeklyHoursFigure(shorter, physics)).toBe('2-3');
    expect(monthNote(shorter, physics)).toBe('A month is four weeks of 3 hours.');
  });

  it('states the hours of each subject where a programme has several', () => {
    const hours = (path: ProgrammePath) => courseInfo(documents, programmes[path]).hours;
    expect(hours('/programs/a-level-science')).toBe('3 hours per week in each subject');
    expect(hours('/programs/a-level-english')).toBe(
      'General English 3 hours, English 2 hours per week',
    );
    expect(weeklyHoursFigure(documents, programmes['/programs/a-level-english'])).toBe('2-3');
  });

  it('states how many hours a month has', () => {
    expect(monthNote(documents, programmes['/programs/a-level-physics'])).toBe(
      'A month is four weeks of 3 hours.',
    );
    expect(monthNote(documents, programmes['/programs/a-level-science'])).toBe(
      'A month is four weeks of 3 hours in one subject.',
    );
    expect(monthNote(documents, programmes['/programs/a-level-english'])).toBe(
      'A month is four weeks of 2 hours in English.',
    );
  });

  it('registers with level and subject, A Level Science with level and course', () => {
    const link = (path: ProgrammePath) => programmeRegisterLink(programmes[path]);
    expect(link('/programs/o-level-maths')).toBe('/register?level=o-level&subject=Mathematics');
    expect(link('/programs/a-level-science')).toBe(
      '/register?level=a-level&course=a-level-science',
    );
  });

  it('relates the courses of docs/requirements.md, R7.8', () => {
    const names = relatedCourses(programmes['/programs/a-level-chemistry']).map(({ path }) => path);
    expect(names).toEqual([
      '/programs/a-level-biology',
      '/programs/a-level-physics',
      '/programs/a-level-combined-maths',
      '/programs/a-level-english',
    ]);
    const science = relatedCourses(programmes['/programs/a-level-science']);
    expect(science.map(({ path }) => path)).toEqual([
      '/programs/a-level-physics',
      '/programs/a-level-chemistry',
      '/programs/a-level-biology',
      '/programs/a-level-combined-maths',
    ]);
  });
});

test('a class with two groups has two columns', () => {
  const { bySubject, columns } = programmeTimetable(
    documents,
    programmes['/programs/a-level-physics'],
  );
  expect(bySubject).toBe(false);
  expect(columns.map(({ heading, slots }) => [heading, ...slots.map(({ day }) => day)])).toEqual([
    ['Weekday group', 'Wednesday'],
    ['Weekend group', 'Saturday'],
  ]);
});

test('the columns of A Level Science hold four subjects each', () => {
  const { bySubject, columns } = programmeTimetable(
    documents,
    programmes['/programs/a-level-science'],
  );
  expect(bySubject).toBe(false);
  expect(columns.map(({ slots }) => slots.length)).toEqual([4, 4]);
});

test('A Level English has a column per subject, since General English has no second group', () => {
  const { bySubject, columns } = programmeTimetable(
    documents,
    programmes['/programs/a-level-english'],
  );
  expect(bySubject).toBe(true);
  expect(columns.map(({ heading, slots }) => [heading, ...slots.map(({ day }) => day)])).toEqual([
    ['General English', 'Friday'],
    ['English', 'Saturday', 'Sunday'],
  ]);
});

/** The lines of a programme's class times. */
const timesOf = (of: typeof documents, path: ProgrammePath) =>
  classTimes(of, programmes[path]).map(({ days, times, alternative }) => ({
    days,
    times,
    alternative,
  }));

test('class times say which group is an alternative', () => {
  expect(timesOf(documents, '/programs/o-level-maths')).toEqual([
    { days: 'Tuesday', times: ['3.00–5.00 p.m.'], alternative: false },
    { days: 'Saturday', times: ['11.00 a.m.–1.00 p.m.'], alternative: true },
  ]);
});

test('class times gather days and hours', () => {
  expect(timesOf(documents, '/programs/a-level-english')).toEqual([
    { days: 'Friday', times: ['3.00–6.00 p.m.'], alternative: false },
    { days: 'Saturday or Sunday', times: ['4.30–6.30 p.m.'], alternative: false },
  ]);
  expect(timesOf(documents, '/programs/a-level-science')).toEqual([
    { days: 'Monday to Thursday', times: ['3.00–6.00 p.m.'], alternative: false },
    {
      days: 'Saturday and Sunday',
      times: ['9.00 a.m.–12 noon', '1.00–4.00 p.m.'],
      alternative: true,
    },
  ]);
});

/** The classes of A Level, some of them otherwise. */
function withALevel(change: (row: ClassRow) => ClassRow) {
  const { timetable } = documents;
  const classes = { ...timetable.classes, 'a-level': timetable.classes['a-level'].map(change) };
  return { ...documents, timetable: { ...timetable, classes } } as typeof documents;
}

test('class times name a day once, and the last of several days after a word', () => {
  const atOnce = withALevel((row) => ({ ...row, from: '15:00', to: '18:00' }));
  const times = ['3.00–6.00 p.m.'];
  expect(timesOf(atOnce, '/programs/a-level-science')).toEqual([
    { days: 'Monday to Thursday', times, alternative: false },
    { days: 'Saturday and Sunday', times, alternative: true },
  ]);
  const apart = withALevel(({ day, ...row }) => {
    const moved: Partial<Record<Day, Day>> = { Tuesday: 'Wednesday', Wednesday: 'Friday' };
    return { ...row, day: day === 'Thursday' ? 'Friday' : (moved[day] ?? day) };
  });
  const [first] = classTimes(apart, programmes['/programs/a-level-science']);
  expect(first?.days).toBe('Monday, Wednesday and Friday');
});

test('each further class of a subject is an alternative, also in its own group', () => {
  const { timetable } = documents;
  const [science] = timetable.classes['o-level'];
  const more = [
    { ...science, id: 'late', from: '17:00', to: '18:30' },
    { ...science, id: 'other', day: 'Wednesday' },
    { ...science, id: 'later', day: 'Saturday', from: '11:00', to: '13:00' },
  ];
  const classes = { ...timetable.classes, 'o-level': [...timetable.classes['o-level'], ...more] };
  const longer = { ...documents, timetable: { ...timetable, classes } } as typeof documents;
  expect(timesOf(longer, '/programs/o-level-science')).toEqual([
    { days: 'Monday or Wednesday', times: ['3.00–5.00 p.m.'], alternative: false },
    { days: 'Monday', times: ['5.00–6.30 p.m.'], alternative: true },
    { days: 'Saturday', times: ['8.30–10.30 a.m.'], alternative: true },
    { days: 'Saturday', times: ['11.00 a.m.–1.00 p.m.'], alternative: true },
  ]);
});

test('hours that are no quarters have their minutes, and a month counts those of the classes', () => {
  const shorter = withALevel((row) => ({ ...row, from: '15:00', to: '16:40' }));
  const physics = programmes['/programs/a-level-physics'];
  expect(courseInfo(shorter, physics).hours).toBe('1:40 hours per week');
  expect(weeklyHoursFigure(shorter, physics)).toBe('1:40');
  expect(monthNote(shorter, physics)).toBe('A month is four weeks of 1:40 hours.');
  const science = programmes['/programs/a-level-science'];
  expect(monthNote(shorter, science)).toBe('A month is four weeks of 1:40 hours in one subject.');
  expect(courseInfo(shorter, science).month).toBe('from LKR 6,000 a month');
});

test('A Level Science has a row for each area, with the classes of both groups', () => {
  const rows = subjectRows(documents, programmes['/programs/a-level-science']);
  const days = rows.map(({ title, groups }) => [
    title,
    ...groups.map(({ slots }) => slots.map(({ day }) => day).join()),
  ]);
  expect(days).toEqual([
    ['Physics', 'Wednesday', 'Saturday'],
    ['Chemistry', 'Tuesday', 'Saturday'],
    ['Biology', 'Monday', 'Sunday'],
    ['Mathematics', 'Thursday', 'Sunday'],
  ]);
  expect(rows[0]?.topics).toBe('Mechanics, Waves, Electricity & Magnetism');
});

test('an area without classes keeps its topics, and a subject without an area its classes', () => {
  const science = programmes['/programs/a-level-science'];
  const [physics] = science.subjectAreas ?? [];
  const rows = subjectRows(documents, { ...science, topics: { Biology: 'Ecology' } });
  expect(rows[0]).toMatchObject({
    topics: 'Mechanics, Waves, Electricity & Magnetism',
    groups: [{ slots: [] }, { slots: [] }],
  });
  const only = {
    ...science,
    topics: { Biology: 'Ecology' },
    subjectAreas: physics ? [physics] : [],
  };
  expect(subjectRows(documents, only).map(({ title, topics }) => [title, topics])).toEqual([
    ['Physics', 'Mechanics, Waves, Electricity & Magnetism'],
    ['Biology', 'Ecology'],
  ]);
});
