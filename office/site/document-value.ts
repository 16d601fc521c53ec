import { replaceEqualDeep } from '@tanstack/react-query';

// Reading and changing a document, which is plain JSON. Entries of lists have ids, so that two
// versions of a list can be compared after its entries have moved.

export type Steps = readonly string[];

interface Entry {
  readonly id: string;
}

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
  const wasMarked = marksOf(counterpart(document, owner, published)).includes(key);
  const isBack = wasMarked && isSame(value, counterpart(document, steps, published));
  const next = changed(document, steps, value);
  if (isBack === marks.includes(key)) return next;
  const now = isBack ? [...marks, key] : marks.filter((mark) => mark !== key);
  return changed(next, [...owner, 'placeholders'], now.length > 0 ? now : undefined);
}

/** Whether a value is marked as a placeholder. */
export function isPlaceholder(document: unknown, steps: Steps): boolean {
  return marksOf(valueAt(document, steps.slice(0, -1))).includes(steps.at(-1) ?? '');
}

function marksOf(record: unknown): readonly string[] {
  return Object(record).placeholders ?? [];
}

/** Whether two values are the same. The order of keys does not count, that of lists does. */
export function isSame(one: unknown, other: unknown): boolean {
  return replaceEqualDeep(one, other) === one;
}

function isEntry(value: unknown): value is Entry {
  return typeof Object(value).id === 'string';
}

/** The document without spaces that mean nothing: at the ends of texts, and two in a row. */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().replace(/ {2,}/g, ' ');
  if (Array.isArray(value)) return value.map(tidy);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidy(inner)]));
}

/** A value that two people changed differently. */
export interface Disagreement {
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
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) {
    return { value: mine, disagreements: [{ path, mine, theirs }] };
  }
  const disagreements: Disagreement[] = [];
  const value: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const part =
      key === 'placeholders'
        ? { value: commonMarks(mine, theirs), disagreements: [] }
        : merged(base[key], mine[key], theirs[key], `${path}/${key}`);
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntries(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every(isEntry);
}
