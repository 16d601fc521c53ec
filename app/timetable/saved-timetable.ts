// 'My timetable' as the query of its address, saved on this device until the visitor clears it.
const KEY = 'my-timetable';

const listeners = new Set<() => void>();

/** The saved query; '' when nothing is saved, or the browser stores nothing. */
export function savedTimetable(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Saves a query; '' removes it. */
export function saveTimetable(query: string): void {
  try {
    if (query) localStorage.setItem(KEY, query);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the timetable lives in the page's address alone.
  }
  for (const listener of listeners) listener();
}

/** Calls back when another timetable is saved. Returns how to stop. */
export function followSavedTimetable(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
