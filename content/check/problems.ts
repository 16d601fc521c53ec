import { addDays, colomboDate, dateText, type Instant, nextDate } from '#rules/calendar/colombo.ts';
import { dayText } from '#rules/calendar/date-words.ts';
import { classesNotOver, isDueOn } from '#rules/timetable/changes.ts';
import { clashesIn } from '#rules/timetable/clashes.ts';
import { classesFrom, type SchoolClass, slugOf } from '#rules/timetable/classes.ts';
import { sitePaths } from '../pages/paths.ts';
import { type DocumentId, type Documents, labelOf } from '../schemas/documents.ts';
import { pointer } from '../schemas/editor-fields.ts';
import { counted, listed, sentence } from '../sentence.ts';
import { days, type IsoDate } from '../teaching/dates.ts';
import { levelKeys, levels } from '../teaching/levels.ts';
import { variousRooms } from '../teaching/timetable.ts';

/** A problem that a schema cannot find, because it concerns several fields or documents. */
export interface Problem {
  readonly document: DocumentId;
  /** A JSON Pointer to the field to change. */
  readonly path: string;
  readonly message: string;
  /** Whether it prevents publishing. */
  readonly blocks: boolean;
}

/** Closures of schools are shorter: a longer one has a mistyped year. */
const LONGEST_CLOSURE_DAYS = 120;

/** Classes are between 6 in the morning and 10 at night, in minutes of the day. */
const EARLIEST = 6 * 60;
const LATEST = 22 * 60;

/**
 * Every rule across the documents that they break. Each document must match its schema.
 * @param earlier names the teachers whom the documents do not have any more
 */
export function problemsAcross(
  documents: Documents,
  now: Instant = Date.now(),
  earlier = documents,
): Problem[] {
  return [
    ...problemsInTimetable(documents.timetable),
    ...problemsInTeachers(documents, earlier, now),
    ...problemsInShareImages(documents),
    ...problemsInPhones(documents.school),
    ...problemsInHours(documents.school),
    ...problemsInOffer(documents.offer, now),
    ...problemsInResults(documents.claims),
    ...problemsInGrades(documents.claims),
    ...problemsInGroups(documents, now),
    ...problemsInClosures(documents.holidays),
    ...problemsInPages(documents, now),
  ];
}

function problem(document: DocumentId, path: string, message: string, blocks = false): Problem {
  return { document, path, message, blocks };
}

/**
 * The office's changes that no family sees, because the class no longer meets on their day.
 * @param changes those from today on
 */
export function problemsInChanges(
  timetable: Documents['timetable'],
  changes: readonly { class: string; date: IsoDate }[],
): Problem[] {
  const rows = rowsOf(timetable);
  const removed = removedRowsOf(timetable);
  return changes.flatMap(({ class: id, date }) => {
    const row = rows.find((one) => one.id === id);
    if (row && isDueOn(row, date)) return [];
    const known = row ?? removed.find((one) => one.id === id);
    const message = `The change for ${known?.name ?? `the class '${id}'`} on ${dateText(date, { year: true })} is not shown to families: the class does not meet on that day.`;
    return problem('timetable', row?.path ?? '/classes', message);
  });
}

/** The pixels that pages show of the shorter side of each picture. */
const shownPixels = { teacher: 320, room: 640, logo: 512 };

/**
 * The uploaded pictures that pages would show blurred.
 * @param sizeOf in pixels; undefined for a picture that came with the site
 */
export function problemsInPictures(
  { school, teachers, facilities }: Documents,
  sizeOf: (id: string) => { width: number; height: number } | undefined,
): Problem[] {
  const logo = { document: 'school' as const, path: '/logo', name: 'the logo' };
  const uses = [
    { ...logo, picture: school.logo, least: shownPixels.logo },
    ...levelKeys.flatMap((level) =>
      teachers[level].map(({ name, picture }, at) => {
        const path = `/${level}/${at}/picture`;
        return { document: 'teachers' as const, path, name, picture, least: shownPixels.teacher };
      }),
    ),
    ...facilities.rooms.map(({ title, picture }, at) => {
      const path = `/rooms/${at}/picture`;
      return {
        document: 'facilities' as const,
        path,
        name: title,
        picture,
        least: shownPixels.room,
      };
    }),
  ];
  return uses.flatMap(({ document, path, name, picture, least }) => {
    const size = picture && sizeOf(picture.id);
    if (!size || Math.min(size.width, size.height) >= least) return [];
    const message = `The picture of ${name} has only ${size.width} × ${size.height} pixels: it is blurred on the page. Choose one of at least ${least} × ${least}.`;
    return problem(document, path, message);
  });
}

