import type { Documents } from '#content/schemas/documents.ts';
import { answerText } from '#payloads/answers.ts';
import { type Form, formFields } from '#payloads/form-fields.ts';

/** A column for each field of both forms. */
export const fieldColumns = [
  ...new Set([...Object.keys(formFields.registration), ...Object.keys(formFields.enquiry)]),
];

/** The answers of a submission by column, as people read them; a day stays one that sorts. */
export function fieldCells(documents: Documents, { kind, fields }: Form): Record<string, unknown> {
  const cells: Record<string, unknown> = { ...fields };
  for (const [name, field] of Object.entries(formFields[kind])) {
    if (field.kind !== 'date') cells[name] = answerText(documents, field.kind, cells[name]);
  }
  return cells;
}

/** A time in Colombo that sorts and that Excel reads, '2026-11-21 16:05'; '' for null. */
export function tableTime(moment: number | null): string {
  if (moment === null) return '';
  return new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Colombo' }).slice(0, 16);
}
