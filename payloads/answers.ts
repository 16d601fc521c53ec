import type { Documents } from '#content/schemas/documents.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { taughtSubjects } from '#content/teaching/subjects.ts';
import { dayText } from '#rules/calendar/date-words.ts';
import { classText } from '#rules/timetable/classes.ts';
import { type Field, fieldList } from './form-fields.ts';

/** The answer to one field, as text for people. */
export type Answer = ReturnType<typeof answersOf>[number];

/** The answers in the form's order, without empty ones. */
export function answersOf(
  documents: Documents,
  fields: Readonly<Record<string, Field>>,
  payload: object,
) {
  const values: Record<string, unknown> = { ...payload };
  return fieldList(fields)
    .map(({ name, label, kind }) => ({
      name,
      label,
      kind,
      text: answerText(documents, kind, values[name]),
    }))
    .filter(({ text }) => text !== '');
}

/**
 * One answer as text; '' when it is missing, as in a payload that was sent before the field was
 * added.
 */
export function answerText(documents: Documents, kind: Field['kind'], value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'terms') return value ? 'Agreed' : '';
  if (Array.isArray(value)) {
    const isClasses = kind === 'classes';
    return value
      .map((each) => (isClasses ? classText(documents, each) : each))
      .join(isClasses ? '; ' : ', ');
  }
  const text = String(value).trim();
  if (kind === 'date') return dayText(text);
  if (kind === 'level') return levels[text as Level]?.name ?? text;
  return kind === 'course' ? courseText(text) : text;
}

/** 'a-level-science' -> 'A Level Science'. */
export function courseText(id: string): string {
  for (const level of levelKeys) {
    for (const [subject, { programme }] of Object.entries(taughtSubjects[level])) {
      if (programme === `/programs/${id}`) return `${levels[level].name} ${subject}`;
    }
  }
  return id;
}