/** The families of a class: how long each waits, and how many are placed, have an open offer or said yes. */
export interface ClassFamilies {
  readonly waitsSince: readonly number[];
  readonly placed: number;
  readonly offered: number;
  readonly saidYes: number;
}

/**
 * The classes that would end or be removed although they have families.
 * @param familiesOf those of the class of an id
 */
export function problemsInEndings(
  published: Documents['timetable'],
  drafted: Documents['timetable'],
  familiesOf: (id: string) => ClassFamilies,
): Problem[] {
  const rows = rowsOf(drafted);
  return rowsOf(published).flatMap(({ id, name, level, endsOn }) => {
    const row = rows.find((one) => one.id === id);
    const { waitsSince, placed, offered, saidYes } = familiesOf(id);
    const waiting = waitsSince.length;
    const isEnding = !row || (row.endsOn !== undefined && row.endsOn !== endsOn);
    if (!isEnding || waiting + placed + offered + saidYes === 0) return [];
    const counts = [
      [waiting, 'waits', 'wait'],
      [placed, 'is placed', 'are placed'],
      [offered, 'has an offer', 'have an offer'],
      [saidYes, 'said yes to an offer', 'said yes to an offer'],
    ] as const;
    const families = counts
      .filter(([count]) => count > 0)
      .map(([count, one, more]) => counted(count, one, more))
      .join(', ');
    const what = row?.endsOn ? `ends on ${dateText(row.endsOn, { year: true })}` : 'is removed';
    const path = row ? `${row.path}/endsOn` : `/classes/${level}`;
    const message = `${name} ${what}, and has families: ${families}. Tell them before you publish.`;
    return problem('timetable', path, message);
  });
}

interface Row extends SchoolClass {
  readonly path: string;
  readonly name: string;
}

function rowsOf({ classes }: Documents['timetable']): Row[] {
  return levelKeys.flatMap((level) =>
    classes[level].flatMap((row, at) =>
      classesFrom(level, [row]).map((one) => ({
        ...one,
        path: `/classes/${level}/${at}`,
        name: `${levels[level].name} ${row.subject} on ${row.day}, ${one.time}`,
      })),
    ),
  );
}

/** The classes that the timetable does not have any more, as they were last. */
function removedRowsOf({ former, ...timetable }: Documents['timetable']): Row[] {
  return former ? rowsOf({ ...timetable, classes: former }) : [];
}

function problemsInTimetable(timetable: Documents['timetable']): Problem[] {
  const rows = rowsOf(timetable);
  const hours = rows.flatMap(({ path, name, start, end }) => {
    if (end <= start) {
      const message = `${name}: the class ends before it begins.`;
      return problem('timetable', `${path}/to`, message, true);
    }
    if (start >= EARLIEST && end <= LATEST) return [];
    const message = `${name}: that is at night. Three in the afternoon is written '15:00'.`;
    return problem('timetable', `${path}/from`, message);
  });
  const dates = rows.flatMap(({ path, name, day, startsOn, endsOn }) => {
    if (!startsOn || !endsOn || nextDate(startsOn, day) <= endsOn) return [];
    const blocks = endsOn < startsOn;
    const what = blocks ? 'the last day is before the first' : `no ${day} is between its dates`;
    const message = `${name}: ${what}, ${dayText(startsOn)} to ${dayText(endsOn)}.`;
    return problem('timetable', `${path}/endsOn`, message, blocks);
  });
  const pairs = clashesIn(rows).flatMap(([one, other]) => {
    if (one.level === other.level && one.subject === other.subject && one.room === other.room) {
      const message = `${other.name} is in the timetable twice at the same time.`;
      return problem('timetable', other.path, message);
    }
    if (one.room === variousRooms || slugOf(one.room) !== slugOf(other.room)) return [];
    const message = `${one.name} and ${other.name} are in the same room, ${one.room}, at the same time.`;
    return problem('timetable', `${other.path}/room`, message);
  });
  const ids = repeated(rows).map(({ id, path, name }) => {
    const message = `${name} has the same id as another class, '${id}'.`;
    return problem('timetable', `${path}/id`, message);
  });
  return [...hours, ...dates, ...pairs, ...ids];
}

