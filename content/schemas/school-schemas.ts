import * as v from 'valibot';
import { pageNames } from '../pages/paths.ts';
import { days } from '../teaching/dates.ts';
import { levelKeys, levels } from '../teaching/levels.ts';
import {
  choice,
  clock,
  decorativePicture,
  editedAs,
  email,
  forEach,
  hours,
  httpsAddress,
  id,
  list,
  listOf,
  longText,
  named,
  object,
  origin,
  phone,
  picture,
  record,
  text,
  whole,
} from './fields.ts';
import { programmeNames } from './names.ts';

const openFromTo = v.pipe(
  object('', { from: named('From', clock), to: named('To', clock) }),
  editedAs('hours'),
);

/** For each day of the week when it opens and closes; null: closed. */
const openingHours = v.pipe(
  object(
    '',
    forEach(days, (day) => named(day, v.nullable(openFromTo))),
  ),
  v.check((week) => Object.values(week).some(Boolean), 'open on at least one day.'),
);

/** Where the school is: pages, mails, calendars and search engines use this record. */
const place = record('', {
  house: text('House number', 30),
  road: text('Road', 60),
  locality: text('Locality', 60),
  country: text('Country', 60),
});

/** The pin and the drawn sketch on /contact. */
const map = record('', {
  latitude: named("Latitude of the map's pin", degrees(90)),
  longitude: named("Longitude of the map's pin", degrees(180)),
  /** What the drawn map shows next to the road. */
  landmarks: record('Landmarks of the drawn map', {
    west: text('Road in the west', 40),
    middle: text('Road in the middle', 40),
    east: text('Road in the east', 40),
    sea: text('Water', 40),
    railway: text('Railway', 40),
  }),
});

function degrees(most: number) {
  const sentence = `write degrees between -${most} and ${most}, as 6.8883.`;
  return v.pipe(v.number(sentence), v.minValue(-most, sentence), v.maxValue(most, sentence));
}

const department = record('', {
  id,
  name: text('Name', 40),
  about: text('What it is for', 100),
  extension: named(
    'Extension',
    v.pipe(v.string('write figures only.'), v.regex(/^\d{2,5}$/, 'write 2 to 5 figures only.')),
  ),
  email: named('E-mail', email),
});

const conversionSentence = "write it as 'AW-123456789/label'.";

/** A site of others that the school links to. */
const site = { name: text('Name', 60), url: named('Address', httpsAddress) };

export const school = record('School and contact', {
  name: text('Name of the school', 60),
  siteUrl: named('Address of this site', origin),
  landline: named('Landline', phone),
  hotline: named('Hotline', phone),
  mobile: named('Number for WhatsApp and SMS', phone),
  email: named('E-mail', email),
  englishDepartmentEmail: named('E-mail of the English department', email),
  /** Absent: the drawn one. */
  logo: v.optional(named('Logo', decorativePicture)),
  place: named('Place', place),
  map: named('Map', map),
  officeHours: named('Office hours', openingHours),
  tourHours: named('Campus tours', openingHours),
  departments: listOf('Departments', department),
  social: listOf('Social links', record('', { id, ...site })),
  sites: object('Other sites', {
    parentInstitution: record('Parent institution', {
      ...site,
      programsUrl: named('Address of its programs', httpsAddress),
    }),
    partnerUniversity: record('Partner university', site),
    englishPrograms: record('English programs', site),
  }),
  /** Used while VITE_CONVERSION_ID is not set in the build. */
  conversion: named(
    'Destination of the conversion event',
    v.pipe(v.string(conversionSentence), v.regex(/^AW-\d{6,12}\/[\w-]{1,60}$/, conversionSentence)),
  ),
  copyrightYear: named('Copyright year', whole(2000, 2100)),
});

const byLevel = <Field extends v.GenericSchema>(field: Field) =>
  record('', { 'o-level': named('O Level', field), 'a-level': named('A Level', field) });

const grade = whole(1, 13);

const subjectsOfForm = [...new Set([...levels['o-level'].subjects, ...levels['a-level'].subjects])];

