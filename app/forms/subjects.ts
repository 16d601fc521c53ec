import type { Level } from '#content/levels.ts';
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
