import type { TodaysNews } from '#app/browser/use-today.ts';
import { checkedText } from '#rules/timetable/news.ts';
import { followToday } from './follow-today.ts';
import { followSavedTimetable, savedTimetable } from './saved-timetable.ts';
import { dayAt, newsAt, type Published, withOwnDay } from './todays-news.ts';

let latest: Published | undefined;

/** What the server has published, if it has answered: for a calendar. */
export function latestPublished(): Published | undefined {
  return latest;
}

/**
 * Reports the news of this visitor until the signal stops it.
 *
 * @param sent what our server has rendered into the page today, for this visit
 */
export function followPublishedNews(
  sent: TodaysNews | undefined,
  report: (next: TodaysNews) => void,
  signal: AbortSignal,
): void {
  let newest = sent?.news;
  let tell = () => {};
  const stopToday = followToday((published, now) => {
    latest = published;
    // Until the first answer, the page is newer than what this device has stored.
    if (!published.isOutdated) newest = undefined;
    tell = () => {
      const news = newest
        ? { ...newest, asOf: checkedText(performance.timeOrigin, now) }
        : withOwnDay(newsAt(now, published), savedTimetable(), now, published);
      report({ today: dayAt(now), news });
    };
    tell();
  });
  const stopSaved = followSavedTimetable(() => tell());
  signal.addEventListener('abort', () => {
    stopToday();
    stopSaved();
  });
}
