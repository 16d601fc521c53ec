import { expect, it } from 'vitest';
import { withFormerClasses } from '#rules/timetable/classes.ts';
import { school } from '#test/school-env.ts';
import { readWrittenDocuments } from '../read-documents.ts';
import { type DocumentId, problemsInFields } from '../schemas/documents.ts';
import { days } from '../teaching/dates.ts';
import { placeholderSentences, placeholdersIn } from './placeholders.ts';
import {
  problemsAcross,
  problemsInChanges,
  problemsInEndings,
  problemsInPictures,
} from './problems.ts';

const documents = readWrittenDocuments(school.DEFAULT_DOCUMENTS);

/** The documents with one field changed; `path` is a JSON Pointer. */
function changed(id: DocumentId, path: string, value: unknown) {
  const copy: Record<string, unknown> = structuredClone(documents);
  const [, ...keys] = path.split('/').map((key) => key.replaceAll('~1', '/'));
  const steps = [id, ...keys];
  const last = steps.pop() as string;
  const owner = steps.reduce((at, step) => at[step] as Record<string, unknown>, copy);
  owner[last] = value;
  return copy as unknown as typeof documents;
}

const sentences = (id: DocumentId, path: string, value: unknown) =>
  problemsInFields(id, changed(id, path, value)[id]).map(({ message }) => message);

const problems = (id: DocumentId, path: string, value: unknown) =>
  problemsAcross(changed(id, path, value)).filter((problem) => problem.path.startsWith(path));

const closedWeek = Object.fromEntries(days.map((day) => [day, null]));

it.each(Object.keys(documents) as DocumentId[])('accepts the document %s', (id) => {
  expect(problemsInFields(id, documents[id])).toEqual([]);
});

it.each<[DocumentId, string, unknown, string]>([
  ['school', '/hotline', '011 234 5678', "Hotline: write it as '+94 11 234 5678'."],
  ['school', '/hotline', '+94 11 234', "Hotline: write it as '+94 11 234 5678'."],
  ['school', '/email', 'hello@school', "E-mail: write it as 'office@school.lk'."],
  ['school', '/departments/2/email', 'finance school.lk', 'Departments, Finance, E-mail: write it'],
  ['school', '/departments/2/extension', 'ext. 103', 'Departments, Finance, Extension: write 2'],
  ['school', '/siteUrl', 'https://www.school.lk/', "write it as 'https://www.school.lk', with"],
  ['school', '/siteUrl', 'http://www.school.lk', "write it as 'https://www.school.lk'."],
  ['school', '/sites/partnerUniversity/url', 'javascript:alert(1)', "write it as 'https://"],
  ['school', '/place/house', ' ', 'House number: this text is empty.'],
  [
    'school',
    '/officeHours/Sunday',
    { from: '9', to: '17:00' },
    'Office hours, Sunday, From: write',
  ],
  ['school', '/tourHours', closedWeek, 'Campus tours: open on at least one day.'],
  ['school', '/conversion', '</script><script>', "event: write it as 'AW-123456789/label'."],
  ['school', '/unknown', 1, 'unknown: there is no such field.'],
  ['school', '/placeholders', ['fax'], 'this record has no field'],
  ['fees', '/aLevelCambridge', 0, 'Cambridge A Level, per hour: write a whole number from 1'],
  ['fees', '/aLevelCambridge', '1300', 'write a whole number from 1 to 100,000.'],
  ['fees', '/aLevelCambridge', 1_300_000, 'write a whole number from 1 to 100,000.'],
  ['fees', '/oLevelLocal', undefined, 'O Level Local GCE, per hour: write a whole number'],
  ['offer', '/percent', 120, 'write a whole number from 1 to 99.'],
  ['offer', '/before', '2027-02-31', 'Register before: write a day that exists'],
  ['offer', '/before', '0026-12-31', 'Register before: write a day that exists, from 2000 to 2099'],
  [
    'holidays',
    '/closures/0/kind',
    'x',
    'choose one of these: Holiday, Before a public examination',
  ],
  ['timetable', '/classes/o-level/0/from', '3 pm', "Start: write the time as '15:00'"],
  ['timetable', '/classes/o-level/0/day', 'Mon', 'Day: choose one of these: Monday,'],
  ['timetable', '/classes/o-level/0/subject', 'Physics', 'Subject: choose one of these: Math'],
  ['timetable', '/classes/o-level/0/room', '', 'Room: this text is empty.'],
  [
    'timetable',
    '/classes/o-level/0/id',
    'o-level-ict-sunday',
    'two entries are the same: change or remove one of them.',
  ],
  ['timetable', '/classes/o-level/0/endsOn', '2027-02-30', 'Last day: write a day that exists'],
  ['teachers', '/a-level/0/picture', { id: 'p1' }, 'Photo, Description of the photo: this field'],
  ['teachers', '/a-level/0/picture', { id: 'p1', alt: ' ' }, 'the photo: this text is empty.'],
  ['teachers', '/a-level/0/picture', { id: 'p1', alt: 'a'.repeat(151) }, 'at most 150 characters.'],
  ['holidays', '/closures/0/to', '2027-02-30', 'Christmas Day, Last day: write a day that'],
  ['holidays', '/closures/0/levels', [], 'Levels: choose a level.'],
  ['legal', '/version', '2026-13', "write the month, as '2026-11' or '2026-11b'."],
  ['legal', '/terms/intro', 'Hello {greeting}', 'in braces write one of these:'],
  ['facilities', '/rooms/0/caption', 'At most {maximum}', 'in braces write one of these:'],
  ['facilities', '/rooms/0/title', 'two  spaces', 'there are two spaces in a row.'],
  ['courses', '/tabs/mathematics/syllabus', [], 'Syllabus: write at least one.'],
  ['pages', '/about/intro', Array(7).fill('A text.'), 'Introduction: at most 6 entries.'],
  ['facilities', '/rooms/0/title', 'TODO', 'this text is unfinished.'],
])('rejects %s %s: %j', (id, path, value, sentence) => {
  expect(sentences(id, path, value)[0]).toContain(sentence);
});

