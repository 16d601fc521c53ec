/**
 * What this phone remembers for a visitor: drafts, what could not be sent yet, the receipt. All of
 * it stays on the phone, and `clearPhone` forgets all of it.
 */
export type Memory = 'draft' | 'attempt' | 'unsent' | 'receipt';
export type FormName = 'enquiry' | 'registration';

/** How long a draft is kept, in milliseconds. */
export const KEPT_FOR = 7 * 24 * 3_600_000;

interface Kept<Value> {
  savedAt: number;
  value: Value;
}

/** Remembers a value. Without storage (blocked, full) nothing is remembered and nothing breaks. */
export function remember(what: Memory, form: FormName, value: unknown, now = Date.now()): boolean {
  try {
    storeOf(what).setItem(keyOf(what, form), JSON.stringify({ savedAt: now, value }));
    return true;
  } catch {
    return false;
  }
}

/** What was remembered, with the moment it was; undefined when there is nothing or it is too old. */
export function recall<Value>(
  what: Memory,
  form: FormName,
  now = Date.now(),
): Kept<Value> | undefined {
  try {
    const text = storeOf(what).getItem(keyOf(what, form));
    const kept = text === null ? undefined : readKept<Value>(text);
    if (!kept) return undefined;
    if (isFresh(kept.savedAt, now)) return kept;
    forget(what, form);
  } catch {
    // No storage: nothing was remembered.
  }
  return undefined;
}

export function forget(what: Memory, form: FormName): void {
  try {
    storeOf(what).removeItem(keyOf(what, form));
  } catch {
    // No storage: nothing to forget.
  }
}

/** Whether a submission waits on this phone. */
export function hasUnsent(): boolean {
  return Boolean(recall('unsent', 'enquiry') ?? recall('unsent', 'registration'));
}

/** Forgets everything that a visitor typed here, in both forms. */
export function clearPhone(): void {
  for (const what of ['draft', 'attempt', 'unsent', 'receipt'] as const) {
    for (const form of ['enquiry', 'registration'] as const) forget(what, form);
  }
}

/** Whether something saved then may still be offered. A clock that was set back makes it old. */
export function isFresh(savedAt: number, now: number): boolean {
  return savedAt <= now && now - savedAt < KEPT_FOR;
}

/** Reads a stored text; undefined when it is not one of ours. */
export function readKept<Value>(text: string): Kept<Value> | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { savedAt, value } = kept as Partial<Kept<Value>>;
    if (typeof savedAt !== 'number' || typeof value !== 'object' || value === null) {
      return undefined;
    }
    return { savedAt, value };
  } catch {
    return undefined;
  }
}

/** A receipt belongs to its tab; the rest outlives it. */
function storeOf(what: Memory): Storage {
  return what === 'receipt' ? sessionStorage : localStorage;
}

function keyOf(what: Memory, form: FormName): string {
  return `school:${what}:${form}`;
}
