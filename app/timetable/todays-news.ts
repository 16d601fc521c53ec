import { placesWords, todaysNotice as words } from '#content/teaching/class-changes.ts';
import { readToday, type Today, todayFunction } from '#payloads/today.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import {
  announcement,
  changeShort,
  changesToAnnounce,
  changeText,
  placesOf,
  withChanges,
} from '#rules/timetable/changes.ts';
import { allClasses } from '#rules/timetable/classes.ts';
import type { ClassNote, TodaysNews } from './todays-changes.ts';

/** How often a page that is looked at asks again, in milliseconds. */
const INTERVAL_MS = 60_000;
/** Several pages after one another, or a window that is uncovered, ask once in this time. */
const LEAST_MS = 10_000;
/** The cache for a page that is opened without a connection, beside the pages' own. */
const CACHE = 'today';
const KEY = `/functions/v1/${todayFunction}`;

let last: Today | undefined;
let outdated = true;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks what the school has changed: now, when the page is looked at again, and each minute
 * meanwhile; with Save-Data now only.
 *
 * @param tell is handed the news each time, also when nobody could be asked
 * Out: how to stop.
 */
export function followToday(tell: (news: TodaysNews) => void): () => void {
  const ask = async () => {
    if (performance.now() - askedAt >= LEAST_MS) {
      askedAt = performance.now();
      const heard = navigator.onLine ? await answer() : undefined;
      outdated = heard === undefined;
      if (heard) void store(heard);
      last = heard ?? last ?? (await stored());
    }
    if (last) tell(newsOf(last, Date.now(), outdated));
  };
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  void ask();
  if (savesData()) return () => {};
  const timer = setInterval(askIfSeen, INTERVAL_MS);
  document.addEventListener('visibilitychange', askIfSeen);
  addEventListener('online', askIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
    removeEventListener('online', askIfSeen);
  };
}

function newsOf({ at, changes, places }: Today, now: number, isOutdated: boolean): TodaysNews {
  const asOf = isOutdated ? `${words.asOf} ${momentText(Date.parse(at))}` : '';
  const notes = new Map<string, ClassNote>();
  for (const { one, changes: near } of withChanges(allClasses, changes, now)) {
    const [first] = near;
    const kind = placesOf(one.id, places);
    if (first) {
      const text = [...near.map(changeText), asOf].join(' ').trim();
      notes.set(one.id, { kind: first.kind, short: changeShort(first), text });
    } else if (kind !== 'open') notes.set(one.id, { kind, short: placesWords[kind] });
  }
  return {
    notes,
    full: new Set(Object.keys(places).filter((id) => placesOf(id, places) === 'full')),
    announcements: changesToAnnounce(changes, now).flatMap((change) => {
      const text = announcement(change, now);
      return text ? { class: change.class, date: change.date, text } : [];
    }),
    asOf,
  };
}

/** The server's answer; undefined when there is none, or none of ours: the page stays as it is. */
async function answer(): Promise<Today | undefined> {
  const origin = import.meta.env.VITE_BACKEND_URL || location.origin;
  try {
    const response = await fetch(`${origin}/functions/v1/${todayFunction}`, {
      credentials: 'omit',
    });
    return response.ok ? readToday(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** The last answer on this device; undefined when there is none. */
async function stored(): Promise<Today | undefined> {
  try {
    const response = await (await caches.open(CACHE)).match(KEY);
    return readToday(await response?.json());
  } catch {
    return undefined;
  }
}

async function store(today: Today): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(KEY, Response.json(today));
  } catch {
    // No storage: without a connection the timetable stands as it was printed.
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
