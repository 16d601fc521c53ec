import type { Level } from '#content/teaching/levels.ts';
import { registrationAppearances, type SubjectColour } from '#content/teaching/subjects.ts';
import { subjectsFieldName } from '#payloads/form-fields.ts';
import { choiceNote, readChoice } from '#rules/timetable/choice.ts';

/**
 * Fills in what a Register link carries: `level` and each `subject`, and the classes chosen on the
 * timetable as a note that the student sees and can change. What is in the form already stays.
 */
export function prefillFromQuery(form: HTMLFormElement, query: URLSearchParams): void {
  const choice = readChoice(query);
  if (!choice) return;
  const note = form.querySelector<HTMLTextAreaElement>('[name="specialRequirements"]');
  if (note && note.value === '') note.value = choiceNote(choice);
  if (new FormData(form).has('level')) return;
  const level = form.querySelector<HTMLInputElement>(`[name="level"][value="${choice.level}"]`);
  if (level) level.checked = true;
  chooseSubjects(form, choice.level, query.getAll('subject'));
}

/** The same as values of the inputs, for the server to render; also of the timetable's form. */
export function prefilledValues(query: URLSearchParams): URLSearchParams {
  const choice = readChoice(query);
  const values = new URLSearchParams(query);
  if (!choice) return values;
  for (const subject of query.getAll('subject')) {
    values.append(subjectsFieldName(choice.level), subject);
  }
  values.set('specialRequirements', choiceNote(choice));
  return values;
}

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
  const name = subjectsFieldName(level);
  for (const box of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    box.checked = subjects.includes(box.value);
  }
}

/** The colour of a subject, by the name in the form. */
export function subjectColour(subject: string): SubjectColour {
  const looks: Record<string, { colour: SubjectColour }> = registrationAppearances;
  return looks[subject]?.colour ?? 'other';
}
