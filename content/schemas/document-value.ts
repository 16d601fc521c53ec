// Reading, comparing and changing a document, which is plain JSON, in the browser and on the server.
// Entries of lists have ids, so that two versions of a list can be compared after its entries moved.

import { pointer } from './editor-fields.ts';

export type Steps = readonly string[];

interface Entry {
  readonly id: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** '/classes/o-level/0' -> ['classes', 'o-level', '0'] */
export function stepsOf(path: string): string[] {
  const steps = path.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at some steps; undefined if the document has no such field. */
export function valueAt(document: unknown, steps: Steps): unknown {
  return steps.reduce((outer, step) => Object(outer)[step], document);
}

/** The steps to a value in another version of the document; undefined if its entry is not there. */
export function stepsIn(document: unknown, steps: Steps, other: unknown): Steps | undefined {
  const found: string[] = [];
  let here = document;
  let there = other;
  for (const step of steps) {
    const inside = Object(here)[step];
    const at =
      Array.isArray(here) && isEntry(inside) && Array.isArray(there)
        ? String(there.findIndex((each) => isEntry(each) && each.id === inside.id))
        : step;
    if (at === '-1') return undefined;
    found.push(at);
    there = Object(there)[at];
    here = inside;
  }
  return found;
}

/** The value that another version of the document has in the same place, also in a moved entry. */
export function counterpart(document: unknown, steps: Steps, other: unknown): unknown {
  const there = stepsIn(document, steps, other);
  return there && valueAt(other, there);
}

/** A copy of the document with a new value at some steps; undefined removes the field. */
export function changed(document: unknown, steps: Steps, value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const inside = changed(Object(document)[step], rest, value);
  if (Array.isArray(document)) return document.with(Number(step), inside);
  const { [step]: _old, ...others } = Object(document) as Record<string, unknown>;
  // A key that is there stays in its place.
  return inside === undefined ? others : { ...Object(document), [step]: inside };
}

/**
 * The same, for a value that a person has typed: it is not a placeholder. Typing the published
 * value again makes it what it was.
 */
export function edited(document: unknown, steps: Steps, value: unknown, published: unknown) {
  const key = steps.at(-1) ?? '';
  const owner = steps.slice(0, -1);
  const marks = marksOf(valueAt(document, owner));
  const before = marksOf(counterpart(document, owner, published));
  const isBack = before.includes(key) && isSame(value, counterpart(document, steps, published));
  const next = changed(document, steps, value);
  if (isBack === marks.includes(key)) return next;
  const others = marks.filter((mark) => mark !== key);
  // In their order, so that the document is the published one again.
  const restored = before.filter((mark) => mark === key || marks.includes(mark));
  return withMarks(next, owner, isBack ? [...new Set([...restored, ...others])] : others);
}

/** A copy of the document in which a value is no longer a placeholder. */
export function confirmed(document: unknown, steps: Steps): unknown {
  const owner = steps.slice(0, -1);
  const marks = marksOf(valueAt(document, owner));
  return withMarks(
    document,
    owner,
    marks.filter((mark) => mark !== steps.at(-1)),
  );
}

function withMarks(document: unknown, owner: Steps, marks: readonly string[]): unknown {
  return changed(document, [...owner, 'placeholders'], marks.length > 0 ? marks : undefined);
}

/** Whether a value is marked as a placeholder. */
export function isPlaceholder(document: unknown, steps: Steps): boolean {
  return marksOf(valueAt(document, steps.slice(0, -1))).includes(steps.at(-1) ?? '');
}

/**
 * An edited document, without the marks of placeholders that have another value now.
 * @param published the same document as published
 */
export function withoutOldMarks(published: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, at) =>
      withoutOldMarks(counterpart(value, [String(at)], published), item),
    );
  }
  if (!isFields(value)) return value;
  const before = isFields(published) ? published : {};
  const marks = marksOf(value).filter(
    (mark) => !marksOf(before).includes(mark) || isSame(before[mark], value[mark]),
  );
  const { placeholders: _, ...fields } = value;
  const entries = Object.entries(fields).map(([key, field]) => [
    key,
    withoutOldMarks(before[key], field),
  ]);
  return { ...Object.fromEntries(entries), ...(marks.length > 0 && { placeholders: marks }) };
}