it('finds a class that ends before it begins, or as it begins', () => {
  for (const to of ['14:00', '15:00']) {
    expect(problems('timetable', '/classes/o-level/0/to', to)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('ends before it'), blocks: true }),
    ]);
  }
});

const science = documents.timetable.classes['o-level'][0];

it.each<[what: string, change: object, sentence: string, blocks: boolean]>([
  ['at night', { from: '03:00', to: '05:00' }, 'that is at night', false],
  ['twice at the same time', {}, 'is in the timetable twice', false],
  [
    'in a room that is taken',
    { room: 'Hall', subject: 'ICT' },
    'are in the same room, Hall',
    false,
  ],
])('finds a class %s', (_, change, sentence, blocks) => {
  const rows = [
    { ...science, room: 'Hall' },
    { ...science, room: 'Hall', id: 'other', ...change },
  ];
  expect(problems('timetable', '/classes/o-level', rows)).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining(sentence), blocks }),
  );
});

it.each<[what: string, dates: object, sentence: string, blocks: boolean]>([
  [
    'ends before it begins',
    { startsOn: '2027-02-01', endsOn: '2027-01-01' },
    'O Level Science on Monday, 3.00–5.00 p.m.: the last day is before the first, 1 February 2027 to 1 January 2027.',
    true,
  ],
  [
    'has no day between its dates',
    { startsOn: '2027-01-12', endsOn: '2027-01-17' },
    'no Monday is between its dates',
    false,
  ],
])('finds a class that %s', (_, dates, sentence, blocks) => {
  expect(problems('timetable', '/classes/o-level/0', { ...science, ...dates })).toEqual([
    {
      document: 'timetable',
      path: '/classes/o-level/0/endsOn',
      message: expect.stringContaining(sentence),
      blocks,
    },
  ]);
});

it('finds two classes at once only where their dates overlap', () => {
  const twice = (endsOn: string, startsOn: string) =>
    problems('timetable', '/classes/o-level', [
      { ...science, endsOn },
      { ...science, id: 'other', startsOn },
    ]).some(({ message }) => message.includes('twice at the same time'));
  expect(twice('2027-01-11', '2027-01-11')).toBe(true);
  expect(twice('2027-01-11', '2027-01-12')).toBe(false);
});

