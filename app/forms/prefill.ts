import { sitePaths } from '#content/pages/paths.ts';
import type { Curriculum } from '#content/teaching/fees.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { registrationAppearances, type SubjectColour } from '#content/teaching/subjects.ts';
import { MOST_CLASSES, subjectsFieldName } from '#payloads/form-fields.ts';
import { readCurriculum } from '#rules/timetable/choice.ts';
import { classById, type SchoolClass } from '#rules/timetable/classes.ts';

/** The values of a Register link other than level and subjects; unknown ones are left out. */
export interface LinkedChoice {
  classes: readonly SchoolClass[];
  /** 'a-level-science' */
  course?: string | undefined;
  curriculum?: Curriculum | undefined;
}

export const noLinkedChoice: LinkedChoice = { classes: [] };

/** @param values an address's query, or the values of the form itself */
export function readLinkedChoice(values: URLSearchParams): LinkedChoice {
  const ids = new Set([...values.getAll('class'), ...values.getAll('classes')]);
  const classes = [...ids].flatMap((id) => classById(id) ?? []);
  const course = values.get('course') ?? '';
  return {
    classes: classes.slice(0, MOST_CLASSES),
    course: sitePaths.some((path) => path === `/programs/${course}`) ? course : undefined,
    curriculum: readCurriculum(values),
  };
}

/** The part of a choice that another level has too. */
export function ofLevel({ classes, course, curriculum }: LinkedChoice, level: string) {
  return {
    classes: classes.filter((one) => one.level === level),
    course: course?.startsWith(level) ? course : undefined,
    curriculum,
  };
}

/** Ticks a Register link's `level` and each `subject`, where no level is picked yet. */
export function prefillFromQuery(form: HTMLFormElement, query: URLSearchParams): void {
  const level = levelOf(query);
  if (!level || new FormData(form).has('level')) return;
  const radio = form.querySelector<HTMLInputElement>(`[name="level"][value="${level}"]`);
  if (radio) radio.checked = true;
  chooseSubjects(form, level, query.getAll('subject'));
}

/** An address's choice as values of the inputs, for the server to render. */
export function prefilledValues(query: URLSearchParams): URLSearchParams {
  const level = levelOf(query);
  const values = new URLSearchParams(query);
  if (!level) return values;
  const { classes, curriculum } = readLinkedChoice(query);
  for (const subject of query.getAll('subject')) values.append(subjectsFieldName(level), subject);
  for (const { id } of classes) values.append('classes', id);
  if (curriculum) values.append('curriculum', curriculum);
  return values;
}

function levelOf(query: URLSearchParams): Level | undefined {
  return levelKeys.find((key) => key === query.get('level'));
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
