import { sitePaths } from '#content/pages/paths.ts';
import type { Curriculum } from '#content/teaching/fees.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
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

/** Ticks these subjects of a level and no others. */
export function chooseSubjects(
  form: HTMLFormElement,
  level: Level,
  subjects: readonly string[],
): void {
  const name = subjectsFieldName(level);
  for (const box of form.querySelectorAll<HTMLInputElement>('[name^="subjects-"]')) {
    box.checked = box.name === name && subjects.includes(box.value);
  }
}
