import { clashesIn } from '#rules/timetable/clashes.ts';
import { classesFrom, type SchoolClass } from '#rules/timetable/classes.ts';
import type { Teacher } from '../school/teachers.ts';
import { type Level, levelKeys } from '../teaching/levels.ts';
import type { TaughtSubjectName } from '../teaching/subjects.ts';
import type { ClassRow } from '../teaching/timetable.ts';
import { levelName, listed } from './sentences.ts';
import type { Timetable } from './timetable.ts';

/** The teachers of both levels, as teachers.ts holds them. */
export type Teachers = Readonly<Record<Level, Readonly<Record<string, Teacher>>>>;

function entriesOf(teachers: Teachers): [string, Teacher][] {
  return levelKeys.flatMap((level) => Object.entries(teachers[level]));
}

function weeksOf(timetable: Timetable): SchoolClass[] {
  return levelKeys.flatMap((level) =>
    classesFrom(level, timetable[level] as readonly ClassRow<TaughtSubjectName>[]),
  );
}

function given(teacher: Teacher, classes: readonly SchoolClass[]): SchoolClass[] {
  return classes.filter(({ id }) => teacher.classes.includes(id));
}

/** What is wrong with the teachers, in sentences. */
export function problemsInTeachers(teachers: Teachers, timetable: Timetable): string[] {
  const classes = weeksOf(timetable);
  const entries = entriesOf(teachers);
  return [
    ...entries.flatMap(([, teacher]) => [
      ...missingClasses(teacher, classes),
      ...clashesIn(given(teacher, classes)).map(
        ([one, other]) =>
          `${teacher.name} teaches two classes at once on ${one.day}: ${one.subject} (${levelName(one.level)}, ${one.time}) and ${other.subject} (${levelName(other.level)}, ${other.time}).`,
      ),
    ]),
    ...repeated(entries.map(([key]) => key)).map(
      (key) =>
        `Two teachers have the key '${key}' in teachers.ts: links would find only one of them.`,
    ),
    ...samePerson(entries, classes),
  ];
}

function missingClasses(teacher: Teacher, classes: readonly SchoolClass[]): string[] {
  return teacher.classes
    .filter((id) => !classes.some((one) => one.id === id))
    .map((id) => `${teacher.name} teaches '${id}', but the timetable has no such class.`);
}

/** One person may stand in both levels' lists, as two records: they must not clash either. */
function samePerson(entries: [string, Teacher][], classes: readonly SchoolClass[]): string[] {
  return repeated(entries.map(([, { name }]) => name)).flatMap((name) => {
    const records = entries.filter(([, teacher]) => teacher.name === name);
    const all = new Set(records.flatMap(([, teacher]) => given(teacher, classes)));
    const each = records.flatMap(([, teacher]) => clashesIn(given(teacher, classes)));
    const clashes = clashesIn([...all]);
    return clashes.length > each.length
      ? [`${name} stands in teachers.ts twice and teaches two classes at once.`]
      : [];
  });
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

/** Not wrong, but worth a look: classes for which no teacher is named. */
export function classesWithoutTeacher(teachers: Teachers, timetable: Timetable): string[] {
  const classes = weeksOf(timetable);
  const taken = new Set(
    entriesOf(teachers).flatMap(([, teacher]) => given(teacher, classes).map(({ id }) => id)),
  );
  const open = classes.filter(({ id }) => !taken.has(id));
  return open.length === 0
    ? []
    : [
        `No teacher is named for ${listed(open.map(({ level, subject, day }) => `${levelName(level)} ${subject} on ${day}`))}.`,
      ];
}
