import * as v from 'valibot';
import { courses } from './courses.ts';
import { type EditorField, labelIn, pointer } from './editor-fields.ts';
import { fieldOf } from './field-of.ts';
import { legal, replies } from './letters.ts';
import { pages } from './pages.ts';
import { lecturers, teachers, testimonials } from './people.ts';
import { claims, facilities, school } from './school.ts';
import { fees, holidays, offer, timetable } from './teaching.ts';

/** The schema of each document, by its id. */
export const schemas = {
  school,
  fees,
  timetable,
  teachers,
  lecturers,
  testimonials,
  facilities,
  holidays,
  offer,
  claims,
  courses,
  pages,
  replies,
  legal,
};

export type DocumentId = keyof typeof schemas;

export type Documents = Readonly<{
  [Id in DocumentId]: Frozen<v.InferOutput<(typeof schemas)[Id]>>;
}>;

type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;

/** What is wrong with a field of a document. */
export interface FieldProblem {
  /** A JSON Pointer. */
  readonly path: string;
  /** 'Hotline: write it as …' */
  readonly message: string;
}

/** What its schema finds wrong with a document: empty if it may be used. */
export function problemsInFields(id: DocumentId, value: unknown): FieldProblem[] {
  const { issues = [] } = v.safeParse(schemas[id], value);
  return issues.map(({ path = [], message }) => {
    const steps = path.map(({ key }) => String(key));
    return { path: pointer(steps), message: `${labelOf(id, steps, value)}: ${message}` };
  });
}

/** The fields of each document, as the office's editor shows them. */
export const documentFields = Object.fromEntries(
  Object.entries(schemas).map(([id, schema]) => [id, fieldOf(schema)]),
) as Record<DocumentId, EditorField>;

/** What a clerk would call a field: 'O Level teachers, Mr. Perera, Name'. */
export function labelOf(id: DocumentId, steps: readonly string[], whole: unknown): string {
  return labelIn(documentFields[id], steps, whole) || id;
}
