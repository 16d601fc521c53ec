import { linkTo } from '#content/pages/paths.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { ActionLink } from '#ui/actions.tsx';
import { TopNotice } from '#ui/top-notice.tsx';
import { useSavedTimetable } from './saved-timetable.ts';
import { useTodaysNews } from './todays-changes.ts';

/**
 * One line at the top of a page: which of its classes do not meet as usual today or tomorrow. It is
 * in the free space above the heading, so that nothing moves when it appears. Offline it also shows
 * that there are no changes, and the time of the check.
 *
 * @param own whether to begin with the day of a visitor who has saved a timetable
 */
export function TodaysNotice({
  classes,
  own = false,
}: {
  classes: readonly Pick<SchoolClass, 'id'>[];
  own?: boolean;
}) {
  const news = useTodaysNews();
  const saved = useSavedTimetable();
  if (!news) return null;
  const ids = new Set(classes.map(({ id }) => id));
  const all = news.announcements.filter((each) => ids.has(each.class));
  const ownDay = own && saved ? news.ownDay(saved) : '';
  const changes =
    all.length > 1 ? `${all.length} class changes today and tomorrow. Show` : (all[0]?.text ?? '');
  const line = [ownDay, changes].filter(Boolean).join(' ');
  if (!line) return news.none ? <TopNotice line={news.none} /> : null;
  const text = `${line} ${news.asOf}`.trim();
  if (all.length < 2 && !ownDay) return <TopNotice line={text} />;
  return (
    <TopNotice line={text}>
      <ul>
        {all.map(({ class: id, date, text }) => (
          <li key={id + date}>{text}</li>
        ))}
        {ownDay && (
          <li>
            <ActionLink href={linkTo('/schedule#my-timetable')}>My timetable</ActionLink>
          </li>
        )}
      </ul>
    </TopNotice>
  );
}
