import { CalendarPlus, CalendarSync, Printer, RotateCcw, Share2 } from 'lucide';
import { printElement } from '#app/browser/print.ts';
import { share } from '#app/browser/share.ts';
import { showToast } from '#app/browser/toasts.ts';
import { saveTimetable } from '#app/timetable/saved-timetable.ts';
import { ScriptedAction } from '#app/timetable/scripted-action.tsx';
import { useTodaysNews } from '#app/timetable/todays-changes.ts';
import { linkTo } from '#content/pages/paths.ts';
import { planner } from '#content/pages/planner.ts';
import type { Choice } from '#rules/timetable/choice.ts';
import { ownCalendarLink } from '#rules/timetable/own-calendar.ts';
import { Actions } from '#ui/actions.tsx';
import { Icon } from '#ui/icon.tsx';

// The generator is as large as the rest of the page: it comes when it is asked for.
const loadCalendar = () => import('./save-calendar.ts');

/** What one can do with a timetable of one's own. All but starting again needs scripts. */
export function ChosenWeekActions({ choice }: { choice: Choice }) {
  const news = useTodaysNews();
  // Only our own server answers it: a host that serves files has no calendar of chosen classes.
  const subscribable = news && !import.meta.env.VITE_BACKEND_URL;

  async function addToCalendar() {
    const calendar = await loadCalendar().catch(() => undefined);
    if (calendar) calendar.saveCalendar(choice, news);
    else showToast({ tone: 'error', ...planner.noCalendar }, 'planner');
  }

  async function handOn() {
    const done = await share(planner.heading, { url: location.href });
    if (done === 'copied')
      showToast({ tone: 'success', title: planner.copied, text: planner.shareNote }, 'planner');
    if (done === 'refused') showToast({ tone: 'error', ...planner.notCopied }, 'planner');
  }

  return (
    <Actions>
      <ScriptedAction icon={CalendarPlus} onClick={addToCalendar}>
        {planner.calendar}
      </ScriptedAction>
      {subscribable && (
        <a href={new URL(ownCalendarLink(choice.classes), location.origin).href}>
          <Icon of={CalendarSync} />
          {planner.subscribe}
        </a>
      )}
      <ScriptedAction icon={Printer} onClick={() => printElement('my-timetable')}>
        {planner.print}
      </ScriptedAction>
      <ScriptedAction icon={Share2} onClick={handOn}>
        {planner.share}
      </ScriptedAction>
      <a href={linkTo('/schedule#my-timetable')} onClick={() => saveTimetable('')}>
        <Icon of={RotateCcw} />
        {planner.clear}
      </a>
    </Actions>
  );
}
