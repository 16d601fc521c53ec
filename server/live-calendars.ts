import { school } from '#content/school/school.ts';
import {
  type CalendarFile,
  calendarFiles,
  ownCalendar,
  ownCalendarPath,
} from '#rules/timetable/calendar-files.ts';
import type { Representation } from './http/built-site.ts';
import { hashOf } from './http/signature.ts';
import type { ServerDeps } from './server-deps.ts';
import { classCalendar } from './store/class-calendar.ts';

/** How often subscribers should fetch a calendar again, in seconds. */
const LOOK_EVERY = 60 * 60;

const files = new Map<string, CalendarFile>(calendarFiles.map((file) => [file.path, file]));

interface CalendarDeps extends Pick<ServerDeps, 'store' | 'log'> {
  /** PUBLIC_ORIGIN: the first is used in the events' links. */
  origins: readonly string[];
}

/**
 * A calendar with what the office has changed, also one of chosen classes. Undefined for other paths,
 * and when the store fails: then the built file is served.
 */
export async function calendarAt(
  { store, log, origins: [origin = school.siteUrl] }: CalendarDeps,
  path: string,
  query: URLSearchParams,
): Promise<Representation | undefined> {
  const file = path === ownCalendarPath ? ownCalendar(query) : files.get(path);
  if (!file) return undefined;
  try {
    const text = await classCalendar(store, { ...file, origin, lookEvery: LOOK_EVERY });
    const etag = `"${hashOf(text)}"`;
    const type = 'text/calendar; charset=utf-8';
    return {
      body: Buffer.from(text),
      headers: { 'content-type': type, 'cache-control': 'no-cache', etag },
    };
  } catch (error) {
    log({ event: 'calendar without changes', reason: String(error) });
    return undefined;
  }
}
