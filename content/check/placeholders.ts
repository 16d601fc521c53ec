import { type DocumentId, type Documents, labelOf } from '../schemas/documents.ts';
import { pointer } from '../schemas/editor-fields.ts';

/** A placeholder for a fact that the school has not given or confirmed. */
export interface Placeholder {
  readonly document: DocumentId;
  /** A JSON Pointer to the value. */
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
}

/** Every value of a document that its record marks as a placeholder. */
export function placeholdersIn(document: DocumentId, whole: unknown): Placeholder[] {
  return marksIn(whole, []);

  function marksIn(inside: unknown, above: readonly string[]): Placeholder[] {
    if (typeof inside !== 'object' || inside === null) return [];
    const { placeholders = [], ...fields } = inside as { placeholders?: readonly string[] };
    return Object.entries(fields).flatMap(([key, value]) => {
      const steps = [...above, key];
      if (!placeholders.includes(key)) return marksIn(value, steps);
      return [{ document, path: pointer(steps), label: labelOf(document, steps, whole), value }];
    });
  }
}

/** A sentence for each placeholder; those of one list of records share one. */
export function placeholderSentences(documents: Documents): string[] {
  const found = Object.entries(documents).flatMap(([id, value]) =>
    placeholdersIn(id as DocumentId, value),
  );
  const byList = Map.groupBy(found, ({ document, path }) => `${document}.json, ${listAbove(path)}`);
  return [...byList].flatMap(([where, all]) =>
    where.endsWith(', ')
      ? all.map(
          ({ document, path, label, value }) =>
            `${label} is still ${JSON.stringify(value)} (${document}.json, ${path}).`,
        )
      : [`Still examples or not confirmed: ${records(all)} (${where}).`],
  );
}

/** What the records are called: the labels of their fields without the last part. */
function records(all: readonly Placeholder[]): string {
  return [...new Set(all.map(({ label }) => label.slice(0, label.lastIndexOf(', '))))].join('; ');
}

/** The list that a field's record is in: '/a-level/3/name' -> '/a-level'; '' outside lists. */
function listAbove(path: string): string {
  return /^(.*?)\/\d+\//.exec(path)?.[1] ?? '';
}
