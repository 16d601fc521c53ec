import { CalendarPlus, CalendarSync, Printer } from 'lucide-react';
import { printAllTabs, printElement } from '#app/browser/print.ts';
import { Actions } from '#app/ui/actions.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { schedulePage } from '#content/pages/schedule-page.ts';
import { school } from '#content/school/school.ts';
import type { Level } from '#content/teaching/levels.ts';
import { calendarPath, webcalLink } from '#rules/calendar/calendar-links.ts';

/**
 * What one can take away from a level's week: its calendar file and a printout. Printing needs a
 * script, so its button is seen only once scripts run; its place is kept, so that nothing moves.
 *
 * @param part the id of what is printed, where that is not the whole page
 * @param subscribe whether to offer the calendar that learns of later changes, too
 * @param both whether to offer the weeks of both levels on one sheet, too
 */
export function WeekActions(props: {
  level: Level;
  part?: string;
  subscribe?: boolean;
  both?: boolean;
}) {
  const { level, part, subscribe = false, both = false } = props;
  const hydrated = useHydrated();
  const path = calendarPath(level);
  // The build may not know where the site will stand; the browser does.
  const origin = hydrated ? window.location.origin : import.meta.env.VITE_SITE_ORIGIN;
  return (
    <Actions>
      <a href={path}>
        <Icon of={CalendarPlus} />
        {schedulePage.calendar}
      </a>
      {subscribe && (
        <a href={webcalLink(origin || school.siteUrl.value, path)}>
          <Icon of={CalendarSync} />
          {schedulePage.subscribe}
        </a>
      )}
      <button
        type="button"
        className={hydrated ? undefined : 'waiting'}
        onClick={() => printElement(part)}
      >
        <Icon of={Printer} />
        {schedulePage.print}
      </button>
      {both && (
        <button type="button" className={hydrated ? undefined : 'waiting'} onClick={printAllTabs}>
          <Icon of={Printer} />
          {schedulePage.printBoth}
        </button>
      )}
    </Actions>
  );
}
