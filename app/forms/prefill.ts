import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { courseText } from '#payloads/answers.ts';
import { MOST_CLASSES, subjectsFieldName } from '#payloads/form-fields.ts';
import { readCurriculum, readLevel } from '#rules/timetable/choice.ts';
import { classById, classLabel, knownClassById } from '#rules/timetable/classes.ts';
import { isCourse, levelOfCourse } from '#rules/timetable/register-link.ts';
import { documents } from '../documents.ts';
import { FILLED_IN } from './form-values.ts';

/** What a Register link brings besides level and subjects: a box of the form, ticked at first. */
export interface LinkedBox {
  name: 'classes' | 'course' | 'curriculum';
  value: string;
  label: string;
  subject?: string;
  /** Absent if another level has it too. */
  level?: Level | undefined;
  /** The visitor has unticked it. */
  isOff?: boolean;
}

/** @param values an address's query, or the values of the form itself; unknown ones are left out */
export function readLinkedBoxes(values: URLSearchParams): LinkedBox[] {
  const ids = new Set([...values.getAll('class'), ...values.getAll('classes')]);
  const classes = [...ids]
    .flatMap((id) => knownClassById(documents, id) ?? [])
    .slice(0, MOST_CLASSES);
  const courses = values.getAll('course').slice(0, 1);
  const curriculum = readCurriculum(values);
  return [
    ...classes.map((one) => ({
      name: 'classes' as const,
      value: one.id,
      // An older link may name a class that was removed since.
      label: classById(documents, one.id) ? classLabel(one) : `${classLabel(one)} (has ended)`,
      subject: subjectColour(one.registersAs ?? one.subject),
      level: one.level,
    })),
    ...courses.filter(isCourse).map((course) => ({
      name: 'course' as const,
      value: course,
      label: courseText(course),
      level: levelOfCourse(course),
    })),
    ...(curriculum ? [{ name: 'curriculum' as const, value: curriculum, label: curriculum }] : []),
  ];
}

/** Ticks a Register link's `level` and each `subject`, where no level is picked yet. */
export function prefillFromQuery(form: HTMLFormElement, query: URLSearchParams): void {
  const level = readLevel(query);
  if (!level || new FormData(form).has('level')) return;
  const radio = form.querySelector<HTMLInputElement>(`[name="level"][value="${level}"]`);
  if (radio) radio.checked = true;
  chooseSubjects(form, level, query.getAll('subject'));
}

/**
 * An address's choice as values of the inputs, for the server to render. Nothing else: a link must
 * not fill in the consent or an answer.
 */
export function prefilledValues(query: URLSearchParams): URLSearchParams {
  const level = readLevel(query);
  const choice = ['level', 'curriculum', 'class', 'hours', ...levelKeys.map(subjectsFieldName)];
  const values = new URLSearchParams([...query].filter(([name]) => choice.includes(name)));
  if (level) {
    for (const subject of query.getAll('subject')) values.append(subjectsFieldName(level), subject);
  }
  for (const { name, value } of readLinkedBoxes(query)) values.append(name, value);
  return values;
}

/** Ticks these subjects of a level and no others. */
export function chooseSubjects(form: HTMLFormElement, level: Level, subjects: readonly string[]) {
  const name = subjectsFieldName(level);
  for (const box of form.querySelectorAll<HTMLInputElement>('[name^="subjects-"]')) {
    box.checked = box.name === name && subjects.includes(box.value);
  }
  form.dispatchEvent(new Event(FILLED_IN));
}
