import type { Level, RegistrationSubject } from '#content/teaching/levels.ts';

/** A link to the registration form with choices in it. */
export type RegisterLink = '/register' | `/register?${string}`;

/**
 * The link that opens the form with a level and subjects chosen:
 * '/register?level=a-level&subject=Physics'. Without subjects it carries the level only.
 */
export function registerLink(
  level?: Level,
  subjects: readonly RegistrationSubject[] = [],
): RegisterLink {
  if (!level) return '/register';
  const query = new URLSearchParams({ level });
  for (const subject of new Set(subjects)) query.append('subject', subject);
  return `/register?${query}`;
}

/** The Register link of a class, a course or a subject: it knows what the form calls it. */
export function registerLinkOf(about: {
  readonly level: Level;
  readonly registersAs: RegistrationSubject | null;
}): RegisterLink {
  return registerLink(about.level, about.registersAs ? [about.registersAs] : []);
}

/** The same for a class that is full: it names the class, as a choice on the timetable does, so that
 * the form can say what a place on its waiting list means, and the office sees which it is. */
export function waitingListLinkOf(about: {
  readonly id: string;
  readonly level: Level;
  readonly registersAs: RegistrationSubject | null;
}): RegisterLink {
  const { level, registersAs, id } = about;
  const query = new URLSearchParams({ level });
  if (registersAs) query.append('subject', registersAs);
  query.append('class', id);
  return `/register?${query}`;
}