/** The entries that have the same id as an earlier one. */
function repeated<Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] {
  const ids = entries.map(({ id }) => id);
  return entries.filter(({ id }, at) => ids.indexOf(id) < at);
}

function problemsInTeachers(
  { teachers, lecturers, timetable }: Documents,
  earlier: Documents,
  now: Instant,
) {
  const rows = rowsOf(timetable);
  const removed = removedRowsOf(timetable);
  const people = levelKeys.flatMap((level) =>
    teachers[level].map((teacher, at) => ({ ...teacher, path: `/${level}/${at}` })),
  );
  const unknown = people.flatMap(({ name, classes, path }) =>
    classes.flatMap((id, at) => {
      if (rows.some((row) => row.id === id)) return [];
      const known = removed.find((row) => row.id === id)?.name;
      const message = `${name} teaches ${known ?? `'${id}'`}, but the timetable has no such class.`;
      return problem('teachers', `${path}/classes/${at}`, message, true);
    }),
  );
  // A person may be in both levels' lists, as two records.
  const twice = [...Map.groupBy(people, ({ name }) => name)].flatMap(([name, records]) => {
    const ids = records.flatMap(({ classes }) => classes);
    return clashesIn(rows.filter(({ id }) => ids.includes(id))).map(([one, other]) => {
      const both = [one, other].map(
        ({ subject, level, time }) => `${subject} (${levels[level].name}, ${time})`,
      );
      const message = `${name} teaches two classes at once on ${one.day}: ${listed(both)}.`;
      return problem('teachers', `${records[0]?.path}/classes`, message, true);
    });
  });
  const sameId = repeated(people).map(({ id, path }) => {
    const message = `Two teachers have the id '${id}': links would find only one of them.`;
    return problem('teachers', `${path}/id`, message);
  });
  const unlisted = levelKeys.flatMap((level) =>
    lecturers[level].flatMap(({ id }, at) => {
      if (teachers[level].some((teacher) => teacher.id === id)) return [];
      const known = earlier.teachers[level].find((teacher) => teacher.id === id)?.name;
      const message = `The ${levels[level].name} lecturers name ${known ?? `'${id}'`}, but no such teacher exists.`;
      return problem('lecturers', `/${level}/${at}/id`, message);
    }),
  );
  const untaught = classesNotOver(rows, now)
    .filter(({ id }) => !people.some(({ classes }) => classes.includes(id)))
    .map(({ name, path }) =>
      problem('timetable', path, sentence(`No teacher is named for ${name}`)),
    );
  return [...unknown, ...twice, ...sameId, ...unlisted, ...untaught];
}

/** What the fonts that draw share images do not have: it would be boxes. */
const notInShareImages = /[^\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122]/gu;

/** The texts of share images: name, address, and each page's title and description. */
function problemsInShareImages({ school, pages }: Documents): Problem[] {
  const drawn: [DocumentId, string[], string][] = [
    ['school', ['name'], school.name],
    ...(['house', 'road', 'locality'] as const).map((key): [DocumentId, string[], string] => [
      'school',
      ['place', key],
      school.place[key],
    ]),
    ...(['titles', 'descriptions'] as const).flatMap((key) =>
      sitePaths.map((path): [DocumentId, string[], string] => [
        'pages',
        [key, path],
        pages[key][path],
      ]),
    ),
  ];
  return drawn.flatMap(([id, steps, text]) => {
    const missing = new Set(text.match(notInShareImages));
    if (missing.size === 0) return [];
    const label = labelOf(id, steps, undefined);
    const message = `${label}: the pictures for shared links cannot show ${[...missing].join(' ')}. Write it in Latin letters.`;
    return [problem(id, pointer(steps), message)];
  });
}

function problemsInPhones(school: Documents['school']): Problem[] {
  const phones = { landline: 'landline', hotline: 'hotline', mobile: 'number for WhatsApp' };
  const keys = Object.keys(phones) as (keyof typeof phones)[];
  const digits = (key: keyof typeof phones) => school[key].replaceAll(' ', '');
  return keys.flatMap((key, at) =>
    keys
      .slice(0, at)
      .filter((other) => digits(other) === digits(key))
      .map((other) => {
        const message = `The ${phones[other]} and the ${phones[key]} are both ${school[key]}.`;
        return problem('school', `/${key}`, message);
      }),
  );
}