/** A document without the entries that are being filled in: `base` has none, and a field is empty. */
export function withoutUnfinished(document: unknown, base: unknown): unknown {
  if (Array.isArray(document)) {
    const before = Array.isArray(base) ? base : [];
    return document.flatMap((item, at) => {
      const known = isEntry(item) ? before.find(({ id }) => id === item.id) : before[at];
      return known === undefined && hasEmpty(item) ? [] : [withoutUnfinished(item, known)];
    });
  }
  if (!isFields(document)) return document;
  const before = Object(base);
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, withoutUnfinished(value, before[key])]),
  );
}

/** Whether a text in a value is empty. */
export function hasEmpty(value: unknown): boolean {
  return value === '' || (isObject(value) && Object.values(value).some(hasEmpty));
}

/**
 * The description of a record's photo after the record is renamed: it follows as long as it is the
 * name, or the published description with the published name in it.
 * @returns undefined without a photo, or if a person has described it
 */
export function altAfterRename(record: unknown, name: unknown, published: unknown) {
  const { name: old, picture } = Object(record) as Named;
  const before = Object(published) as Named;
  const altWith = (called: string) =>
    before.picture && before.name ? before.picture.alt.replaceAll(before.name, called) : called;
  const follows = picture && typeof name === 'string' && picture.alt === altWith(old ?? '');
  return follows ? altWith(name) : undefined;
}

interface Named {
  name?: string;
  picture?: { alt: string };
}

/** A difference between two versions of a document. */
export interface Difference {
  /** In the later version; of what was removed, in the earlier one. */
  readonly steps: Steps;
  /** Null: not there. Of a list in another order, the ids of the entries that both have. */
  readonly from: unknown;
  readonly to: unknown;
}

/** What differs, field by field. A value that is no longer a placeholder has the same twice. */
export function differences(from: unknown, to: unknown, steps: Steps = []): Difference[] {
  if (isSame(from, to)) return [];
  if (isEntries(from) && isEntries(to)) return differencesInEntries(from, to, steps);
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return from.flatMap((item, at) => differences(item, to[at], [...steps, String(at)]));
  }
  if (isFields(from) && isFields(to)) return differencesInFields(from, to, steps);
  return [{ steps, from: from ?? null, to: to ?? null }];
}

function differencesInFields(from: Fields, to: Fields, steps: Steps): Difference[] {
  const marks = new Set(marksOf(from)).symmetricDifference(new Set(marksOf(to)));
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) => {
    if (key === 'placeholders') return [];
    const inside = [...steps, key];
    const found = differences(from[key], to[key], inside);
    const isMarkOnly = found.length === 0 && marks.has(key);
    return isMarkOnly ? [{ steps: inside, from: from[key], to: to[key] }] : found;
  });
}

/** Entries are the same by their ids, wherever they are in the list. */
function differencesInEntries(from: readonly Entry[], to: readonly Entry[], steps: Steps) {
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
  return [...found, ...removed, ...(isSame(was, is) ? [] : [{ steps, from: was, to: is }])];
}

/**
 * A document with one of its differences from the published one undone, and no other.
 * @returns the document as it is, if it has no such difference any more
 */
export function undone(document: unknown, { steps, from, to }: Difference, published: unknown) {
  const inList = steps.slice(0, -1);
  const before = valueAt(published, inList);
  if (to === null && isEntry(from) && isEntries(before)) {
    const list = stepsIn(published, inList, document);
    const entries = list && valueAt(document, list);
    if (!isEntries(entries) || entries.some(({ id }) => id === from.id)) return document;
    return edited(document, list ?? [], putBack(entries, from, before), published);
  }
  const list = valueAt(document, inList);
  if (from === null && isEntry(to) && isEntries(list)) {
    const others = list.filter(({ id }) => id !== to.id);
    return edited(document, inList, others, published);
  }
  const value = valueAt(document, steps);
  if (isEntries(value) && value.length > 0) {
    return changed(document, steps, inOrderOf(value, counterpart(document, steps, published)));
  }
  return edited(document, steps, counterpart(document, steps, published), published);
}

