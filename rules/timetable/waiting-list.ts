import type { Today } from '#payloads/today.ts';
import { placesOf } from './changes.ts';
import { type SchoolClass, weekOf } from './classes.ts';
import { chosenClasses, type RegisteredSubjects } from './registered-classes.ts';

/**
 * The full classes that a registration asks for, in the order of the week: those it has chosen, and
 * of a subject without a chosen class every group, if all of them are full.
 */
export function waitingFor(
  registration: RegisteredSubjects,
  places: Today['places'],
): SchoolClass[] {
  const week = weekOf[registration.level];
  const chosen = chosenClasses(registration);
  const isFull = ({ id }: SchoolClass) => placesOf(id, places) === 'full';
  const unchosen = registration.subjects
    .map((subject) => week.filter(({ registersAs }) => registersAs === subject))
    .filter((groups) => !groups.some((one) => chosen.includes(one)));
  const asked = [...chosen.filter(isFull), ...unchosen.filter((all) => all.every(isFull)).flat()];
  return week.filter((one) => asked.includes(one));
}