function problemsInHours(school: Documents['school']): Problem[] {
  return (['officeHours', 'tourHours'] as const).flatMap((key) =>
    days.flatMap((day) => {
      const open = school[key][day];
      if (!open || open.from < open.to) return [];
      const message =
        key === 'officeHours'
          ? `The office closes on ${day} before it opens.`
          : `Campus tours end on ${day} before they begin.`;
      return problem('school', `/${key}/${day}`, message, true);
    }),
  );
}

function problemsInOffer({ isOn, before, everyYear }: Documents['offer'], now: Instant) {
  if (!isOn) return [];
  const repeats = 'The early-bird offer has no year: it is repeated each year.';
  if (everyYear) return [problem('offer', '/everyYear', repeats)];
  if (colomboDate(now) < before) return [];
  const ended = `The early-bird offer ended before ${dateText(before, { year: true })}: no page shows it. Switch it off, or choose another day.`;
  return [problem('offer', '/before', ended)];
}

function problemsInResults({ results }: Documents['claims']): Problem[] {
  return results.flatMap(({ subject, year, sat, passed }, at) => {
    if (passed <= sat) return [];
    const message = `${subject} ${year}: ${passed} passed, but only ${sat} sat.`;
    return problem('claims', `/results/${at}/passed`, message);
  });
}

function problemsInGrades({ grades }: Documents['claims']): Problem[] {
  const { oLevelFirst, oLevelFirstOnPrograms, oLevelLast, aLevelFirst, aLevelLast } = grades;
  const spans = [
    { key: 'oLevelFirst', first: oLevelFirst, last: oLevelLast },
    { key: 'oLevelFirstOnPrograms', first: oLevelFirstOnPrograms, last: oLevelLast },
    { key: 'aLevelFirst', first: aLevelFirst, last: aLevelLast },
  ];
  return spans.flatMap(({ key, first, last }) => {
    if (first <= last) return [];
    const path = `/grades/${key}`;
    const message = `${labelOf('claims', ['grades', key], undefined)}: it is ${first}, and the last grade is ${last}.`;
    return problem('claims', path, message);
  });
}

/** Texts of pages that name a group which has no class: one line, however many they are. */
function problemsInGroups({ pages, timetable }: Documents, now: Instant): Problem[] {
  const rows = classesNotOver(rowsOf(timetable), now);
  if (rows.length === 0) return [];
  const texts = textsIn(pages);
  return (['weekday', 'weekend'] as const).flatMap((group) => {
    if (rows.some((row) => row.group === group)) return [];
    const naming = texts.filter(({ text }) => text.toLowerCase().includes(group));
    const [first] = naming;
    if (!first) return [];
    const message = `No class is in a ${group} group, but ${counted(naming.length, 'text names', 'texts name')} one. Search for '${group}' to find them.`;
    return problem('pages', pointer(first.steps), message);
  });
}

/** The texts of a document, without its ids. */
function textsIn(
  value: unknown,
  steps: readonly string[] = [],
): { text: string; steps: string[] }[] {
  if (typeof value === 'string') return [{ text: value, steps: [...steps] }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' || key === 'placeholders' ? [] : textsIn(inner, [...steps, key]),
  );
}

function problemsInClosures({ closures }: Documents['holidays']): Problem[] {
  return closures.flatMap(({ name, from, to }, at) => {
    const path = `/closures/${at}/to`;
    if (to < from) {
      const message = `${name} ends on ${dayText(to)}, before it begins on ${dayText(from)}.`;
      return problem('holidays', path, message, true);
    }
    if (to <= addDays(from, LONGEST_CLOSURE_DAYS)) return [];
    const message = `${name} lasts from ${dayText(from)} to ${dayText(to)}: is a year mistyped?`;
    return problem('holidays', path, message);
  });
}

/** Programme pages that list a subject without a class, or whose classes are over. */
function problemsInPages({ courses, timetable }: Documents, now: Instant): Problem[] {
  const rows = classesNotOver(rowsOf(timetable), now);
  const { lessons: _lessons, tabs: _tabs, ...programmes } = courses;
  return Object.entries(programmes).flatMap(([name, { title, topics }]) => {
    const level = name.startsWith('o') ? 'o-level' : 'a-level';
    return Object.keys(topics).flatMap((subject) => {
      if (rows.some((row) => row.level === level && row.subject === subject)) return [];
      const message = `${title} lists ${subject}, but the timetable has no ${levels[level].name} class of it.`;
      return problem('courses', `/${name}/topics/${subject}`, message);
    });
  });
}
