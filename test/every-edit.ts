import { changed, type Steps } from '#content/schemas/document-value.ts';
import { type DocumentId, type Documents, problemsInFields } from '#content/schemas/documents.ts';

/** An edit of one value, and the documents with it. */
export interface SingleEdit {
  readonly document: DocumentId;
  readonly steps: Steps;
  readonly to: unknown;
  readonly edited: Documents;
}

/** For every value of the documents one that the schemas allow in its place, if there is one. */
export function everyEdit(documents: Documents): SingleEdit[] {
  return (Object.keys(documents) as DocumentId[]).flatMap((document) => {
    const value: unknown = documents[document];
    return leaves(value).flatMap(({ steps, leaf }) => {
      for (const to of others(leaf)) {
        const next = changed(value, steps, to);
        if (problemsInFields(document, next).length > 0) continue;
        return [{ document, steps, to, edited: { ...documents, [document]: next } as Documents }];
      }
      return [];
    });
  });
}

function leaves(value: unknown, steps: Steps = []): { steps: Steps; leaf: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ steps, leaf: value }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isFact = key !== 'id' && key !== 'placeholders' && key !== 'former';
    return isFact ? leaves(inner, [...steps, key]) : [];
  });
}

/** Values that differ in one place, for all kinds of fields. */
function others(leaf: unknown): unknown[] {
  if (typeof leaf === 'number') return [leaf + 1, leaf - 1];
  if (typeof leaf === 'boolean') return [!leaf];
  if (typeof leaf !== 'string') return [];
  const otherDigit = leaf.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 9));
  const days = ['Monday', 'Sunday'].filter((day) => day !== leaf);
  return [otherDigit, `${leaf} x`, `${leaf}x`, `x${leaf}`, '10:30', ...days].filter(
    (other) => other !== leaf,
  );
}
