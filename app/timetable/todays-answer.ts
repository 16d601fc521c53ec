import { readToday, type Today, todayCache, todayFunction } from '#payloads/today.ts';

/** Under which what was read is kept: no reply of a function is. */
const KEPT_AS = `/${todayFunction}`;

/** What became of a question. */
export type TodaysAnswer =
  | { kind: 'told'; today: Today }
  /** There is nobody who could tell, and so none who could tell later. */
  | { kind: 'nobody' }
  /** No answer came, or none of ours, an HTML page with status 200 included. */
  | { kind: 'none' };

/**
 * Asks the school's server what has changed, and not the browser's cache: what that kept for others'
 * sake may be half a minute old. Never throws.
 */
export async function askToday(): Promise<TodaysAnswer> {
  const origin = import.meta.env.VITE_BACKEND_URL || location.origin;
  try {
    const response = await fetch(`${origin}/functions/v1/${todayFunction}`, {
      credentials: 'omit',
      cache: 'no-cache',
    });
    if (!response.ok) return { kind: 'none' };
    const json: unknown = await response.json();
    if (saysNobody(json)) return { kind: 'nobody' };
    const today = readToday(json);
    if (!today) return { kind: 'none' };
    return { kind: 'told', today: { ...today, at: confirmedAt(today, response) } };
  } catch {
    return { kind: 'none' };
  }
}

/**
 * When an answer was last known to be so: its own time, or the date of the reply that confirmed it
 * since, where the browser lets it be read.
 */
function confirmedAt({ at }: Today, { headers }: Response): string {
  const date = Date.parse(headers.get('date') ?? '');
  return date > Date.parse(at) ? new Date(date).toISOString() : at;
}

/** The last answer on this device; undefined when there is none. */
export async function storedToday(): Promise<Today | undefined> {
  try {
    const response = await (await caches.open(todayCache)).match(KEPT_AS);
    return readToday(await response?.json());
  } catch {
    return undefined;
  }
}

/** Keeps an answer on this device, in place of the last one. */
export async function storeToday(today: Today): Promise<void> {
  try {
    await (await caches.open(todayCache)).put(KEPT_AS, Response.json(today));
  } catch {
    // No storage: without a connection the timetable stands as it was printed.
  }
}

/** See `nobodyTells` in payloads/today.ts. */
function saysNobody(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'ok' in json && json.ok === false;
}
