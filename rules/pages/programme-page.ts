import { programmePage } from '#content/pages/programme-page.ts';
import { weeklyHours } from '#content/school/claims.ts';
import { school } from '#content/school/school.ts';
import { type Teacher, teachers } from '#content/school/teachers.ts';
import { type Curriculum, month, prices } from '#content/teaching/fees.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { type TaughtSubject, taughtSubjects } from '#content/teaching/subjects.ts';
import { hoursText } from '../calendar/times.ts';
import { moneyText, priceText, times } from '../fees/money.ts';
import {
  type Group,
  lengthOf,
  type SchoolClass,
  taughtSubjectAt,
  weekOf,
} from '../timetable/classes.ts';
import { type RegisterLink, registerLink } from '../timetable/register-link.ts';

/** A line of a programme page's timetable: day, time, topic, room (docs/requirements.md, R18.3). */
export interface ProgrammeSlot extends SchoolClass {
  readonly topic: string;
  /** Who teaches this group; undefined when no teacher is known. */
  readonly teacher: Teacher | undefined;
}

/** Who teaches a class. */
function teacherOf(classId: string): Teacher | undefined {
  return levelKeys
    .flatMap((level) => teachers[level])
    .find(({ classes }) => classes.includes(classId));
}

/** The classes of a programme, by group, in the order of the week. */
export function programmeGroups(programme: Programme): Record<Group, readonly ProgrammeSlot[]> {
  const slots = weekOf[programme.level].flatMap((one) => {
    const topic = programme.classes.find(({ subject }) => subject === one.subject)?.topic;
    return topic === undefined ? [] : [{ ...one, topic, teacher: teacherOf(one.id) }];
  });
  return {
    weekday: slots.filter(({ group }) => group === 'weekday'),
    weekend: slots.filter(({ group }) => group === 'weekend'),
  };
}

/** Hours, price, location and class times of a programme (docs/requirements.md, R18.2). */
export function courseInfo(programme: Programme) {
  const { level } = programme;
  const { weekday, weekend } = programmeGroups(programme);
  return {
    hours: hoursPerWeek(programme),
    price: `${priceText({ ...prices[level], from: level === 'o-level' })} per hour`,
    location: school.address,
    classTime: [...weekday, ...weekend].map(({ day, time }) => `${day} ${time}`),
  };
}

/** Hours a week of each subject of a programme, by the length of its classes. */
function hoursBySubject(programme: Programme): Map<string, number> {
  const { weekday, weekend } = programmeGroups(programme);
  return new Map([...weekday, ...weekend].map((slot) => [slot.subject, lengthOf(slot)]));
}

/** '3 hours per week', '… in each subject', or one per subject when they differ. */
function hoursPerWeek(programme: Programme): string {
  const hours = hoursBySubject(programme);
  const [first = weeklyHours[programme.level], ...others] = new Set(hours.values());
  if (others.length > 0) {
    const each = [...hours].map(([subject, length]) => `${subject} ${hoursText(length)}`);
    return `${each.join(', ')} per week`;
  }
  return `${hoursText(first)} per week${hours.size > 1 ? ' in each subject' : ''}`;
}

/** The figure above 'hours a week': '3', or '2-3' when a programme's subjects differ. */
export function weeklyHoursFigure(programme: Programme): string {
  return [...new Set(hoursBySubject(programme).values())].sort().join('-');
}

/**
 * What a month costs: 'A month of Physics, 3 hours a week: Local GCE LKR 10,800, …'. Of a programme
 * of several subjects, one subject.
 */
export function monthText(programme: Programme): string {
  const { subject, fees } = programme;
  const own = hoursBySubject(programme).get(subject);
  const hours = own ?? weeklyHours[programme.level];
  const sums = fees.map((fee) => {
    const sum = times({ currency: fee.currency, amount: fee.amount }, hours * month.weeks);
    return `${fee.name} ${moneyText(sum)}`;
  });
  const what = own === undefined ? programmePage.oneSubject : subject;
  return `${programmePage.month} ${what}, ${hoursText(hours)} a week: ${sums.join(', ')}. ${month.note}`;
}

/**
 * The link of a programme's Register Now or Enroll Now: its level and its subject of the form, or
 * the course where the form has no such subject.
 */
export function programmeRegisterLink(
  { level, subject, path }: Programme,
  curriculum?: Curriculum,
): RegisterLink {
  const registersAs = taughtSubjectAt(level, subject)?.registersAs;
  return registersAs
    ? registerLink({ level, subjects: [registersAs], curriculum })
    : registerLink({ level, course: path, curriculum });
}

/** A related course: name and path (docs/requirements.md, R18.9), and its book's look. */
export function relatedCourses({ related }: Pick<Programme, 'related'>) {
  return related.flatMap((path) =>
    levelKeys.flatMap((level) => {
      const subjects: readonly TaughtSubject[] = Object.values(taughtSubjects[level]);
      const subject = subjects.find(({ programme }) => programme === path);
      return subject ? [{ path, level, name: subject.shortName, colour: subject.colour }] : [];
    }),
  );
}
