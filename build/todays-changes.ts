import { readToday, todayFunction } from '#payloads/today.ts';
import type { OfficeChanges } from './calendar.ts';

/** How long a build waits for an answer, in milliseconds. */
const TIME_LIMIT_MS = 5000;

const NONE: OfficeChanges = { changes: [], published: [] };

/**
 * Requests what the office has changed from today on, for the calendar files of a static host. Never
 * throws.
 *
 * @param backendOrigin address of the functions; undefined if the pages' own server writes calendars
 * @param options.warn receives a sentence if there is no response in time
 * @returns nothing without a backend or a response
 */
export async function todaysChanges(
  backendOrigin: string | undefined,
  { timeLimitMs = TIME_LIMIT_MS, warn = (sentence: string) => console.warn(sentence) } = {},
): Promise<OfficeChanges> {
  if (backendOrigin === undefined) return NONE;
  const address = `${backendOrigin}/functions/v1/${todayFunction}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}`);
    const today = readToday(JSON.parse(text));
    if (!today) throw new Error('it tells of no changes');
    // When a change was made is the office's; that it was so then is known.
    const at = Date.parse(today.at);
    const changes = today.changes.map((change) => ({ ...change, at }));
    return { changes, published: today.closures };
  } catch (error) {
    warn(`The calendars are written without the day's changes: ${address}, ${reasonOf(error)}.`);
    return NONE;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}
