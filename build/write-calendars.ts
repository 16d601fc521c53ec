import type { Documents } from '#content/schemas/documents.ts';
import { calendarText, type StoredClassChange } from '#rules/timetable/calendar.ts';
import { calendarFiles } from '#rules/timetable/calendar-files.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { type PublishedClosure, readToday, todayFunction } from '#rules/timetable/today.ts';

/** What the office has changed: about classes, and days on which the school is closed. */
export interface OfficeChanges {
  changes: readonly StoredClassChange[];
  published: readonly PublishedClosure[];
}

const NONE: OfficeChanges = { changes: [], published: [] };

/**
 * The calendar files of the site.
 * @param origin the site's address, for the events' links
 * @returns text by path ('/calendar/a-level-physics.ics')
 */
export function writeCalendars(
  documents: Documents,
  origin: string,
  { changes, published }: OfficeChanges = NONE,
): Map<string, string> {
  const closures = allClosures(documents, published);
  return new Map(
    calendarFiles(documents).map(({ path, ...file }) => [
      path,
      calendarText(documents, { ...file, origin, changes, closures }),
    ]),
  );
}

/** How long a build waits for an answer, in milliseconds. */
const TIME_LIMIT_MS = 5000;

/**
 * Requests what the office has changed from today on, for the calendar files of a static host.
 * Never throws.
 *
 * @param backendOrigin address of the functions
 * @param options.warn receives a sentence if there is no response in time
 * @returns nothing without a response
 */
export async function todaysChanges(
  backendOrigin: string,
  { timeLimitMs = TIME_LIMIT_MS, warn = (sentence: string) => console.warn(sentence) } = {},
): Promise<OfficeChanges> {
  const address = `${backendOrigin}/functions/v1/${todayFunction}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}`);
    const today = readToday(JSON.parse(text));
    if (!today) throw new Error('it lists no changes');
    // Only the office has the time of each change; it is no later than this.
    const at = Date.parse(today.at);
    const changes = today.changes.map((change) => ({ ...change, at }));
    return { changes, published: today.closures };
  } catch (error) {
    // Fetch's own message is only 'fetch failed'.
    const reason = error instanceof TypeError && error.cause ? error.cause : error;
    warn(`The calendars are written without the day's changes: ${address}, ${reason}.`);
    return NONE;
  }
}