/** The list with an entry of the published one behind the entry that is before it there. */
export function putBack(
  list: readonly Entry[],
  entry: Entry,
  published: readonly Entry[],
): readonly Entry[] {
  const ids = published.map(({ id }) => id);
  const before = ids.slice(0, ids.indexOf(entry.id));
  const at = list.findLastIndex(({ id }) => before.includes(id));
  return list.toSpliced(at + 1, 0, entry);
}

/** The entries that the other list has too, in its order; the others stay at their places. */
export function inOrderOf(list: readonly Entry[], other: unknown): Entry[] {
  const ids = (Array.isArray(other) ? other : []).map(({ id }) => id);
  const sorted = ids.flatMap((id) => list.find((each) => each.id === id) ?? []);
  return list.map((each) => (ids.includes(each.id) ? (sorted.shift() as Entry) : each));
}

/** A value that two people changed differently. */
export interface Disagreement {
  /** A JSON Pointer. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * A document with the changes of two people.
 *
 * @param base what both started from
 * @returns mine where both changed one value, with theirs in `disagreements`
 */
export function merged(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path = '',
): { value: unknown; disagreements: Disagreement[] } {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, disagreements: [] };
  if (isSame(base, mine)) return { value: theirs, disagreements: [] };
  if (isEntries(base) && isEntries(mine) && isEntries(theirs)) {
    return mergedLists(base, mine, theirs, path);
  }
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) {
    return { value: mine, disagreements: [{ path, mine, theirs }] };
  }
  const disagreements: Disagreement[] = [];
  const value: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const part =
      key === 'placeholders'
        ? { value: commonMarks(mine, theirs), disagreements: [] }
        : merged(base[key], mine[key], theirs[key], path + pointer([key]));
    if (part.value !== undefined) value[key] = part.value;
    disagreements.push(...part.disagreements);
  }
  return { value, disagreements };
}

/** An entry that one person removed and the other changed stays. */
function mergedLists(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  path: string,
) {
  const idsOf = (list: readonly Entry[]) => list.map(({ id }) => id);
  const [first, second] = isSame(idsOf(base), idsOf(mine)) ? [theirs, mine] : [mine, theirs];
  const disagreements: Disagreement[] = [];
  const value: unknown[] = [];
  for (const id of new Set([...idsOf(first), ...idsOf(second)])) {
    const [was, own, other] = [base, mine, theirs].map((list) =>
      list.find((each) => each.id === id),
    );
    if (was && (!own || !other)) {
      const left = own ?? other;
      if (!isSame(was, left)) value.push(left);
      continue;
    }
    const part = merged(was, own ?? other, other ?? own, `${path}/${value.length}`);
    value.push(part.value);
    disagreements.push(...part.disagreements);
  }
  return { value, disagreements };
}

/** Neither has replaced the values that are still marked for both. */
function commonMarks(mine: unknown, theirs: unknown): readonly string[] | undefined {
  const marks = marksOf(mine).filter((mark) => marksOf(theirs).includes(mark));
  return marks.length > 0 ? marks : undefined;
}

/** Whether two values are the same. The order of keys does not count, that of lists does. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

function marksOf(record: unknown): readonly string[] {
  const { placeholders } = Object(record);
  return Array.isArray(placeholders) ? placeholders : [];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isFields(value: unknown): value is Fields {
  return isObject(value) && !Array.isArray(value);
}

function isEntry(value: unknown): value is Entry {
  return typeof Object(value).id === 'string';
}

export function isEntries(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every(isEntry);
}
