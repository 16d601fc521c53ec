import { subjectsFieldName } from '#payloads/form-fields.ts';
import { choiceNote, readChoice } from '#rules/timetable/choice.ts';
import { chooseSubjects } from './subject-selection.ts';

/**
 * Fills in what a Register link carries: `level` and each `subject`, and the classes chosen on the
 * timetable as a note that the student sees and can change. What stands there already stays: the
 * server may have ticked the same, or the visitor something else.
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
