import type { ProgrammePath } from '#content/pages/paths.ts';
import { weeklyHours } from '#content/school/claims.ts';
import { school } from '#content/school/school.ts';
import { type Curriculum, prices } from '#content/teaching/fees.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { programmes } from '#content/teaching/programmes/programmes-by-path.ts';
import { hoursText } from '../calendar/times.ts';
import { priceText } from '../fees/money.ts';
import { type Group, type SchoolClass, taughtSubjectAt, weekOf } from '../timetable/classes.ts';
import { type RegisterLink, registerLink } from '../timetable/register-link.ts';

/** A line of a programme page's timetable: day, time, topic, room (docs/requirements.md, R18.3). */
export interface ProgrammeSlot extends SchoolClass {
  readonly topic: string;
}

/** The classes of a programme, by group, in the order of the week. */
export function programmeGroups(programme: Programme): Record<Group, readonly ProgrammeSlot[]> {
  const slots = weekOf[programme.level].flatMap((one) => {
    const topic = programme.classes.find(({ subject }) => subject === one.subject)?.topic;
    return topic === undefined ? [] : [{ ...one, topic }];
  });
  return {
    weekday: slots.filter(({ group }) => group === 'weekday'),
    weekend: slots.filter(({ group }) => group === 'weekend'),
  };
}

/** The course info of a programme page (docs/requirements.md, R18.2). */
export interface CourseInfo {
  readonly hours: string;
  readonly price: string;
  readonly location: string;
  /** One entry a class: 'Wednesday 3.00–6.00 p.m.' */
  readonly classTime: readonly string[];
}

/** Hours, price, location and class times of a programme. */
export function courseInfo(programme: Programme): CourseInfo {
  const { weekday, weekend } = programmeGroups(programme);
  return {
    hours: `${hoursText(weeklyHours[programme.level])} per week`,
    price: `${priceText(prices[programme.level])} per hour`,
    location: school.address.value,
    classTime: [...weekday, ...weekend].map(({ day, time }) => `${day} ${time}`),
  };
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

/** A related course: name and path (docs/requirements.md, R18.9). */
export function relatedCourses(programme: Programme): readonly Programme[] {
  return programme.related.map((path) => programmes[path]);
}

/** The programme of a path; undefined for any other. */
export function programmeAt(path: string): Programme | undefined {
  return Object.hasOwn(programmes, path) ? programmes[path as ProgrammePath] : undefined;
}
