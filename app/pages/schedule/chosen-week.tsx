import { CalendarPlus, CalendarSync, Printer, RotateCcw, Share2 } from 'lucide';
import { memo } from 'react';
import { printElement } from '#app/browser/print.ts';
import { share } from '#app/browser/share.ts';
import { showToast } from '#app/browser/toasts.ts';
import { useTodaysNews } from '#app/browser/use-today.ts';
import { Sum, Sums } from '#app/fees/sums.tsx';
import { ClassCard } from '#app/timetable/class-card.tsx';
import { saveTimetable } from '#app/timetable/saved-timetable.ts';
import { ScriptedAction } from '#app/timetable/week-actions.tsx';
import { WeekPlanner } from '#app/timetable/week-planner.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { ownDayWords } from '#content/teaching/class-texts.ts';
import { estimateNote } from '#content/teaching/fees.ts';
import { timetableSummary } from '#rules/pages/timetable-summary.ts';
import { ownCalendarLink } from '#rules/timetable/calendar-files.ts';
import type { Choice } from '#rules/timetable/choice.ts';
import { allClasses } from '#rules/timetable/classes.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { Actions, ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { saveFile } from '#ui/save-file.ts';
import { wideClass } from '#ui/section.tsx';
import { Callout } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './chosen-week.module.css';

const heading = ownDayWords.timetable;

export const shareNote = "This page's link has your choice. Share the link with your family.";

/**
 * The chosen classes as a week, what they add up to, and what to do with them. Every class is here
 * from the start, hidden until it is chosen: where the server has rendered the choice of the
 * address, hydration finds the elements that it expects. What may differ then is marked.
 */
export const ChosenWeek = memo(function ChosenWeek({ choice }: { choice: Choice }) {
  const chosen = choice.classes.length > 0;
  const { what, hours, perWeek, perMonth, notes, clashes, register } = timetableSummary(
    documents,
    choice,
  );
  const sums = { 'hours per week': hours, 'Per week': perWeek, 'Per month': perMonth };
  return (
    <div className={classNames(wideClass, styles.week)} id="kept">
      <p className={styles.empty} hidden={chosen} suppressHydrationWarning>
        No classes chosen yet. Tick the classes you want.
      </p>
      <div className={styles.kept} data-kept="" hidden={!chosen} suppressHydrationWarning>
        <p className={styles.summary} suppressHydrationWarning>
          {what}
        </p>
        <Sums aria-live="polite">
          {Object.entries(sums).map(([name, sum]) => (
            <Sum key={name} name={name} suppressHydrationWarning>
              {sum}
            </Sum>
          ))}
        </Sums>
        <p className="small">{estimateNote}</p>
        {Object.entries(notes).map(([fill, text]) => (
          <Callout key={fill} hidden={!text} suppressHydrationWarning>
            {text}
          </Callout>
        ))}
        <WeekPlanner
          className={styles.planner}
          chosen
          classes={allClasses(documents)}
          renderClass={(one) => (
            <ClassCard
              key={one.id}
              slot={one}
              look="planner"
              data-clash={clashes[one.id] && ''}
              hidden={!choice.classes.some(({ id }) => id === one.id)}
              suppressHydrationWarning
            >
              <em className={styles.clash} hidden={!clashes[one.id]} suppressHydrationWarning>
                {clashes[one.id] ?? ''}
              </em>
            </ClassCard>
          )}
        />
        <ButtonRow as="div">
          <ButtonLink variant="primary" href={register} suppressHydrationWarning>
            Register for these
          </ButtonLink>
          <ChosenWeekActions choice={choice} />
        </ButtonRow>
      </div>
    </div>
  );
});

const noCalendar = {
  tone: 'error',
  title: 'The calendar was not downloaded.',
  text: 'Please reload this page and try again.',
} as const;

const notCopied = {
  tone: 'error',
  title: 'The link was not copied.',
  text: 'Please copy it from the address bar.',
} as const;

// As large as the rest of the page, so it is loaded when it is needed.
const loadCalendar = () => import('#rules/timetable/calendar.ts');
const loadPublished = () => import('#app/timetable/published-news.ts');

/** Actions on the visitor's own timetable. All but starting again need scripts. */
function ChosenWeekActions({ choice }: { choice: Choice }) {
  // Only our own server has a calendar of chosen classes.
  const news = useTodaysNews();
  const isSubscribable = useHydrated() && news !== undefined && !import.meta.env.VITE_BACKEND_URL;

  async function addToCalendar() {
    const loaded = await Promise.all([loadCalendar(), loadPublished()]).catch(() => undefined);
    if (!loaded) return showToast(noCalendar, 'planner');
    const [calendar, { latestPublished }] = loaded;
    const { at, changes = [], closures = [] } = latestPublished()?.answer ?? {};
    const text = calendar.calendarText(documents, {
      name: heading,
      classes: choice.classes,
      origin: location.origin,
      changes: changes.map((change) => ({ ...change, at: Date.parse(at ?? '') })),
      closures: allClosures(documents, closures),
    });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'my-timetable.ics');
  }

  async function shareTimetable() {
    const done = await share(heading, { url: location.href });
    if (done === 'copied')
      showToast({ tone: 'success', title: 'The link is copied.', text: shareNote }, 'planner');
    if (done === 'refused') showToast(notCopied, 'planner');
  }

  return (
    <Actions>
      <ScriptedAction icon={CalendarPlus} onClick={addToCalendar}>
        Add to calendar
      </ScriptedAction>
      {isSubscribable && (
        <a href={new URL(ownCalendarLink(choice.classes), location.origin).href}>
          <Icon of={CalendarSync} />
          Subscribe
        </a>
      )}
      <ScriptedAction icon={Printer} onClick={() => printElement('my-timetable')}>
        Print
      </ScriptedAction>
      <ScriptedAction icon={Share2} onClick={shareTimetable}>
        Share the link
      </ScriptedAction>
      <a href={linkTo('/schedule#my-timetable')} onClick={() => saveTimetable('')}>
        <Icon of={RotateCcw} />
        Start again
      </a>
    </Actions>
  );
}
