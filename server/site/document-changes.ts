import { isDeepStrictEqual } from 'node:util';
import { type DocumentId, type Documents, labelOf } from '#content/schemas/documents.ts';
import { pointer } from '#content/schemas/editor-fields.ts';
import type { SiteChange } from '#server/store/site-versions.ts';
import { pagesShowing } from './pages-showing.ts';
import { documentIds } from './site-documents.ts';

interface Difference {
  readonly steps: readonly string[];
  /** Null: not there. */
  readonly from: unknown;
  readonly to: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Entry = Fields & { readonly id: string };

/** What differs between two versions, field by field, in the order of the documents. */
export function changesBetween(from: Documents, to: Documents): SiteChange[] {
  return documentIds.flatMap((document) => changesIn(document, from, to));
}

function changesIn(document: DocumentId, from: Documents, to: Documents): SiteChange[] {
  return differences(from[document], to[document], []).map(({ steps, ...change }) => {
    // What was removed is only in the previous version.
    const documents = change.to === null ? from : to;
    return {
      document,
      path: pointer(steps),
      label: labelOf(document, steps, documents[document]),
      ...change,
      pages: pagesShowing(document, steps, documents),
    };
  });
}

function differences(from: unknown, to: unknown, steps: readonly string[]): Difference[] {
  if (isDeepStrictEqual(from, to)) return [];
  if (areRecords(from) && areRecords(to)) return differencesInRecords(from, to, steps);
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return from.flatMap((item, at) => differences(item, to[at], [...steps, String(at)]));
  }
  if (isFields(from) && isFields(to)) return differencesInFields(from, to, steps);
  return [{ steps, from: from ?? null, to: to ?? null }];
}

function differencesInFields(from: Fields, to: Fields, steps: readonly string[]): Difference[] {
  const marks = new Set(marksOf(from)).symmetricDifference(new Set(marksOf(to)));
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) => {
    if (key === 'placeholders') return [];
    const inside = [...steps, key];
    const found = differences(from[key], to[key], inside);
    // Confirmed as it is.
    const isMarkOnly = found.length === 0 && marks.has(key);
    return isMarkOnly ? [{ steps: inside, from: from[key], to: to[key] }] : found;
  });
}

/** Records are the same by their ids, wherever they are in the list. */
function differencesInRecords(
  from: readonly Entry[],
  to: readonly Entry[],
  steps: readonly string[],
): Difference[] {
  const found = to.flatMap((item, at): Difference[] => {
    const inside = [...steps, String(at)];
    const before = from.find(({ id }) => id === item.id);
    return before ? differences(before, item, inside) : [{ steps: inside, from: null, to: item }];
  });
  const removed = from.flatMap((item, at): Difference[] =>
    to.some(({ id }) => id === item.id)
      ? []
      : [{ steps: [...steps, String(at)], from: item, to: null }],
  );
  const order = (items: readonly Entry[], others: readonly Entry[]) =>
    items.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  const [was, is] = [order(from, to), order(to, from)];
  const moved = isDeepStrictEqual(was, is) ? [] : [{ steps, from: was, to: is }];
  return [...found, ...removed, ...moved];
}

/**
 * An edited document, without the marks of placeholders that have another value now.
 * @param published the same document as published
 */
export function withoutOldMarks(published: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, at) => withoutOldMarks(counterpart(published, item, at), item));
  }
  if (!isFields(value)) return value;
  const before = isFields(published) ? published : {};
  const marks = marksOf(value).filter(
    (mark) => !marksOf(before).includes(mark) || isDeepStrictEqual(before[mark], value[mark]),
  );
  const { placeholders: _, ...fields } = value;
  const entries = Object.entries(fields).map(([key, field]) => [
    key,
    withoutOldMarks(before[key], field),
  ]);
  return { ...Object.fromEntries(entries), ...(marks.length > 0 && { placeholders: marks }) };
}

function counterpart(list: unknown, item: unknown, at: number): unknown {
  if (!Array.isArray(list)) return undefined;
  return isFields(item) && 'id' in item
    ? list.find((other) => isFields(other) && other.id === item.id)
    : list[at];
}

function marksOf({ placeholders }: Fields): string[] {
  return Array.isArray(placeholders) ? placeholders : [];
}

function areRecords(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((item) => isFields(item) && 'id' in item);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
