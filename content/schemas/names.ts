import { type ProgrammePath, sitePaths } from '../pages/paths.ts';
import type { Level, RegistrationSubject } from '../teaching/levels.ts';
import { registrationAppearances, taughtSubjects } from '../teaching/subjects.ts';

type NameOf<Path> = Path extends `/programs/${infer Name}` ? Name : never;

/** The last parts of their paths: 'o-level-ict'. */
export const programmeNames = sitePaths
  .filter((path) => path.startsWith('/programs/'))
  .map((path) => path.slice('/programs/'.length)) as NameOf<ProgrammePath>[];

/** 'o-level-ict' -> 'O Level ICT' */
export function programmeTitle(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ').replace('Ict', 'ICT');
}

/** The names that pages and the timetable use at a level. */
export function taughtAt<L extends Level>(level: L) {
  return Object.keys(taughtSubjects[level]) as (keyof (typeof taughtSubjects)[L] & string)[];
}

/** The subjects that the registration form lists. */
export const subjectsOfForm = Object.keys(registrationAppearances) as RegistrationSubject[];
