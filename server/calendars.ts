import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { school } from '#content/school/school.ts';
import type { Closure } from '#content/teaching/closures.ts';
import { calendarsBegin } from '#content/teaching/timetable.ts';
import { calendarText, type StoredClassChange } from '#rules/timetable/calendar.ts';
import {
  type CalendarFile,
  calendarFiles,
  ownCalendar,
  ownCalendarPath,
} from '#rules/timetable/calendar-files.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { accepts } from './http/headers.ts';
import type { Representation } from './http/site.ts';
import type { Log } from './log.ts';
import { changesFrom } from './store/class-changes.ts';
import { closuresFrom } from './store/closures.ts';
import type { Store } from './store/tables.ts';

/** How often subscribers should fetch a calendar again, in seconds. */
const LOOK_EVERY = 60 * 60;

export interface CalendarDeps {
  store: Store;
  log: Log;
  /** PUBLIC_ORIGIN: the first is used in the events' links. */
  origins: readonly string[];
}

const files = new Map<string, CalendarFile>(calendarFiles.map((file) => [file.path, file]));

interface Written {
  /** What it was written from. */
  from: string;
  tag: string;
  bodies: Record<'' | 'br' | 'gzip', Buffer<ArrayBuffer>>;
}

/**
 * The calendars with what the office has changed, and those of chosen classes. Undefined for other
 * paths, and when the store fails: then the built file is served. Each is written once per change.
 */
export function makeCalendars({ store, log, origins }: CalendarDeps) {
  const written = new Map<string, Written>();
  return async (
    path: string,
    query: URLSearchParams,
    acceptEncoding: string,
  ): Promise<Representation | undefined> => {
    const isOwn = path === ownCalendarPath;
    const file = isOwn ? ownCalendar(query) : files.get(path);
    if (!file) return undefined;
    try {
      const ids = new Set(file.classes.map(({ id }) => id));
      const all = await changesFrom(store, calendarsBegin);
      const changes = all.filter((change) => ids.has(change.class));
      const published = await closuresFrom(store, calendarsBegin);
      const from = JSON.stringify([changes, published]);
      const known = written.get(path);
      const current =
        known?.from === from
          ? known
          : write({ ...file, changes, closures: allClosures(published) }, from, origins[0]);
      // Own calendars are as many as there are families: those are not stored.
      if (!isOwn) written.set(path, current);
      return represent(current, acceptEncoding);
    } catch (error) {
      log({ event: 'calendar without changes', reason: String(error) });
      return undefined;
    }
  };
}

function write(
  file: Omit<CalendarFile, 'path'> & {
    changes: readonly StoredClassChange[];
    closures: readonly Closure[];
  },
  from: string,
  origin: string = school.siteUrl,
): Written {
  const text = calendarText({ ...file, origin, lookEvery: LOOK_EVERY });
  const plain = Buffer.from(text);
  return {
    from,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bodies: { '': plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) },
  };
}

function represent({ tag, bodies }: Written, acceptEncoding: string): Representation {
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(acceptEncoding, name));
  const body = bodies[encoding ?? ''];
  const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
  return {
    body,
    etag,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': 'no-cache',
      etag,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
  };
}
