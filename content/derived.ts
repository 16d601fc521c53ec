import type { Documents } from './schemas/documents.ts';

/**
 * What follows from the documents of a version: made when it is first asked for, and kept as long as
 * the documents are.
 */
export function derived<Result>(make: (documents: Documents) => Result) {
  const made = new WeakMap<Documents, { readonly result: Result }>();
  return (documents: Documents): Result => {
    const known = made.get(documents) ?? { result: make(documents) };
    made.set(documents, known);
    return known.result;
  };
}
