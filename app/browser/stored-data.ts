/**
 * What this phone remembers for a visitor: drafts, what could not be sent yet, the receipt. All of
 * it stays on the phone, and `clearStoredData` forgets all of it.
 */
export type StoredKind = 'draft' | 'attempt' | 'unsent' | 'receipt';
export type FormName = 'enquiry' | 'registration';
/** What it belongs to: a form, or one submission of it where there may be several. */
export type StoredName = FormName | `${FormName}:${string}`;

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
  name: StoredName,
  value: unknown,
  now = Date.now(),
): boolean {
  try {
    storageFor(what).setItem(storageKey(what, name), JSON.stringify({ savedAt: now, value }));
    return true;
  } catch {
    return false;
  }
}

/** What was remembered, with the moment it was; undefined when there is nothing or it is too old. */
export function loadData<Value>(
  what: StoredKind,
  name: StoredName,
  now = Date.now(),
): StoredEntry<Value> | undefined {
  try {
    return readFresh<Value>(storageFor(what), storageKey(what, name), now);
  } catch {
    // No storage: nothing was remembered.
    return undefined;
  }
}

export function removeData(what: StoredKind, name: StoredName): void {
  try {
    storageFor(what).removeItem(storageKey(what, name));
  } catch {
    // No storage: nothing to forget.
  }
}

/** What there is of a kind, by the names that it was saved under. */
export function storedNames(what: StoredKind): StoredName[] {
  try {
    const prefix = storageKey(what, '' as StoredName);
    return ourKeys(storageFor(what), prefix).map((key) => key.slice(prefix.length) as StoredName);
  } catch {
    return [];
  }
}

/** Hears of what another tab saves of a kind; returns how to stop listening. */
export function onSavedElsewhere<Value>(
  what: StoredKind,
  listener: (value: Value) => void,
): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(storageKey(what, '' as StoredName))) return;
    const entry = parseEntry<Value>(newValue ?? '');
    if (entry) listener(entry.value);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Forgets everything that a visitor typed here, in both forms. */
export function clearStoredData(): void {
  eachOfOurs((storage, key) => storage.removeItem(key));
}

/**
 * Removes what is out of date, whatever it is, so that it leaves the phone also when its form is
 * never opened again. To be called on every page.
 */
export function clearExpired(now = Date.now()): void {
  eachOfOurs((storage, key) => readFresh(storage, key, now));
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

/** What stands under a key. What is out of date, or not one of ours, is removed instead. */
function readFresh<Value>(
  storage: Storage,
  key: string,
  now: number,
): StoredEntry<Value> | undefined {
  const entry = parseEntry<Value>(storage.getItem(key) ?? '');
  if (!entry || now - entry.savedAt >= KEPT_FOR_MS) {
    storage.removeItem(key);
    return undefined;
  }
  if (entry.savedAt <= now) return entry;
  // A clock that was set back, as phones do when the line returns. Its days begin now.
  const kept = { ...entry, savedAt: now };
  storage.setItem(key, JSON.stringify(kept));
  return kept;
}

function eachOfOurs(visit: (storage: Storage, key: string) => void): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of ourKeys(storage, PREFIX)) visit(storage, key);
    }
  } catch {
    // No storage: nothing is kept.
  }
}

function ourKeys(storage: Storage, prefix: string): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

/** A receipt belongs to its tab; the rest outlives it. */
function storageFor(what: StoredKind): Storage {
  return what === 'receipt' ? sessionStorage : localStorage;
}

function storageKey(what: StoredKind, name: StoredName): string {
  return `${PREFIX}${what}:${name}`;
}
