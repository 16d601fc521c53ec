import { ownDayWords, todaysNotice as words } from '#content/teaching/change-words.ts';
import type { Today } from '#payloads/today.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { announcement, changesToAnnounce, placesOf } from '#rules/timetable/changes.ts';
import { readChoice } from '#rules/timetable/choice.ts';
import { allClasses } from '#rules/timetable/classes.ts';
import { ownDayText } from '#rules/timetable/own-day.ts';
import { classNotes } from './class-notes.ts';
import type { TodaysNews } from './news.ts';
import { askToday, storedToday, storeToday, type TodaysAnswer } from './todays-answer.ts';

/**
 * How often a page that is looked at asks again, in milliseconds: so that a change is seen within a
 * minute, its way here included.
 */
const INTERVAL_MS = 50_000;
/** Several pages after one another, or a window that is uncovered, ask once in this time. */
const LEAST_MS = 10_000;

let last: Today | undefined;
let outdated = true;
let askedAt = Number.NEGATIVE_INFINITY;
/** On a host that only serves files, so that no page asks it again. */
let nobodyTells = false;

/**
 * Asks what the school has changed: now, when the page is looked at again, and each minute
 * meanwhile.
 *
 * @param tell is handed the news each time, also when nobody could be asked
 * Out: how to stop.
 */
export function followToday(tell: (news: TodaysNews) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const say = () => {
    if (last) tell(newsOf(last, Date.now(), outdated));
  };
  /** Counted from the last question, whichever page has asked it. */
  const askLater = () => {
    clearTimeout(timer);
    const pause = askedAt + INTERVAL_MS - performance.now();
    if (!isStopped) timer = setTimeout(askIfSeen, pause > 0 ? pause : INTERVAL_MS);
  };
  const ask = async () => {
    if (nobodyTells) return;
    const updated = performance.now() - askedAt >= LEAST_MS ? update() : undefined;
    // Not after the answer, which may never come.
    askLater();
    await updated;
    say();
  };
  const sayAsOf = () => {
    outdated = true;
    // So that the page asks as soon as there is a connection again.
    askedAt = Number.NEGATIVE_INFINITY;
    say();
  };
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') void ask();
    else askLater();
  };
  void ask();
  document.addEventListener('visibilitychange', askIfSeen);
  addEventListener('online', askIfSeen);
  addEventListener('offline', sayAsOf);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
    removeEventListener('online', askIfSeen);
    removeEventListener('offline', sayAsOf);
  };
}

async function update(): Promise<void> {
  let answer: TodaysAnswer | undefined;
  // Without a connection the browser itself would complain of the question.
  if (navigator.onLine) {
    askedAt = performance.now();
    answer = await askToday();
  }
  if (answer?.kind === 'told') void storeToday(answer.today);
  // What was asked for before the connection went can still come after it.
  outdated = answer?.kind !== 'told' || !navigator.onLine;
  nobodyTells = answer?.kind === 'nobody';
  if (answer?.kind === 'told') last = answer.today;
  else if (!nobodyTells) last ??= await storedToday();
}

function newsOf({ at, changes, places }: Today, now: number, isOutdated: boolean): TodaysNews {
  const asOf = isOutdated ? `${words.asOf} ${momentText(Date.parse(at))}` : '';
  return {
    changes: changes.map((change) => ({ ...change, at: Date.parse(at) })),
    ownDay: (query) => {
      const choice = readChoice(new URLSearchParams(query));
      return choice ? ownDayText(choice.classes, changes, now) : '';
    },
    ownTimetable: ownDayWords.timetable,
    notes: classNotes({ classes: allClasses, changes, places, now, asOf }),
    full: new Set(Object.keys(places).filter((id) => placesOf(id, places) === 'full')),
    announcements: changesToAnnounce(changes, now).flatMap((change) => {
      const text = announcement(change, now);
      return text ? { class: change.class, date: change.date, text } : [];
    }),
    asOf,
    several: words.several,
    none: navigator.onLine ? '' : `${words.none} ${asOf}`,
  };
}
