import type { Documents } from '#content/schemas/documents.ts';
import { type Curriculum, curricula } from '#content/teaching/fees.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { groupNames, knownClassById, type SchoolClass, slugOf, weekOf } from './classes.ts';

/** The choices in 'My timetable'. The classes are of the level, in the order of the week. */
export interface Choice {
  readonly level: Level;
  readonly curriculum: Curriculum;
  readonly classes: readonly SchoolClass[];
}

/**
 * Reads a choice from a query or a form: `level`, `curriculum`, and one `class` for each class id.
 * Unknown values are left out; undefined when there is no level.
 */
export function readChoice(
  documents: Documents,
  query: URLSearchParams | FormData,
): Choice | undefined {
  const level = readLevel(query);
  if (!level) return undefined;
  const ids = new Set<unknown>(query.getAll('class'));
  return {
    level,
    curriculum: readCurriculum(query) ?? 'Local GCE',
    classes: weekOf(documents)[level].filter(({ id }) => ids.has(id)),
  };
}

/** Whether a query brings anything to a page that shows a choice: also what it names without a level. */
export function hasChoice(query: URLSearchParams): boolean {
  const named = readLevel(query) ?? readCurriculum(query);
  return named !== undefined || query.has('class') || query.has('course');
}

/** The level that a query or a form names. */
export function readLevel(query: URLSearchParams | FormData): Level | undefined {
  return levelKeys.find((key) => key === query.get('level'));
}

/** The curriculum that a query names, as 'Local GCE' or 'local-gce'. */
export function readCurriculum(query: URLSearchParams | FormData): Curriculum | undefined {
  const asked = slugOf(String(query.get('curriculum') ?? ''));
  return curricula.find((one) => slugOf(one) === asked);
}

/** The query of a choice, the same for the same choice: 'level=a-level&curriculum=…&class=…'. */
export function choiceQuery(documents: Documents, { level, curriculum, classes }: Choice): string {
  const query = new URLSearchParams({ level, curriculum: slugOf(curriculum) });
  for (const { id } of weekOf(documents)[level]) {
    if (classes.some((one) => one.id === id)) query.append('class', id);
  }
  return query.toString();
}

/** A class with its group: 'Physics: Saturday 9.00 a.m.–12 noon (weekend group)'. */
export function choiceLine({ subject, day, time, group }: SchoolClass): string {
  return `${subject}: ${day} ${time} (${groupNames[group].toLowerCase()})`;
}

/** The same by the class's id; the id if the class is no longer known. */
export function choiceLineOf(documents: Documents, id: string): string {
  const one = knownClassById(documents, id);
  return one ? choiceLine(one) : id;
}