it('names a subject without a class that still meets, and no teacher for an ended class', () => {
  const ended = documents.timetable.classes['a-level'].map((row) =>
    row.subject === 'Physics' ? { ...row, id: `${row.id}-old`, endsOn: '2026-11-20' } : row,
  );
  const found = (now: string) =>
    problemsAcross(changed('timetable', '/classes/a-level', ended), Date.parse(now))
      .filter(({ message }) => /^No teacher|lists Physics/.test(message))
      .map(({ path }) => path);
  expect(found('2026-11-20T10:00:00Z')).toEqual(['/classes/a-level/2', '/classes/a-level/5']);
  expect(found('2026-11-21T10:00:00Z')).toEqual([
    '/a-level-science/topics/Physics',
    '/a-level-physics/topics/Physics',
  ]);
});

it('names changes for days on which their class does not meet', () => {
  const { timetable } = changed('timetable', '/classes/o-level/0/endsOn', '2026-12-07');
  const id = 'o-level-science-monday';
  expect(
    problemsInChanges(timetable, [
      { class: id, date: '2026-12-07' },
      { class: id, date: '2026-12-14' },
      { class: id, date: '2026-12-01' },
      { class: 'o-level-latin-monday', date: '2026-12-07' },
    ]),
  ).toEqual([
    {
      document: 'timetable',
      path: '/classes/o-level/0',
      message:
        'The change for O Level Science on Monday, 3.00–5.00 p.m. on Monday, 14 December 2026 is not shown to families: the class does not meet on that day.',
      blocks: false,
    },
    expect.objectContaining({ message: expect.stringContaining('Tuesday, 1 December 2026') }),
    expect.objectContaining({
      path: '/classes',
      message: expect.stringContaining("the class 'o-level-latin-monday'"),
    }),
  ]);
});

it('names a removed class and a removed teacher as they were', () => {
  const [removed, ...left] = documents.timetable.classes['o-level'];
  const without = withFormerClasses(changed('timetable', '/classes/o-level', left), documents);
  expect(
    problemsInChanges(without.timetable, [{ class: `${removed?.id}`, date: '2026-12-07' }]),
  ).toEqual([
    expect.objectContaining({
      path: '/classes',
      message: expect.stringContaining('The change for O Level Science on Monday, 3.00–5.00 p.m.'),
    }),
  ]);
  const [teacher, ...others] = documents.teachers['o-level'];
  const drafted = changed('teachers', '/o-level', others);
  expect(problemsAcross(drafted, Date.now(), documents)).toContainEqual(
    expect.objectContaining({
      document: 'lecturers',
      message: `The O Level lecturers name ${teacher?.name}, but no such teacher exists.`,
    }),
  );
});

it('takes Various Rooms for no room', () => {
  const rows = [science, { ...science, id: 'other', subject: 'ICT' }];
  expect(problems('timetable', '/classes/o-level/1/room', 'Various Rooms')).toEqual([]);
  expect(
    problems('timetable', '/classes/o-level', rows).map(({ message }) => message),
  ).not.toContain('are in the same room');
});

it('finds an id that classes of both levels share', () => {
  expect(problems('timetable', '/classes/a-level/0/id', science?.id)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('has the same id'), blocks: false }),
  ]);
});

it('finds a teacher of a class that does not exist', () => {
  expect(problems('teachers', '/a-level/0/classes', ['a-level-latin-monday'])).toEqual([
    {
      document: 'teachers',
      path: '/a-level/0/classes/0',
      message:
        "Mr. Ruwan Sample teaches 'a-level-latin-monday', but the timetable has no such class.",
      blocks: true,
    },
  ]);
});

it('finds a teacher who teaches two classes at once, also as two records', () => {
  const both = ['a-level-physics-wednesday', 'o-level-ict-wednesday'];
  const sentence = 'ICT (O Level, 3.00–5.00 p.m.) and Physics (A Level, 3.00–6.00 p.m.).';
  expect(problems('teachers', '/o-level/4/classes', both)[0]).toEqual(
    expect.objectContaining({
      message: `Mr. Harsha Sample teaches two classes at once on Wednesday: ${sentence}`,
      blocks: true,
    }),
  );
  const copy = { ...documents.teachers['a-level'][0], name: 'Mr. Harsha Sample', classes: both };
  expect(problems('teachers', '', { ...documents.teachers, 'a-level': [copy] })).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Mr. Harsha Sample teaches two') }),
  );
});

