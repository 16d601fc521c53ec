import { readToday, type Today, todayCache, todayFunction } from '#payloads/today.ts';

/** The cache key of the last response. */
const KEPT_AS = `/${todayFunction}`;

/**
 * Requests what has changed from the school's server, not from the browser's cache, which may be
 * half a minute old. Never throws.
 *
 * @returns 'static' from a host that only serves files; undefined without a response, or with one
 *   that is not ours, such as an HTML page with status 200
 */
export async function askToday(): Promise<Today | 'static' | undefined> {
  const origin = import.meta.env.VITE_BACKEND_URL || location.origin;
  try {
    const response = await fetch(`${origin}/functions/v1/${todayFunction}`, {
      credentials: 'omit',
      cache: 'no-cache',
    });
    if (!response.ok) return undefined;
    const json: unknown = await response.json();
    if (isStaticHost(json)) return 'static';
    const today = readToday(json);
    return today && { ...today, at: confirmedAt(today, response) };
  } catch {
    return undefined;
  }
}

/**
 * When an answer was last confirmed: its own time, or the later date of the response, where the
 * browser lets us read it.
 */
function confirmedAt({ at }: Today, { headers }: Response): string {
  const date = Date.parse(headers.get('date') ?? '');
  return date > Date.parse(at) ? new Date(date).toISOString() : at;
}

/** The last answer on this device; undefined without one. */
export async function storedToday(): Promise<Today | undefined> {
  try {
    const response = await (await caches.open(todayCache)).match(KEPT_AS);
    return readToday(await response?.json());
  } catch {
    return undefined;
  }
}

/** Stores an answer on this device in place of the last one. */
export async function storeToday(today: Today): Promise<void> {
  try {
    await (await caches.open(todayCache)).put(KEPT_AS, Response.json(today));
  } catch {
    // Without storage, the timetable is shown without changes while offline.
  }
}

/** See `noFunctions` in payloads/today.ts. */
function isStaticHost(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'ok' in json && json.ok === false;
}
