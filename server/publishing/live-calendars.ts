import { calendarFiles, ownCalendar, ownCalendarPath } from '#rules/timetable/calendar-files.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import type { Representation } from '#server/http/built-site.ts';
import { hashOf } from '#server/http/signature.ts';
import { classCalendar, LOOK_EVERY } from '#server/store/office/class-calendar.ts';

interface CalendarDeps extends Pick<ServerDeps, 'store' | 'log' | 'live'> {
  /** PUBLIC_ORIGIN: the first is used in the events' links. */
  origins: readonly string[];
}

/**
 * A calendar with what the office has changed, also one of chosen classes. Undefined for other paths,
 * and when the store fails: then the built file is served.
 */
export async function calendarAt(
  { live, store, log, origins }: CalendarDeps,
  path: string,
  query: URLSearchParams,
): Promise<Representation | undefined> {
  const { documents } = live;
  const [origin = documents.school.siteUrl] = origins;
  const file =
    path === ownCalendarPath
      ? ownCalendar(documents, query)
      : calendarFiles(documents).find((one) => one.path === path);
  if (!file) return undefined;
  try {
    const text = await classCalendar(store, documents, { ...file, origin, lookEvery: LOOK_EVERY });
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
