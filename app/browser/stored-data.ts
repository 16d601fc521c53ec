/**
 * What this phone remembers for a visitor: drafts, what could not be sent yet, the receipt. All of
 * it stays on the phone, and `clearStoredData` forgets all of it.
 */
export type StoredKind = 'draft' | 'attempt' | 'unsent' | 'receipt';
export type FormName = 'enquiry' | 'registration';

/** How long anything is kept, in milliseconds. */
export const KEPT_FOR_MS = 7 * 24 * 3_600_000;

/** What every key of ours begins with. */
const PREFIX = 'school:';

interface StoredEntry<Value> {
  savedAt: number;
  value: Value;
}

/** Remembers a value. Without storage (blocked, full) nothing is remembered and nothing breaks. */
export function saveData(
  what: StoredKind,
  form: FormName,
  value: unknown,
  now = Date.now(),
): boolean {
  try {
    storageFor(what).setItem(storageKey(what, form), JSON.stringify({ savedAt: now, value }));
    return true;
  } catch {
    return false;
  }
}

/** What was remembered, with the moment it was; undefined when there is nothing or it is too old. */
export function loadData<Value>(
  what: StoredKind,
  form: FormName,
  now = Date.now(),
): StoredEntry<Value> | undefined {
  try {
    const text = storageFor(what).getItem(storageKey(what, form));
    const entry = text === null ? undefined : parseEntry<Value>(text);
    if (!entry) return undefined;
    if (isFresh(entry.savedAt, now)) return entry;
    removeData(what, form);
  } catch {
    // No storage: nothing was remembered.
  }
  return undefined;
}

export function removeData(what: StoredKind, form: FormName): void {
  try {
    storageFor(what).removeItem(storageKey(what, form));
  } catch {
    // No storage: nothing to forget.
  }
}

/** Whether a submission waits on this phone. */
export function hasQueuedSubmission(): boolean {
  return Boolean(loadData('unsent', 'enquiry') ?? loadData('unsent', 'registration'));
}

/** Forgets everything that a visitor typed here, in both forms. */
export function clearStoredData(): void {
  for (const what of ['draft', 'attempt', 'unsent', 'receipt'] as const) {
    for (const form of ['enquiry', 'registration'] as const) removeData(what, form);
  }
}

/**
 * Removes what is out of date, whatever it is, so that it leaves the phone also when its form is
 * never opened again. To be called on every page.
 */
export function clearExpired(now = Date.now()): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((key) => key.startsWith(PREFIX))) {
        const entry = parseEntry(storage.getItem(key) ?? '');
        if (!entry || !isFresh(entry.savedAt, now)) storage.removeItem(key);
      }
    }
  } catch {
    // No storage: nothing is kept.
  }
}

/** Whether something saved then may still be offered. A clock that was set back makes it old. */
export function isFresh(savedAt: number, now: number): boolean {
  return savedAt <= now && now - savedAt < KEPT_FOR_MS;
}

/** Reads a stored text; undefined when it is not one of ours. */
export function parseEntry<Value>(text: string): StoredEntry<Value> | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null) return undefined;
    const { savedAt, value } = entry as Partial<StoredEntry<Value>>;
    if (typeof savedAt !== 'number' || typeof value !== 'object' || value === null) {
      return undefined;
    }
    return { savedAt, value };
  } catch {
    return undefined;
  }
}

/** A receipt belongs to its tab; the rest outlives it. */
function storageFor(what: StoredKind): Storage {
  return what === 'receipt' ? sessionStorage : localStorage;
}

function storageKey(what: StoredKind, form: FormName): string {
  return `${PREFIX}${what}:${form}`;
}
