import type { Level, RegistrationSubject } from '#content/levels.ts';

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
