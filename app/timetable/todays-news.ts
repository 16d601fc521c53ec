import type { Today } from '#payloads/today.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import {
  announcement,
  changesToAnnounce,
  placesOf,
  withClosures,
} from '#rules/timetable/changes.ts';
import { readChoice } from '#rules/timetable/choice.ts';
import { ownDayText } from '#rules/timetable/own-day.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { classNotes } from './class-notes.ts';
import { followToday } from './follow-today.ts';

/** What the school has changed, as texts. */
export type TodaysNews = ReturnType<typeof newsOf>;

/** Calls back with the news whenever they may have changed. */
export function followNews(onNews: (news: TodaysNews) => void): void {
  followToday((today, isOutdated) => onNews(newsOf(today, Date.now(), isOutdated)));
}

function newsOf(
  { at, changes, places, closures: published }: Today,
  now: number,
  isOutdated: boolean,
) {
  // Those in content/ and those of the office.
  const closures = allClosures(published);
  const asOf = isOutdated ? `Checked ${momentText(Date.parse(at))}` : '';
  return {
    /** The changes themselves, for a calendar. */
    changes: changes.map((change) => ({ ...change, at: Date.parse(at) })),
    /** The day of a student with the timetable of this query; '' without a class. */
    ownDay: (query: string) => {
      const choice = readChoice(new URLSearchParams(query));
      return choice ? ownDayText(choice.classes, changes, now, closures) : '';
    },
    /** By class id. */
    notes: classNotes({ changes, places }, closures, now, asOf),
    /** The ids of classes that take no more students. */
    full: new Set(Object.keys(places).filter((id) => placesOf(id, places) === 'full')),
    /** What is different today and tomorrow, in order. */
    announcements: changesToAnnounce(withClosures(changes, closures), now).flatMap((change) => {
      const text = announcement(change, now);
      return text ? { class: change.class, date: change.date, text } : [];
    }),
    closures,
    /** 'Checked …', while the server cannot be reached; otherwise ''. */
    asOf,
    /** Its text offline without any announcement, with the time of the last check; otherwise ''. */
    none: navigator.onLine ? '' : `No changes for today or tomorrow. ${asOf}`,
  };
}
