import { readToday, todayFunction } from '#payloads/today.ts';
import type { StoredClassChange } from '#rules/timetable/calendar.ts';

/** How long a build waits for an answer, in milliseconds. */
const TIME_LIMIT_MS = 5000;

/**
 * What the office has changed from today on, for calendars that no server of ours writes anew. None
 * without a backend of its own, where nobody is asked, and none when that gives no answer in time:
 * then `warn` is told why in a sentence. Never throws.
 *
 * @param backendOrigin where the functions answer, when that is not the page's own origin
 */
export async function todaysChanges(
  backendOrigin: string | undefined,
  { timeLimitMs = TIME_LIMIT_MS, warn = (sentence: string) => console.warn(sentence) } = {},
): Promise<StoredClassChange[]> {
  if (backendOrigin === undefined) return [];
  const address = `${backendOrigin}/functions/v1/${todayFunction}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}`);
    const today = readToday(JSON.parse(text));
    if (!today) throw new Error('it tells of no changes');
    // When a change was made is the office's; that it was so then is known.
    const at = Date.parse(today.at);
    return today.changes.map((change) => ({ ...change, at }));
  } catch (error) {
    warn(`The calendars are written without the day's changes: ${address}, ${reasonOf(error)}.`);
    return [];
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}
