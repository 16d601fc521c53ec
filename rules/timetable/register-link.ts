import { type ProgrammePath, sitePaths } from '#content/pages/paths.ts';
import type { Curriculum } from '#content/teaching/fees.ts';
import { type Level, levelKeys, type RegistrationSubject } from '#content/teaching/levels.ts';
import type { SchoolClass } from './classes.ts';

/** A link to the registration form with choices in it. */
export type RegisterLink = '/register' | `/register?${string}`;

/** The choices in a link to the form. */
export interface RegisterChoices {
  readonly level?: Level;
  readonly subjects?: readonly RegistrationSubject[];
  /** A programme that is not a subject of the form. */
  readonly course?: ProgrammePath;
  readonly curriculum?: Curriculum;
  readonly classes?: readonly Pick<SchoolClass, 'id'>[];
}

/**
 * The link that opens the form with choices in it:
 * '/register?level=a-level&subject=Physics&class=a-level-physics-wednesday'.
 */
export function registerLink(choices: RegisterChoices = {}): RegisterLink {
  const { level, subjects = [], course, curriculum, classes = [] } = choices;
  const query = new URLSearchParams();
  if (level) query.set('level', level);
  for (const subject of new Set(subjects)) query.append('subject', subject);
  // '/programs/a-level-science' -> 'a-level-science'
  if (course) query.set('course', course.replace('/programs/', ''));
  if (curriculum) query.set('curriculum', curriculum);
  for (const { id } of classes) query.append('class', id);
  // Older browsers lack its size.
  const text = query.toString();
  return text ? `/register?${text}` : '/register';
}

/** The Register link of one class; of a full class it asks for a place on the waiting list. */
export function classRegisterLink(
  one: Pick<SchoolClass, 'id' | 'level' | 'registersAs'>,
): RegisterLink {
  const { level, registersAs } = one;
  return registerLink({ level, subjects: registersAs ? [registersAs] : [], classes: [one] });
}

/** Whether a link's course is one of the site's programmes. */
export function isCourse(id: unknown): id is string {
  return typeof id === 'string' && sitePaths.some((path) => path === `/programs/${id}`);
}

/** The level of a link's course. */
export function levelOfCourse(course: string): Level | undefined {
  return levelKeys.find((level) => course.startsWith(level));
}
