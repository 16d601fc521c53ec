import { streams } from '#content/forms.ts';
import type { RegistrationSubject } from '#content/levels.ts';

/** The subjects a stream starts from; undefined for a name that is no stream. */
export function streamSubjects(name: string): readonly RegistrationSubject[] | undefined {
  return streams.find((stream) => stream.name === name)?.subjects;
}

/** The stream whose subjects are exactly the chosen ones, in any order. */
export function streamOf(chosen: readonly string[]): string | undefined {
  const wanted = new Set(chosen);
  return streams.find(
    ({ subjects }) =>
      subjects.length === wanted.size && subjects.every((subject) => wanted.has(subject)),
  )?.name;
}
