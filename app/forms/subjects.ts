import type { Level } from '#content/levels.ts';
import { registrationLooks, type SubjectColour, type SubjectLook } from '#content/subjects.ts';
import { subjectsName } from './form-values.ts';

/** Unticks every subject: another level has other subjects (specification, section 4). */
export function clearSubjects(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('[name^="subjects-"]')) {
    box.checked = false;
  }
}

/** Ticks these subjects of a level and no others. */
export function chooseSubjects(
  form: HTMLFormElement,
  level: Level,
  subjects: readonly string[],
): void {
  clearSubjects(form);
  for (const box of form.querySelectorAll<HTMLInputElement>(`[name="${subjectsName(level)}"]`)) {
    box.checked = subjects.includes(box.value);
  }
}

/** The colour of a subject, by the name the form lists it under. */
export function colourOf(subject: string): SubjectColour {
  const looks: Record<string, SubjectLook> = registrationLooks;
  return looks[subject]?.colour ?? 'other';
}
