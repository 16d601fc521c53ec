/**
 * What this phone stores for a visitor: drafts, submissions that could not be sent yet, the
 * receipt, where the visit came from. All of it stays on the phone, and `clearStoredData` deletes all
 * of it.
 */
export type StoredKind = 'draft' | 'attempt' | 'unsent' | 'receipt' | 'source';
export type FormName = 'enquiry' | 'registration';
/** What it belongs to: a form, one submission of it where there may be several, or the visit. */
export type StoredName = FormName | `${FormName}:${string}` | 'visit';

/** How long anything is stored, in milliseconds. */
export const KEPT_FOR_MS = 7 * 24 * 3_600_000;

/** The start of all our keys. */
const PREFIX = 'school:';

interface StoredEntry<Value> {
  savedAt: number;
  value: Value;
}

/** Stores a value. Returns false where the browser stores nothing (blocked, full). */
export function saveData(what: StoredKind, name: StoredName, value: unknown): boolean {
  const stored = orUndefined(() => {
    const entry = JSON.stringify({ savedAt: Date.now(), value });
    storageFor(what).setItem(storageKey(what, name), entry);
    return true;
  });
  return stored ?? false;
}

/** Reads a stored value; undefined when it cannot be read, and then it is removed. */
export type Reader<Value> = (value: Record<string, unknown>) => Value | undefined;

/** A stored value and when it was saved; undefined if it is missing, too old or unreadable. */
export function loadData<Value>(
  what: StoredKind,
  name: StoredName,
  read: Reader<Value>,
  now = Date.now(),
): StoredEntry<Value> | undefined {
  return orUndefined(() => {
    const [storage, key] = [storageFor(what), storageKey(what, name)];
    const entry = readFresh(storage, key, now);
    const value = entry && read(entry.value);
    if (entry && value === undefined) storage.removeItem(key);
    return entry && value && { savedAt: entry.savedAt, value };
  });
}

/** Everything of a kind that is stored of a form, by its name. */
export function loadAll<Value>(what: StoredKind, form: FormName, read: Reader<Value>) {
  // Earlier versions stored one of each form, under the form's name alone.
  return storedNames(what)
    .filter((name) => name === form || name.startsWith(`${form}:`))
    .flatMap((name) => {
      const entry = loadData(what, name, read);
      return entry ? [{ name, ...entry }] : [];
    });
}

export function removeData(what: StoredKind, name: StoredName): void {
  orUndefined(() => storageFor(what).removeItem(storageKey(what, name)));
}

/** The names under which something of a kind is stored. */
export function storedNames(what: StoredKind): StoredName[] {
  const prefix = storageKey(what, '' as StoredName);
  const keys = orUndefined(() => ourKeys(storageFor(what), prefix)) ?? [];
  return keys.map((key) => key.slice(prefix.length) as StoredName);
}

/** Reports what another tab saves of a kind; returns how to stop listening. */
export function onSavedElsewhere<Value>(
  what: StoredKind,
  read: Reader<Value>,
  listener: (value: Value) => void,
): () => void {
  const handle = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(storageKey(what, '' as StoredName))) return;
    const entry = parseEntry(newValue ?? '');
    const value = entry && read(entry.value);
    if (value) listener(value);
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}

/** Deletes everything that a visitor typed here, in both forms. */
export function clearStoredData(): void {
  eachOfOurs((storage, key) => storage.removeItem(key));
}

/** Deletes what is out of date, also when its form is never opened again. Called on every page. */
export function clearExpired(now = Date.now()): void {
  eachOfOurs((storage, key) => readFresh(storage, key, now));
}

/** Reads a stored text; undefined when it is not one of ours. */
export function parseEntry(text: string): StoredEntry<Record<string, unknown>> | undefined {
  const { savedAt, value } = orUndefined(() => JSON.parse(text)) ?? {};
  const isOurs = typeof savedAt === 'number' && typeof value === 'object' && value !== null;
  return isOurs ? { savedAt, value } : undefined;
}

/** Removes an entry that is out of date or not one of ours. */
function readFresh(storage: Storage, key: string, now: number) {
  const entry = parseEntry(storage.getItem(key) ?? '');
  if (!entry || now - entry.savedAt >= KEPT_FOR_MS) {
    storage.removeItem(key);
    return undefined;
  }
  if (entry.savedAt <= now) return entry;
  // The clock was set back, as phones do when they are online again. The seven days begin now.
  const renewed = { ...entry, savedAt: now };
  storage.setItem(key, JSON.stringify(renewed));
  return renewed;
}

function eachOfOurs(visit: (storage: Storage, key: string) => void): void {
  orUndefined(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of ourKeys(storage, PREFIX)) visit(storage, key);
    }
  });
}

/** Undefined where it fails: storage that is blocked or full, a text that is not JSON. */
export function orUndefined<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function ourKeys(storage: Storage, prefix: string): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

/** A receipt and the source of a visit are stored for their tab only. */
function storageFor(what: StoredKind): Storage {
  return what === 'receipt' || what === 'source' ? sessionStorage : localStorage;
}

function storageKey(what: StoredKind, name: StoredName): string {
  return `${PREFIX}${what}:${name}`;
}
