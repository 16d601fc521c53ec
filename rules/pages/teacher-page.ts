import { type Teacher, teachers } from '#content/school/teachers.ts';
import type { Day } from '#content/teaching/class-row.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { type SchoolClass, slugOf, weekOf } from '../timetable/classes.ts';
import { type RegisterLink, registerLink } from './register-link.ts';

/** An entry of a teacher's schedule (docs/requirements.md, R18.5). */
export interface ScheduleEntry {
  readonly day: Day;
  readonly time: string;
  readonly subject: string;
  readonly level: Level;
  readonly location: string;
}

/** A teacher as /teachers shows one. */
export interface TeacherCard extends Omit<Teacher, 'schedule'> {
  /** For links: /teachers#asanka. */
  readonly key: string;
  /** 'AS': the first letters of the names, without the title. */
  readonly initials: string;
  readonly schedule: readonly ScheduleEntry[];
  /** Opens the form with the level and, where the form knows it, the subject. */
  readonly register: RegisterLink;
}

/** The classes of the timetable that a teacher gives, in the order of the week. */
export function classesTaughtBy(teacher: Teacher): SchoolClass[] {
  return levelKeys.flatMap((level) =>
    weekOf[level].filter((one) =>
      teacher.schedule.some(
        (entry) => entry.level === level && entry.subject === one.subject && entry.day === one.day,
      ),
    ),
  );
}

/** 'Mr. Asanka Sample' -> 'AS'. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => !word.endsWith('.'))
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

function cardOf(key: string, level: Level, teacher: Teacher): TeacherCard {
  const registersAs = levels[level].subjects.filter((name) => name === teacher.subject);
  return {
    ...teacher,
    key,
    initials: initialsOf(teacher.name),
    schedule: classesTaughtBy(teacher).map(({ day, time, subject, level, room }) => ({
      day,
      time,
      subject,
      level,
      location: room,
    })),
    register: registerLink(level, registersAs),
  };
}

/** The teachers of a level, in the order of the records. */
export function teachersOf(level: Level): readonly TeacherCard[] {
  return Object.entries<Teacher>(teachers[level]).map(([key, teacher]) =>
    cardOf(key, level, teacher),
  );
}

/** The same, a subject at a time, as the page lists them. */
export function teachersBySubject(level: Level) {
  const cards = teachersOf(level);
  return [...new Set(cards.map(({ subject }) => subject))].map((subject) => ({
    subject,
    id: slugOf(subject),
    teachers: cards.filter((card) => card.subject === subject),
  }));
}
