import type { Registration } from '#payloads/form-fields.ts';
import type { Today } from '#payloads/today.ts';
import type { Instant } from '../calendar/colombo.ts';
import { classesNotOver, placesOf } from './changes.ts';
import { type SchoolClass, weekOf } from './classes.ts';

/** The answers of a registration that are about classes. */
type RegisteredSubjects = Pick<Registration, 'level' | 'subjects' | 'classes'>;

/**
 * The classes of the timetable that a registration is about, in the order of the week: of each
 * subject the chosen groups, or all groups when none was chosen. Classes that have ended are left
 * out.
 */
export function registeredClasses(registration: RegisteredSubjects, now: Instant): SchoolClass[] {
  const { level, subjects } = registration;
  const chosen = chosenClasses(registration);
  const possible = classesNotOver(weekOf[level], now).filter(
    ({ registersAs }) => registersAs !== null && subjects.includes(registersAs),
  );
  return possible.filter(
    (one) =>
      chosen.includes(one) || !chosen.some(({ registersAs }) => registersAs === one.registersAs),
  );
}

/** The classes of its level that a registration names, in the order of the week. */
export function chosenClasses({ level, classes = [] }: RegisteredSubjects): SchoolClass[] {
  return weekOf[level].filter(({ id }) => classes.includes(id));
}

/**
 * The full classes that a registration asks for, in the order of the week. A subject without a
 * chosen class counts with all its groups if all of them are full.
 */
export function waitingFor(
  registration: RegisteredSubjects,
  places: Today['places'],
  now: Instant,
): SchoolClass[] {
  const week = classesNotOver(weekOf[registration.level], now);
  const chosen = chosenClasses(registration);
  const isFull = ({ id }: SchoolClass) => placesOf(id, places) === 'full';
  const unchosen = registration.subjects
    .map((subject) => week.filter(({ registersAs }) => registersAs === subject))
    .filter((groups) => !groups.some((one) => chosen.includes(one)));
  const asked = [...chosen.filter(isFull), ...unchosen.filter((all) => all.every(isFull)).flat()];
  return week.filter((one) => asked.includes(one));
}
