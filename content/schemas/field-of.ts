import * as v from 'valibot';
import type { EditorField, FieldKind } from './editor-fields.ts';

/** From this many characters on, a text is edited in several lines. */
const LONG = 150;

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
export function fieldOf(schema: v.GenericSchema): EditorField {
  const parts = partsOf(schema);
  const { type, wrapped, options, item, entries } = parts;
  if (wrapped) {
    const inner = fieldOf(wrapped);
    const label = v.getTitle(schema) ?? inner.label;
    return { ...inner, label, empty: type === 'nullable' ? null : 'absent' };
  }
  const most = limitOf(schema, ['max_length', 'max_value']);
  const least = limitOf(schema, ['min_length', 'min_value']);
  return {
    kind: kindOf(schema, parts, most),
    label: v.getTitle(schema) ?? '',
    ...(most !== undefined && { most }),
    ...(least !== undefined && { least }),
    ...(options && { options }),
    ...(entries && { fields: fieldsIn(entries) }),
    ...(item && { item: fieldOf(item) }),
  };
}

function fieldsIn({ placeholders: _marks, ...entries }: Readonly<Record<string, v.GenericSchema>>) {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, fieldOf(entry)]));
}

/** A pipe has the properties of its first schema, but its own list of actions. */
function partsOf(schema: v.GenericSchema): Parts {
  return schema as unknown as Parts;
}

function kindOf(schema: v.GenericSchema, { type, entries }: Parts, most = 0): FieldKind {
  const { kind } = v.getMetadata(schema) as { kind?: FieldKind };
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

function limitOf(schema: v.GenericSchema, types: readonly string[]): number | undefined {
  for (const part of partsOf(schema).pipe ?? []) {
    if (types.includes(part.type)) return Number(part.requirement);
    const inner = 'pipe' in part ? limitOf(part as never, types) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
