import { CalendarPlus, Printer } from 'lucide-react';
import { printPart } from '#app/browser/print.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Level } from '#content/levels.ts';
import { schedulePage } from '#content/schedule.ts';

/**
 * What one can take away from a level's week: its calendar file and a printout. Printing needs a
 * script, so its button is there only once scripts run.
 *
 * @param part the id of what is printed, where that is not the whole page
 */
export function WeekActions({ level, part }: { level: Level; part?: string }) {
  const live = useHydrated();
  return (
    <p className="acts">
      <a href={`/calendar/${level}.ics`}>
        <CalendarPlus className="i" aria-hidden="true" />
        {schedulePage.calendar}
      </a>
      <button type="button" hidden={!live} onClick={() => printPart(part)}>
        <Printer className="i" aria-hidden="true" />
        {schedulePage.print}
      </button>
    </p>
  );
}
