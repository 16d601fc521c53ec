import type { Today } from '#payloads/today.ts';
import { placesOf } from './changes.ts';
import { choiceLine } from './choice.ts';
import { type SchoolClass, weekOf } from './classes.ts';
import type { RegisteredSubjects } from './registered-classes.ts';

/**
 * The full classes that a registration asks for, in the order of the week. A class is asked for by
 * the line that 'My timetable' and the link of a full class write into the special requirements; of
 * a subject without such a line every group is, and then it is full only when all of them are.
 */
export function waitingFor(
  { level, subjects, specialRequirements = '' }: RegisteredSubjects,
  places: Today['places'],
): SchoolClass[] {
  const lines = new Set(specialRequirements.split(/\r?\n/).map((line) => line.trim()));
  const week = weekOf[level];
  const isFull = ({ id }: SchoolClass) => placesOf(id, places) === 'full';
  const isNamed = (one: SchoolClass) => lines.has(choiceLine(one));
  const groupsOf = (subject: string) => week.filter(({ registersAs }) => registersAs === subject);
  const unnamed = subjects.map(groupsOf).filter((groups) => !groups.some(isNamed));
  const wholly = unnamed.filter((groups) => groups.every(isFull)).flat();
  return week.filter((one) => wholly.includes(one) || (isNamed(one) && isFull(one)));
}
