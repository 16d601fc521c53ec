import { type SitePath, sitePaths } from '#content/pages/paths.ts';
import type { DocumentId, Documents } from '#content/schemas/documents.ts';
import type { ProgrammeName } from '#content/schemas/names.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';

const programmes = sitePaths.filter((path) => path.startsWith('/programs/'));
const programmesOf = (level: Level) => programmes.filter((path) => path.includes(level));
const overview = { 'o-level': '/o-level-classes', 'a-level': '/a-level-classes' } as const;

/** Where the fields of a document are shown; '' is for the fields without an entry. */
type Places = Readonly<Record<string, readonly SitePath[]>>;

const aLevelFee: readonly SitePath[] = ['/fees', '/schedule', ...programmesOf('a-level')];
const oLevelFee: readonly SitePath[] = ['/fees', '/schedule', ...programmesOf('o-level')];
const cards = (level: Level): SitePath[] => ['/', '/programs', overview[level]];
const everyLevel: readonly SitePath[] = ['/programs', '/schedule', ...programmes];

const places: Readonly<Record<DocumentId, Places>> = {
  school: {
    '': sitePaths,
    mobile: ['/contact'],
    englishDepartmentEmail: programmes,
    'place/country': ['/contact'],
    map: ['/contact'],
    departments: ['/contact'],
    social: ['/contact'],
    tourHours: ['/', '/facilities'],
    // Sent to the measurement of advertisements, and shown to no one.
    conversion: [],
  },
  fees: {
    oLevelLocal: [...oLevelFee, ...cards('o-level')],
    oLevelEdexcel: oLevelFee,
    oLevelCambridge: oLevelFee,
    aLevelLocal: [...aLevelFee, ...cards('a-level')],
    aLevelEdexcelOnFeesPage: aLevelFee,
    aLevelEdexcelOnProgrammePages: ['/fees', '/programs', ...programmesOf('a-level')],
    aLevelCambridge: [...aLevelFee, ...cards('a-level')],
  },
  timetable: { '': ['/', '/schedule', '/teachers'], calendarsBegin: [] },
  teachers: { '': ['/teachers'] },
  lecturers: { 'o-level': [overview['o-level']], 'a-level': [overview['a-level']] },
  testimonials: {
    home: ['/'],
    oLevelOverview: [overview['o-level']],
    aLevelOverview: [overview['a-level']],
  },
  facilities: { '': ['/facilities'], rooms: ['/', '/facilities'] },
  holidays: { '': ['/', '/schedule', ...programmes] },
  offer: { '': ['/', '/fees', '/o-level-classes'] },
  payment: { '': ['/fees'] },
  questions: { '': ['/fees', '/register', '/contact', ...programmes, ...Object.values(overview)] },
  claims: {
    '': ['/programs'],
    passRate: ['/', '/about'],
    passRateSource: ['/about'],
    passRateALevelOverview: ['/a-level-classes'],
    experience: ['/', '/about', '/teachers'],
    experienceALevelOverview: ['/a-level-classes'],
    universityAdmissions: ['/about', '/a-level-classes'],
    regularMaximum: ['/', '/about', '/teachers', '/facilities', '/a-level-classes', ...everyLevel],
    revisionMaximum: ['/facilities', '/fees', '/programs', '/schedule'],
    revisionHours: ['/facilities', '/fees', '/programs', '/schedule'],
    workstations: ['/', '/facilities', '/programs'],
    scienceMonths: ['/programs', '/programs/a-level-science'],
    assessments: ['/fees', '/programs', '/teachers'],
    sessionHours: everyLevel,
    weeklyHours: everyLevel,
    grades: ['/', '/register', ...everyLevel],
    'grades/oLevelFirstOnPrograms': ['/programs'],
  },
  courses: {
    'lessons/o-level': cards('o-level'),
    'lessons/a-level': cards('a-level'),
    tabs: ['/o-level-classes'],
  },
  pages: {
    home: ['/'],
    about: ['/about'],
    teachers: ['/teachers'],
    programs: ['/programs'],
    programmes,
    fees: ['/fees'],
    schedule: ['/schedule'],
    facilities: ['/facilities'],
    oLevelOverview: [overview['o-level']],
    aLevelOverview: [overview['a-level']],
    ...Object.fromEntries(
      sitePaths.flatMap((path) => [
        [`titles/${path}`, [path]],
        [`descriptions/${path}`, [path]],
      ]),
    ),
  },
  replies: {},
  legal: { '': ['/register'] },
};

/** The paths of the pages that show a field. Mails, calendars and replies are not pages. */
export function pagesShowing(document: DocumentId, steps: readonly string[], documents: Documents) {
  const shown = new Set([
    ...placesOf(places[document], steps),
    ...programmes.filter((path) => path === `/programs/${steps[0]}`),
    ...pagesOfLevel(document, steps, documents),
  ]);
  return sitePaths.filter((path) => shown.has(path));
}

/** By the longest part of the pointer that has an entry. */
function placesOf(known: Places, steps: readonly string[]): readonly SitePath[] {
  for (let end = steps.length; end >= 0; end -= 1) {
    const found = known[steps.slice(0, end).join('/')];
    if (found) return found;
  }
  return [];
}

/** A class or a teacher is also on the overview of its level and on the pages of its subjects. */
function pagesOfLevel(
  document: DocumentId,
  steps: readonly string[],
  { timetable, teachers, courses }: Documents,
): SitePath[] {
  const level = levelKeys.find((key) => steps.includes(key));
  if (!level || (document !== 'timetable' && document !== 'teachers')) return [];
  const at = Number(steps[steps.indexOf(level) + 1]);
  const classes = timetable.classes[level];
  const rows =
    document === 'timetable'
      ? [classes[at]]
      : classes.filter(({ id }) => teachers[level][at]?.classes.includes(id));
  const subjects = rows.map((row) => row?.subject);
  return [
    overview[level],
    ...programmesOf(level).filter((path) => {
      const name = path.slice('/programs/'.length) as ProgrammeName;
      return Object.keys(courses[name].topics).some((topic) =>
        subjects.some((one) => one === topic),
      );
    }),
  ];
}
