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

/** A sentence for each placeholder. */
export function placeholderSentences(documents: Documents): string[] {
  return Object.entries(documents)
    .flatMap(([id, value]) => placeholdersIn(id as DocumentId, value))
    .map(
      ({ document, path, label, value }) =>
        `${label} is still ${value === null ? 'empty' : JSON.stringify(value)} (${document}.json, ${path}).`,
    );
}
