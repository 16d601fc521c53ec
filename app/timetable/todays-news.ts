import { type SitePath, sitePaths } from '#content/pages/paths.ts';
import { colomboDate, type Instant, startOf } from '#rules/calendar/colombo.ts';
import { readChoice } from '#rules/timetable/choice.ts';
import { allClasses, type SchoolClass } from '#rules/timetable/classes.ts';
import { type News, type NewsLine, newsOf, nothingChanged } from '#rules/timetable/news.ts';
import { ownDayText } from '#rules/timetable/own-day.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import type { Today } from '#rules/timetable/today.ts';
import { documents } from '../documents.ts';

/** What the office has published, and how current it is. */
export interface Published {
  /** Absent until the server has answered once, and on a host without one. */
  readonly answer?: Today | undefined;
  /** Whether the server cannot be reached. */
  readonly isOutdated: boolean;
}

/** The news at a moment, for our server and for the browser. */
export function newsAt(now: Instant, { answer, isOutdated }: Published): News {
  const checkedAt = answer && isOutdated ? Date.parse(answer.at) : undefined;
  const news = newsOf(documents, answer ?? nothingChanged, {
    now,
    classes: allClasses(documents),
    closures: allClosures(documents, answer?.closures ?? []),
    pagesOf,
    checkedAt,
  });
  if (checkedAt === undefined || news.changes.length > 0) return news;
  // Without a connection a family cannot know whether there are changes.
  const pages = [...new Set(allClasses(documents).flatMap(pagesOf))];
  return { ...news, changes: [{ text: 'No changes for today or tomorrow.', pages }] };
}

/** The moment at which the day of a moment began in Colombo. */
export function dayAt(now: Instant): Instant {
  return startOf(colomboDate(now));
}

const weekPages: readonly SitePath[] = ['/', '/schedule', '/teachers'];

/** The pages that show a class: of the programmes, those that have a topic for its subject. */
function pagesOf({ level, subject }: SchoolClass): readonly SitePath[] {
  const courses: Record<string, object> = documents.courses;
  const topicsOf = (path: SitePath): Record<string, string> => {
    const course = courses[path.replace('/programs/', '')];
    return course && 'topics' in course ? Object(course.topics) : {};
  };
  const programmes = sitePaths.filter(
    (path) => path.startsWith(`/programs/${level}`) && topicsOf(path)[subject],
  );
  return [...weekPages, `/${level}-classes`, ...programmes];
}

/**
 * The news of a visitor with a saved timetable: their own day first, and its classes not a second
 * time.
 *
 * @param saved the query of the timetable; '' without one
 */
export function withOwnDay(news: News, saved: string, now: Instant, { answer }: Published): News {
  const choice = saved ? readChoice(documents, new URLSearchParams(saved)) : undefined;
  if (!choice) return news;
  const closures = allClosures(documents, answer?.closures ?? []);
  const ownDay = ownDayText(choice.classes, answer?.changes ?? [], now, closures);
  const today = colomboDate(now);
  const isNamed = (line: NewsLine) =>
    line.date === today && choice.classes.some(({ id }) => id === line.class);
  return { ...news, ownDay, changes: news.changes.filter((line) => !isNamed(line)) };
}
