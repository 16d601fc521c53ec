import { CalendarPlus, Printer, RotateCcw, Share2 } from 'lucide-react';
import { printPart } from '#app/browser/print.ts';
import { saveFile } from '#app/browser/save-file.ts';
import { sharePage } from '#app/browser/share.ts';
import { notify } from '#app/browser/toasts.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { planner } from '#content/planner.ts';
import type { Choice } from '#rules/choice.ts';

/** What one can do with a timetable of one's own. All but starting again needs scripts. */
export function KeptActions({ choice }: { choice: Choice }) {
  const live = useHydrated();

  async function addToCalendar() {
    // The generator is as large as the rest of the page: it comes when it is asked for.
    const { calendarText } = await import('#rules/calendar.ts');
    const text = calendarText({
      name: planner.heading,
      classes: choice.classes,
      origin: location.origin,
    });
    saveFile(planner.calendarFile, 'text/calendar;charset=utf-8', text);
  }

  async function share() {
    if ((await sharePage(planner.heading)) === 'copied')
      notify({ tone: 'good', title: planner.copied, text: planner.shareNote });
  }

  return (
    <p className="acts">
      <button type="button" className={live ? undefined : 'waiting'} onClick={addToCalendar}>
        <CalendarPlus className="i" aria-hidden="true" />
        {planner.calendar}
      </button>
      <button
        type="button"
        className={live ? undefined : 'waiting'}
        onClick={() => printPart('my-timetable')}
      >
        <Printer className="i" aria-hidden="true" />
        {planner.print}
      </button>
      <button type="button" className={live ? undefined : 'waiting'} onClick={share}>
        <Share2 className="i" aria-hidden="true" />
        {planner.share}
      </button>
      <a href="/schedule#my-timetable">
        <RotateCcw className="i" aria-hidden="true" />
        {planner.clear}
      </a>
    </p>
  );
}