it('finds an id that two teachers share, and a lecturer who is not a teacher', () => {
  const sameId = problemsAcross(changed('teachers', '/o-level/0/id', 'ruwan'));
  expect(sameId.filter(({ path }) => path.endsWith('/id'))).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining("have the id 'ruwan'") }),
  );
  expect(problems('lecturers', '/o-level/0/id', 'ruwan')).toEqual([
    expect.objectContaining({ message: expect.stringContaining("name 'ruwan'") }),
  ]);
});

it('finds a class without a teacher, and a programme without a class', () => {
  const without = documents.timetable.classes['o-level'].filter(({ subject }) => subject !== 'ICT');
  const found = problemsAcross(changed('timetable', '/classes/o-level', without));
  expect(found).toContainEqual(
    expect.objectContaining({
      path: '/o-level-ict/topics/ICT',
      message: 'O Level ICT lists ICT, but the timetable has no O Level class of it.',
      blocks: false,
    }),
  );
  expect(problemsAcross(changed('teachers', '/o-level/4/classes', []))).toContainEqual(
    expect.objectContaining({
      message: 'No teacher is named for O Level ICT on Wednesday, 3.00–5.00 p.m.',
      blocks: false,
    }),
  );
});

it('finds a first grade after the last one', () => {
  expect(problems('claims', '/grades/oLevelFirst', 12)).toEqual([
    {
      document: 'claims',
      path: '/grades/oLevelFirst',
      message: 'Grades, O Level, first grade: it is 12, and the last grade is 11.',
      blocks: false,
    },
  ]);
  expect(problems('claims', '/grades/oLevelFirstOnPrograms', 12)).toHaveLength(1);
  expect(problems('claims', '/grades/aLevelFirst', 13)).toEqual([]);
});

it('counts the texts that name a group without a class', () => {
  const { classes } = documents.timetable;
  const withDays = (isShown: (day: string) => boolean) =>
    problemsAcross(
      changed('timetable', '/classes', {
        'o-level': classes['o-level'].filter(({ day }) => isShown(day)),
        'a-level': classes['a-level'].filter(({ day }) => isShown(day)),
      }),
    )
      .filter(({ document }) => document === 'pages')
      .map(({ message }) => message);
  expect(withDays((day) => !day.startsWith('S'))).toEqual([
    expect.stringMatching(
      /^No class is in a weekend group, but \d+ texts name one\. Search for 'weekend'/,
    ),
  ]);
  expect(withDays((day) => day.startsWith('S'))).toEqual([
    expect.stringContaining('No class is in a weekday group'),
  ]);
  expect(withDays(() => true)).toEqual([]);
  expect(withDays(() => false)).toEqual([]);
});

it('finds two phone numbers that are the same', () => {
  const { landline, hotline } = documents.school;
  expect(problems('school', '/mobile', hotline)).toEqual([
    expect.objectContaining({ blocks: false, message: expect.stringContaining(hotline) }),
  ]);
  expect(problems('school', '/hotline', landline.replaceAll(' ', ''))).toEqual([
    expect.objectContaining({ blocks: false, message: expect.stringContaining('are both') }),
  ]);
});

it('rejects a list that is too long in one sentence', () => {
  const teachers = { 'o-level': Array(60_000).fill({}), 'a-level': [] };
  expect(problemsInFields('teachers', teachers)).toEqual([
    { path: '/o-level', message: 'O Level teachers: at most 60 entries.' },
  ]);
});

it('counts the families of a class that ends or is removed', () => {
  const { timetable } = documents;
  const [first, ...others] = timetable.classes['o-level'];
  const withRows = (rows: readonly (typeof first)[]) =>
    ({ ...timetable, classes: { ...timetable.classes, 'o-level': rows } }) as typeof timetable;
  const none = { waitsSince: [], placed: 0, offered: 0, saidYes: 0 };
  const families = { waitsSince: [1, 2], placed: 1, offered: 1, saidYes: 1 };
  const found = (drafted: typeof timetable, all = families) =>
    problemsInEndings(timetable, drafted, (id) => (id === first?.id ? all : none)).map(
      ({ path, message, blocks }) => [path, message, blocks],
    );
  expect(found(withRows(others))).toEqual([
    [
      '/classes/o-level',
      expect.stringContaining(
        'is removed, and has families: 2 wait, 1 is placed, 1 has an offer, 1 said yes to an offer.',
      ),
      false,
    ],
  ]);
  const ended = { ...first, endsOn: '2026-12-12' } as unknown as typeof first;
  expect(found(withRows([ended, ...others]), { ...none, waitsSince: [1], placed: 2 })).toEqual([
    [
      '/classes/o-level/0/endsOn',
      expect.stringMatching(
        /ends on .*12 December 2026, and has families: 1 waits, 2 are placed\./,
      ),
      false,
    ],
  ]);
  expect(found(withRows(others.slice(1)), none)).toEqual([]);
  expect(found(timetable)).toEqual([]);
});

