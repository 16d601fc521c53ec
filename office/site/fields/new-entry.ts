import type { EditorField } from '#content/schemas/editor-fields.ts';

/** The keys of a list's entries: their ids, or their positions if they have none. */
export function keyOf(entry: unknown, at: number | string): string {
  return Object(entry).id ?? String(at);
}

/** A new entry with empty fields. Its id is a random one: links use it, so it does not change. */
export function emptyEntry(item: EditorField, entries: readonly unknown[]): unknown {
  if (item.kind !== 'record') return '';
  const { id, ...fields } = item.fields ?? {};
  const free = id?.options?.find((option) => !entries.some((entry) => keyOf(entry, '') === option));
  return {
    ...(id && { id: id.label ? '' : (free ?? Math.random().toString(36).slice(2, 10)) }),
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, { empty }]) => empty !== 'absent')
        .map(([key, field]) => [key, emptyValue(field)]),
    ),
  };
}

function emptyValue(field: EditorField): unknown {
  if (field.empty === null) return null;
  switch (field.kind) {
    case 'list':
      return [];
    case 'record':
    case 'picture':
      return Object.fromEntries(
        Object.entries(field.fields ?? {}).map(([key, inner]) => [key, emptyValue(inner)]),
      );
    case 'choice':
      return field.options?.[0];
    case 'yesNo':
      return false;
    default:
      return '';
  }
}
