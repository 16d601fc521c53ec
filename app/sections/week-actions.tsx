import { CalendarPlus, CalendarSync, Printer } from 'lucide-react';
import { printPart } from '#app/browser/print.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Level } from '#content/levels.ts';
import { schedulePage } from '#content/schedule.ts';
import { school } from '#content/school.ts';
import { calendarPath, webcalLink } from '#rules/calendar-links.ts';

/**
 * What one can take away from a level's week: its calendar file and a printout. Printing needs a
 * script, so its button is seen only once scripts run; its place is kept, so that nothing moves.
 *
 * @param part the id of what is printed, where that is not the whole page
 * @param subscribe whether to offer the calendar that learns of later changes, too
 */
export function WeekActions(props: { level: Level; part?: string; subscribe?: boolean }) {
  const { level, part, subscribe = false } = props;
  const live = useHydrated();
  const path = calendarPath(level);
  // The build may not know where the site will stand; the browser does.
  const origin = live ? window.location.origin : import.meta.env.VITE_SITE_ORIGIN;
  return (
    <p className="acts">
      <a href={path}>
        <CalendarPlus className="i" aria-hidden="true" />
        {schedulePage.calendar}
      </a>
      {subscribe && (
        <a href={webcalLink(origin || school.siteUrl.value, path)}>
          <CalendarSync className="i" aria-hidden="true" />
          {schedulePage.subscribe}
        </a>
      )}
      <button
        type="button"
        className={live ? undefined : 'waiting'}
        onClick={() => printPart(part)}
      >
        <Printer className="i" aria-hidden="true" />
        {schedulePage.print}
      </button>
    </p>
  );
}
