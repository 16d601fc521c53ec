import * as v from 'valibot';
import { days } from '../teaching/dates.ts';
import {
  choice,
  clock,
  email,
  hours,
  httpsAddress,
  id,
  listOf,
  longText,
  named,
  object,
  origin,
  phone,
  record,
  text,
  whole,
} from './fields.ts';

const openingHours = record({
  firstDay: named('First day', choice(days)),
  lastDay: named('Last day', choice(days)),
  from: named('From', clock),
  to: named('To', clock),
});

/** Where the school is: pages, mails, calendars and search engines use this record. */
const place = record({
  house: named('House number', text(30)),
  road: named('Road', text(60)),
  locality: named('Locality', text(60)),
  country: named('Country', text(60)),
});

/** The pin and the drawn sketch on /contact. */
const map = record({
  latitude: named('Latitude of the map’s pin', degrees(90)),
  longitude: named('Longitude of the map’s pin', degrees(180)),
  /** What the drawn map shows next to the road. */
  landmarks: named(
    'Landmarks of the drawn map',
    record({
      west: named('Road in the west', text(40)),
      middle: named('Road in the middle', text(40)),
      east: named('Road in the east', text(40)),
      sea: named('Water', text(40)),
      railway: named('Railway', text(40)),
    }),
  ),
});

function degrees(most: number) {
  const sentence = `write degrees between -${most} and ${most}, as 6.8883.`;
  return v.pipe(v.number(sentence), v.minValue(-most, sentence), v.maxValue(most, sentence));
}

const department = record({
  id,
  name: named('Name', text(40)),
  about: named('What it is for', text(100)),
  extension: named(
    'Extension',
    v.pipe(v.string('write figures only.'), v.regex(/^\d{2,5}$/, 'write 2 to 5 figures only.')),
  ),
  email: named('E-mail', email),
});

export const school = record({
  name: named('Name of the school', text(60)),
  siteUrl: named('Address of this site', origin),
  landline: named('Landline', phone),
  hotline: named('Hotline', phone),
  mobile: named('Number for WhatsApp and SMS', phone),
  email: named('E-mail', email),
  englishDepartmentEmail: named('E-mail of the English department', email),
  place: named('Place', place),
  map: named('Map', map),
  officeHours: named('Office hours', openingHours),
  tourHours: named('Campus tours', openingHours),
  departments: named('Departments', listOf(department, 12)),
  social: named(
    'Social links',
    record({
      facebook: named('Facebook', httpsAddress),
      instagram: named('Instagram', httpsAddress),
      youtube: named('YouTube', httpsAddress),
    }),
  ),
  /** Sites of others that the school links to. */
  sites: named(
    'Other sites',
    object({
      parentInstitution: named(
        'Parent institution',
        record({
          name: named('Name', text(60)),
          url: named('Address', httpsAddress),
          programsUrl: named('Address of its programs', httpsAddress),
        }),
      ),
      partnerUniversity: named(
        'Partner university',
        record({ name: named('Name', text(60)), url: named('Address', httpsAddress) }),
      ),
      englishPrograms: named(
        'English programs',
        record({ name: named('Name', text(60)), url: named('Address', httpsAddress) }),
      ),
    }),
  ),
  /** Used while VITE_CONVERSION_ID is not set in the build. */
  conversion: named('Destination of the conversion event', text(80)),
  copyrightYear: named('Copyright year', whole(2000, 2100)),
});

const byLevel = <Field extends v.GenericSchema>(field: Field) =>
  record({ 'o-level': named('O Level', field), 'a-level': named('A Level', field) });

const grade = whole(1, 13);

/** What the school says about itself (docs/requirements.md, R25, R27). */
export const claims = record({
  passRate: named('Pass rate', text(10)),
  passRateALevelOverview: named('Pass rate on the A Level overview', text(10)),
  experience: named('Years of experience', text(10)),
  experienceALevelOverview: named('Years of experience on the A Level overview', text(10)),
  universityAdmissions: named('University admissions', text(10)),
  regularMaximum: named('Students in a regular class, at most', whole(1, 500)),
  revisionMaximum: named('Students in a revision class, at most', whole(1, 500)),
  revisionHours: named('Hours of a revision class', hours),
  workstations: named('Workstations of the computer lab', whole(1, 500)),
  scienceMonths: named('Months of the A Level Science programme', whole(1, 36)),
  assessments: named('Assessments', byLevel(text(30))),
  sessionHours: named('Hours of a session', byLevel(hours)),
  weeklyHours: named('Hours a week in a subject', byLevel(hours)),
  grades: named(
    'Grades',
    record({
      oLevelFirst: named('O Level, first grade', grade),
      oLevelLast: named('O Level, last grade', grade),
      oLevelFirstOnPrograms: named('O Level, first grade on the page of all classes', grade),
      aLevelFirst: named('A Level, first grade', grade),
      aLevelLast: named('A Level, last grade', grade),
    }),
  ),
});

const point = record({ id, text: named('Text', text()) });

const pointList = (title: string) =>
  named(
    title,
    object({
      title: named('Heading', text(60)),
      intro: named('Introduction', text()),
      points: named('Points', listOf(point, 20)),
    }),
  );

export const facilities = object({
  rooms: named(
    'Rooms',
    listOf(
      record({
        id: choice(['classroom', 'computer-lab', 'library', 'conference-hall', 'dining-area']),
        title: named('Name', text(40)),
        caption: named('Caption', text(40)),
        description: named('Description', text()),
        features: named('Features', listOf(point, 10)),
        /** `id` is the stem of the picture's files; `alt` describes it for screen readers. */
        picture: named('Picture', record({ id, alt: named('Description', longText) })),
      }),
      5,
    ),
  ),
  tours: named('Campus tours', text()),
  services: pointList('Services'),
  amenities: pointList('Amenities'),
  safety: pointList('Safety'),
});
