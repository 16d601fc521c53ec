import type { Level } from '#content/teaching/levels.ts';
import { choiceLine } from './choice.ts';
import { type SchoolClass, weekOf } from './classes.ts';

/** What a registration says about classes. */
export interface RegisteredSubjects {
  readonly level: Level;
  readonly subjects: readonly string[];
  readonly specialRequirements?: string;
}

/**
 * The classes of the timetable that a registration is about, in the order of the week. Where the
 * special requirements still hold the lines that 'My timetable' wrote, a subject's named groups;
 * else every group of it, since nobody has chosen one yet.
 */
export function registeredClasses({
  level,
  subjects,
  specialRequirements = '',
}: RegisteredSubjects): SchoolClass[] {
  const lines = new Set(specialRequirements.split(/\r?\n/).map((line) => line.trim()));
  const possible = weekOf[level].filter(
    ({ registersAs }) => registersAs !== null && subjects.includes(registersAs),
  );
  const named = possible.filter((one) => lines.has(choiceLine(one)));
  return possible.filter(
    (one) =>
      named.includes(one) || !named.some(({ registersAs }) => registersAs === one.registersAs),
  );
}
