import * as v from 'valibot';
import { courses } from './courses.ts';
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

/** ['classes', 'o-level', '0'] -> '/classes/o-level/0' */
export function pointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** What a clerk would call a field: 'O Level teachers, Mr. Perera, Name'. */
export function labelOf(id: DocumentId, steps: readonly string[], whole: unknown): string {
  const names: string[] = [];
  let schema: v.GenericSchema | undefined = schemas[id];
  let value = whole;
  for (const step of steps) {
    schema = schema && inside(schema, step);
    value = (value as Record<string, unknown> | null | undefined)?.[step];
    const title = schema && titleOf(schema);
    if (title) names.push(title);
    else if (/^\d+$/.test(step)) names.push(nameOf(value) ?? String(Number(step) + 1));
    else names.push(step);
  }
  return names.join(', ') || id;
}

function titleOf(schema: v.GenericSchema): string | undefined {
  const { wrapped } = schema as Nested;
  return v.getTitle(schema) ?? (wrapped && v.getTitle(wrapped));
}

/** What an entry of a list is called. */
function nameOf(entry: unknown): string | undefined {
  const { name, title, text, subject, day, from } = Object(entry) as Record<string, unknown>;
  const called = name ?? title ?? text ?? (subject && `${subject}, ${day} ${from}`);
  return typeof called === 'string' ? called : undefined;
}

/** The parts of valibot's schemas that have other schemas inside. */
interface Nested {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

function inside(schema: v.GenericSchema, step: string): v.GenericSchema | undefined {
  const { entries, item, wrapped } = schema as Nested;
  if (wrapped) return inside(wrapped, step);
  return entries ? entries[step] : item;
}
