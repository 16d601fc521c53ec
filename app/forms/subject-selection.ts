import type { Level } from '#content/teaching/levels.ts';
import { registrationAppearances, type SubjectColour } from '#content/teaching/subjects.ts';
import { subjectsFieldName } from '#payloads/form-fields.ts';

/** Unticks every subject: another level has other subjects (docs/requirements.md, R20.3). */
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
  for (const box of form.querySelectorAll<HTMLInputElement>(
    `[name="${subjectsFieldName(level)}"]`,
  )) {
    box.checked = subjects.includes(box.value);
  }
}

/** The colour of a subject, by the name the form lists it under. */
export function subjectColour(subject: string): SubjectColour {
  const looks: Record<string, { colour: SubjectColour }> = registrationAppearances;
  return looks[subject]?.colour ?? 'other';
}
