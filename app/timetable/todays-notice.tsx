import type { SchoolClass } from '#rules/timetable/classes.ts';
import { TopNotice } from '#ui/top-notice.tsx';
import { useTodaysNews } from './todays-changes.ts';

/**
 * One line at the top of a page: which of its classes do not meet as usual today or tomorrow. It
 * lies in the space above the page's first words, so that nothing moves when it comes. Without a
 * connection it also says that there are none, and as of when.
 */
export function TodaysNotice({ classes }: { classes: readonly Pick<SchoolClass, 'id'>[] }) {
  const news = useTodaysNews();
  const ids = new Set(classes.map(({ id }) => id));
  const all = news?.announcements.filter((each) => ids.has(each.class)) ?? [];
  const [first] = all;
  if (!first) return news?.none ? <TopNotice line={news.none} /> : null;
  const line = all.length === 1 ? first.text : `${all.length} ${news?.several}`;
  return (
    <TopNotice line={`${line} ${news?.asOf}`.trim()}>
      <ul>
        {all.map(({ class: id, date, text }) => (
          <li key={id + date}>{text}</li>
        ))}
      </ul>
    </TopNotice>
  );
}
