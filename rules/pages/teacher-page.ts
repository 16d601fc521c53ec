import type { Documents } from '#content/schemas/documents.ts';
import type { Teacher } from '#content/school/teachers.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { allClasses, inWeekOrder } from '../timetable/classes.ts';
import { registerLink } from '../timetable/register-link.ts';
import { firstLetterOf } from './first-letter.ts';

/** A teacher on /teachers (docs/requirements.md, R18.5). */
export type TeacherCard = ReturnType<typeof cardOf>;

/** 'Mr. Asanka Sample' -> 'AS'; 'K. P.' -> 'KP'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  const names = words.filter((word) => !word.endsWith('.'));
  return (names.length > 0 ? names : words).map(firstLetterOf).slice(0, 2).join('').toUpperCase();
}

function cardOf(documents: Documents, level: Level, teacher: Teacher) {
  const subjects = levels[level].subjects.filter((name) => name === teacher.subject);
  const schedule = classesOf(documents, teacher.classes);
  return {
    ...teacher,
    colour: subjectColour(teacher.subject),
    initials: initialsOf(teacher.name),
    schedule,
    /** Opens the form with the level, the subject if the form has it, and the only class. */
    register: registerLink({ level, subjects, classes: schedule.length === 1 ? schedule : [] }),
  };
}

/** The classes of a person, who may teach both levels, in the order of the week. */
function classesOf(documents: Documents, ids: readonly string[]) {
  return inWeekOrder(allClasses(documents).filter(({ id }) => ids.includes(id)));
}

/** The teachers of a level, in the order of the records. */
export function teachersOf(documents: Documents, level: Level): readonly TeacherCard[] {
  return documents.teachers[level].map((teacher) => cardOf(documents, level, teacher));
}

/** How many people teach: a person may be in the lists of both levels. */
export function countTeachers({ teachers }: Documents): number {
  return new Set(Object.values(teachers).flatMap((list) => list.map(({ id }) => id))).size;
}

/** The same by subject. */
export function teachersBySubject(documents: Documents, level: Level) {
  const cards = teachersOf(documents, level);
  return [...new Set(cards.map(({ subject }) => subject))].map((subject) => ({
    subject,
    teachers: cards.filter((card) => card.subject === subject),
  }));
}

/** Every teacher once, with the classes of both levels; their ids are unique in a level only. */
export function allTeachers(documents: Documents) {
  const teachers = Object.values(documents.teachers).flat();
  return [...Map.groupBy(teachers, ({ id }) => id)].flatMap(([id, same]) => {
    const [first] = same;
    if (!first) return [];
    const ids = same.flatMap(({ classes }) => classes);
    return [{ id, name: first.name, subject: first.subject, classes: classesOf(documents, ids) }];
  });
}

/** One of them; undefined for an id that the documents do not have. */
export function teacherById(documents: Documents, id: string) {
  return allTeachers(documents).find((teacher) => teacher.id === id);
}
