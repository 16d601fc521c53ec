import type { Level } from '#content/teaching/levels.ts';
import { isChoiceLine } from './choice.ts';
import { type SchoolClass, weekOf } from './classes.ts';

/** What a registration says about classes. */
export interface RegisteredSubjects {
  readonly level: Level;
  readonly subjects: readonly string[];
  readonly specialRequirements?: string;
  /** Ids of the classes that were chosen. */
  readonly classes?: readonly string[] | undefined;
}

/**
 * The classes of the timetable that a registration is about, in the order of the week: of each
 * subject the groups that were chosen, or every group when none was.
 */
export function registeredClasses(registration: RegisteredSubjects): SchoolClass[] {
  const { level, subjects } = registration;
  const chosen = chosenClasses(registration);
  const possible = weekOf[level].filter(
    ({ registersAs }) => registersAs !== null && subjects.includes(registersAs),
  );
  return possible.filter(
    (one) =>
      chosen.includes(one) || !chosen.some(({ registersAs }) => registersAs === one.registersAs),
  );
}

/**
 * The classes of its level that a registration names, in the order of the week. Registrations from
 * before the key `classes` name them by the lines that 'My timetable' wrote into the special
 * requirements.
 */
export function chosenClasses({
  level,
  specialRequirements = '',
  classes = [],
}: RegisteredSubjects): SchoolClass[] {
  const lines = specialRequirements.split(/\r?\n/).map((line) => line.trim());
  const isNamed = (one: SchoolClass) => lines.some((line) => isChoiceLine(line, one));
  return weekOf[level].filter((one) => classes.includes(one.id) || isNamed(one));
}
