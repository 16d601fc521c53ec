import type { TodaysNews } from '#app/browser/use-today.ts';
import { followToday } from './follow-today.ts';
import { followSavedTimetable, savedTimetable } from './saved-timetable.ts';
import { dayAt, newsAt, type Published, withOwnDay } from './todays-news.ts';

let latest: Published | undefined;

/** What the server has published, if it has answered: for a calendar. */
export function latestPublished(): Published | undefined {
  return latest;
}

/** Reports the news of this visitor until the signal stops it. */
export function followPublishedNews(report: (next: TodaysNews) => void, signal: AbortSignal): void {
  let tell = () => {};
  const stopToday = followToday((published, now) => {
    latest = published;
    tell = () => {
      const news = withOwnDay(newsAt(now, published), savedTimetable(), now, published);
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
