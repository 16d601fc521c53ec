import { type ProgrammePath, sitePaths } from '../pages/paths.ts';
import type { Level } from '../teaching/levels.ts';
import { taughtSubjects } from '../teaching/subjects.ts';

type NameOf<Path> = Path extends `/programs/${infer Name}` ? Name : never;

export type ProgrammeName = NameOf<ProgrammePath>;

/** The last parts of their paths: 'o-level-ict'. */
export const programmeNames = sitePaths
  .filter((path) => path.startsWith('/programs/'))
  .map((path) => path.slice('/programs/'.length)) as ProgrammeName[];

/** The names that pages and the timetable use at a level. */
export function taughtAt<L extends Level>(level: L) {
  return Object.keys(taughtSubjects[level]) as (keyof (typeof taughtSubjects)[L] & string)[];
}