it('finds a photo that is blurred on the page', () => {
  const [teacher, ...more] = documents.teachers['a-level'];
  const picture = { id: 'small', alt: 'A photo' };
  const teachers = { ...documents.teachers, 'a-level': [{ ...teacher, picture }, ...more] };
  const all = { ...documents, teachers } as typeof documents;
  const found = (width: number, height: number) =>
    problemsInPictures(all, (id) => (id === 'small' ? { width, height } : undefined));
  expect(found(40, 40)).toEqual([
    expect.objectContaining({ document: 'teachers', path: '/a-level/0/picture', blocks: false }),
  ]);
  expect(found(320, 480)).toEqual([]);
});

it('finds a day on which the office closes before it opens', () => {
  const [problem] = problems('school', '/officeHours/Sunday', { from: '17:00', to: '08:30' });
  expect(problem).toMatchObject({
    message: 'The office closes on Sunday before it opens.',
    blocks: true,
  });
});

it('finds a result with more who passed than sat', () => {
  const results = [
    { id: 'one', subject: 'Physics', year: 2025, sat: 40, passed: 40 },
    { id: 'two', subject: 'ICT', year: 2025, sat: 40, passed: 41 },
  ];
  expect(problems('claims', '/results', results)).toEqual([
    {
      document: 'claims',
      path: '/results/1/passed',
      message: 'ICT 2025: 41 passed, but only 40 sat.',
      blocks: false,
    },
  ]);
});

it('finds an offer that is repeated each year, or is over', () => {
  expect(problems('offer', '/everyYear', true)).toHaveLength(1);
  const offer = { ...documents.offer, everyYear: false, before: '2026-12-31' } as const;
  const on = (day: string, change: object = {}) =>
    problemsAcross({ ...documents, offer: { ...offer, ...change } }, Date.parse(day)).filter(
      ({ document }) => document === 'offer',
    );
  expect(on('2026-12-30')).toEqual([]);
  expect(on('2026-12-31')).toEqual([
    expect.objectContaining({ path: '/before', blocks: false, message: expect.any(String) }),
  ]);
  expect(on('2027-12-31', { isOn: false })).toEqual([]);
});

it('finds a closure that ends before it begins, or whose year is mistyped', () => {
  expect(problems('holidays', '/closures/0/to', '2026-12-24')).toEqual([
    expect.objectContaining({ blocks: true, message: expect.stringContaining('before it begins') }),
  ]);
  expect(problems('holidays', '/closures/0/to', '2027-12-25')[0]?.blocks).toBe(false);
});

it('lists placeholders with path, label and value', () => {
  const marked = placeholdersIn('school', documents.school);
  expect(marked).toContainEqual({
    document: 'school',
    path: '/map/latitude',
    label: "Map, Latitude of the map's pin",
    value: documents.school.map.latitude,
  });
  const confirmed = changed('school', '/placeholders', []).school;
  expect(placeholdersIn('school', confirmed).map(({ path }) => path)).not.toContain('/hotline');
  const all = placeholderSentences(documents);
  expect(all).toContain('Hotline is still "+94 11 000 0001" (school.json, /hotline).');
  expect(all.join()).toContain('Departments, Finance, ');
});

it('names the letters that share images cannot show', () => {
  expect(problems('school', '/name', 'විද්‍යාලය College')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('ව'), blocks: false }),
  ]);
  for (const [id, path] of [
    ['school', '/place/road'],
    ['pages', '/titles/~1fees'],
    ['pages', '/descriptions/~1'],
  ] as const) {
    expect(problems(id, path, 'Fees 😀'), path).toEqual([
      expect.objectContaining({ message: expect.stringContaining('😀'), blocks: false }),
    ]);
  }
  expect(problems('school', '/name', 'Mahāvidyālaya')).toHaveLength(1);
  expect(problems('school', '/name', 'Collège St. Anne’s')).toEqual([]);
});
