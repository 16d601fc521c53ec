import * as v from 'valibot';
import { type EditorField, type FieldKind, labelIn, pointer } from './editor-fields.ts';
import { claims, facilities, lecturers, school, teachers, testimonials } from './school-schemas.ts';
import { courses, fees, holidays, offer, payment, timetable } from './teaching-schemas.ts';
import { legal, pages, questions, replies } from './text-schemas.ts';

/** From this many characters on, a text is edited in several lines. */
const LONG = 150;

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
  payment,
  questions,
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
  return labelIn(documentFields[id], steps, whole);
}

/** The parts of valibot's schemas that the editor's fields are made from. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly string[];
}

/** The field of the office's editor that a schema describes. */
function fieldOf(schema: v.GenericSchema): EditorField {
  const parts = partsOf(schema);
  const { type, wrapped, options, entries } = parts;
  const item = itemOf(schema);
  if (wrapped) {
    const inner = fieldOf(wrapped);
    const label = v.getTitle(schema) ?? inner.label;
    return { ...inner, label, empty: type === 'nullable' ? null : 'absent' };
  }
  const most = limitOf(schema);
  const { currency } = metadataOf(schema);
  return {
    kind: kindOf(schema, parts, most),
    label: v.getTitle(schema) ?? '',
    ...(most !== undefined && { most }),
    ...(options && { options }),
    ...(currency && { currency }),
    ...(entries && { fields: fieldsIn(entries) }),
    ...(item && { item: fieldOf(item) }),
  };
}

/** The fields that a person edits. */
function fieldsIn({
  placeholders: _marks,
  former: _former,
  ...entries
}: Readonly<Record<string, v.GenericSchema>>) {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, fieldOf(entry)]));
}

function metadataOf(schema: v.GenericSchema): Partial<Pick<EditorField, 'kind' | 'currency'>> {
  return v.getMetadata(schema);
}

/** A pipe has the properties of its first schema, but its own list of actions. */
function partsOf(schema: v.GenericSchema): Parts {
  return schema as unknown as Parts;
}

function kindOf(schema: v.GenericSchema, { type, entries }: Parts, most = 0): FieldKind {
  const { kind } = metadataOf(schema);
  if (kind) return kind;
  switch (type) {
    case 'strict_object':
      return entries?.alt ? 'picture' : 'record';
    case 'array':
      return 'list';
    case 'picklist':
      return 'choice';
    case 'boolean':
      return 'yesNo';
    case 'number':
      return 'number';
    default:
      return most > LONG ? 'longText' : 'text';
  }
}

/** What each entry of a list is: that of the last schema of a pipe, after its length. */
function itemOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { item, pipe = [] } = partsOf(schema);
  return pipe.map((part) => itemOf(part as never)).findLast(Boolean) ?? item;
}

function limitOf(schema: v.GenericSchema): number | undefined {
  for (const part of partsOf(schema).pipe ?? []) {
    if (part.type === 'max_length' || part.type === 'max_value') return Number(part.requirement);
    const inner = 'pipe' in part ? limitOf(part as never) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
