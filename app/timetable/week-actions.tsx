import { CalendarPlus, CalendarSync, type IconNode, Printer } from 'lucide';
import type { ReactNode } from 'react';
import { printAllTabs, printElement } from '#app/browser/print.ts';
import { schoolOf } from '#content/school/school.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { calendarPath } from '#rules/timetable/calendar-files.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { Actions } from '#ui/actions.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { documents, siteOrigin } from '../documents.ts';
import styles from './timetable-week.module.css';

const school = schoolOf(documents);

/**
 * A level's week as a calendar file and as a printout; on a page about the week also as a calendar
 * that receives later changes, and both levels on one sheet.
 *
 * @param part the id of the week, on a page that is about more
 */
export function WeekActions({
  level,
  part,
  className,
}: {
  level: Level;
  part?: string;
  className?: string;
}) {
  const hydrated = useHydrated();
  const path = calendarPath(level);
  // The build may not have the site's address; the browser has.
  const origin = hydrated ? window.location.origin : siteOrigin;
  return (
    <Actions className={className}>
      <a href={path}>
        <Icon of={CalendarPlus} />
        Add to calendar
      </a>
      {!part && (
        <a href={`webcal://${new URL(origin || school.siteUrl).host}${path}`}>
          <Icon of={CalendarSync} />
          Subscribe
        </a>
      )}
      <ScriptedAction icon={Printer} onClick={() => printElement(part)}>
        Print
      </ScriptedAction>
      {!part && levelKeys.every((each) => weekOf(documents)[each].length > 0) && (
        <ScriptedAction icon={Printer} onClick={printAllTabs}>
          Print both levels
        </ScriptedAction>
      )}
    </Actions>
  );
}

/** An action that needs scripts: invisible until they run, in its place, so that nothing moves. */
export function ScriptedAction({
  icon,
  onClick,
  children,
}: {
  icon: IconNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={useHydrated() ? undefined : styles.waiting} onClick={onClick}>
      <Icon of={icon} />
      {children}
    </button>
  );
}