/** What the school says about itself (docs/requirements.md, R25, R27). */
export const claims = record('Claims', {
  passRate: text('Pass rate', 10),
  /** Null: it is shown without one. */
  passRateSource: named(
    'Pass rate: which examination and year, and how many sat',
    v.nullable(text('', 150)),
  ),
  results: listOf(
    'Results by subject and year',
    object('', {
      id,
      subject: named('Subject', choice(subjectsOfForm)),
      /** Needed for a subject of both levels only. */
      level: v.optional(named('Level', choice(levelKeys))),
      year: named('Year', whole(2000, 2100)),
      sat: named('How many sat', whole(1, 5000)),
      passed: named('How many passed', whole(0, 5000)),
    }),
  ),
  passRateALevelOverview: text('Pass rate on the A Level overview', 10),
  experience: text('Years of experience', 10),
  experienceALevelOverview: text('Years of experience on the A Level overview', 10),
  universityAdmissions: text('University admissions', 10),
  regularMaximum: named('Students in a regular class, at most', whole(1, 500)),
  revisionMaximum: named('Students in a revision class, at most', whole(1, 500)),
  revisionHours: named('Hours of a revision class', hours),
  workstations: named('Workstations of the computer lab', whole(1, 500)),
  scienceMonths: named('Months of the A Level Science programme', whole(1, 36)),
  assessments: named('Assessments', byLevel(text('', 30))),
  sessionHours: named('Hours of a session', byLevel(hours)),
  weeklyHours: named('Hours a week in a subject', byLevel(hours)),
  grades: record('Grades', {
    oLevelFirst: named('O Level, first grade', grade),
    oLevelLast: named('O Level, last grade', grade),
    oLevelFirstOnPrograms: named('O Level, first grade on the page of all classes', grade),
    aLevelFirst: named('A Level, first grade', grade),
    aLevelLast: named('A Level, last grade', grade),
  }),
});

const point = record('', { id, text: text('Text') });

const pointList = (title: string) =>
  object(title, {
    title: text('Heading', 60),
    intro: text('Introduction'),
    points: listOf('Points', point, 20),
  });

export const facilities = object('Facilities', {
  rooms: listOf(
    'Rooms',
    record('', {
      id,
      title: text('Name', 40),
      caption: text('Caption', 40),
      description: text('Description'),
      features: listOf('Features', point, 10),
      /** `id` is the stem of the picture's files; `alt` describes it for screen readers. */
      picture: record('Picture', { id, alt: named('Description', longText) }),
    }),
  ),
  tours: text('Campus tours'),
  services: pointList('Services'),
  amenities: pointList('Amenities'),
  safety: pointList('Safety'),
});

const teacher = record('', {
  /** Used in links: /teachers#asanka. */
  id,
  name: text('Name', 80),
  subject: named('Subject', choice(subjectsOfForm)),
  qualifications: text('Qualifications', 120),
  experience: text('Experience', 80),
  classes: named(
    'Classes',
    v.pipe(
      list(id, 60),
      v.check((classes) => new Set(classes).size === classes.length, 'a class is listed twice.'),
    ),
  ),
  /** Absent: cards show the initials. */
  picture: v.optional(named('Photo', picture)),
});

export const teachers = object('Teachers', {
  'a-level': listOf('A Level teachers', teacher),
  'o-level': listOf('O Level teachers', teacher),
});

const lecturer = object('', {
  /** The id of a teacher. */
  id: named('Teacher', id),
  /** Where the list names another subject than the teacher's own. */
  subject: v.optional(text('Subject', 60)),
});

/** The faculty lists of the two overviews (docs/requirements.md, R18.6). */
export const lecturers = object('Lecturers', {
  'o-level': listOf('O Level lecturers', lecturer),
  'a-level': listOf('A Level lecturers', lecturer),
});

const testimonial = record('', {
  id,
  name: text('Name', 60),
  grade: named('Grade', choice(['O Level Graduate', 'A Level Graduate', 'Current Student'])),
  text: named('Text', longText),
});

const voices = (title: string) => listOf(title, testimonial, 12);

export const testimonials = object('Testimonials', {
  home: voices('On home'),
  oLevelOverview: voices('On the O Level overview'),
  aLevelOverview: voices('On the A Level overview'),
  ...forEach(programmeNames, (name) => voices(`On ${pageNames[`/programs/${name}`]}`)),
});
