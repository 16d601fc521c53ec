import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classesPage as words } from '#content/office/classes-texts.ts';
import { type Day, days } from '#content/teaching/dates.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { colomboDate, dayOf } from '#rules/calendar/colombo.ts';
import { hourText } from '#rules/calendar/times.ts';
import { groupNames, groupOf } from '#rules/timetable/classes.ts';
import { plannerHours } from '#rules/timetable/planner-rows.ts';
import { classNames } from '#ui/class-names.ts';
import tabs from '#ui/tabs.module.css';
import { VisuallyHidden } from '#ui/text.tsx';
import { dayClass, PlannerSheet, rowsClass, weekClass } from '#ui/week.tsx';
import { useNow } from '../browser/now.ts';
import page from './classes-page.module.css';
import { OldPlaceMark, Slip } from './slip.tsx';
import type { WeekDay } from './week-of.ts';

/** The week with its changes. `children` is shown in the free mornings. */
export function Week({
  week,
  open,
  children,
}: {
  week: readonly WeekDay[];
  open: (id: string) => void;
  children?: ReactNode;
}) {
  const slotsOn = (day: Day) => {
    const { slots = [], oldPlaces = [] } = week.find((one) => one.day === day) ?? {};
    return (
      <>
        {slots.map((slot) => (
          <Slip key={slot.one.id} slot={slot} open={open} />
        ))}
        {oldPlaces.map((place) => (
          <OldPlaceMark key={place.one.id} place={place} />
        ))}
      </>
    );
  };
  return (
    <Planner today={dayOf(colomboDate(useNow()))} slotsOn={slotsOn}>
      {children}
    </Planner>
  );
}

/** A week: on desks a planner with the hours in the margin, on phones a list of days. */
export function Planner({
  today,
  slotsOn,
  children,
}: {
  today?: Day;
  /** The classes of a day. */
  slotsOn: (day: Day) => ReactNode;
  children?: ReactNode;
}) {
  return (
    <PlannerSheet
      hours={plannerHours.map(hourText)}
      groups={[groupNames.weekday, groupNames.weekend]}
    >
      <VisuallyHidden as="h2">{words.week}</VisuallyHidden>
      <ol className={weekClass} aria-label={words.week}>
        {days.map((day) => {
          const group = groupOf(day);
          return (
            <li key={day} className={dayClass(group === 'weekend')}>
              <h3 className={page.dayName}>
                <span>{day}</span>{' '}
                {day === today ? (
                  <span className={page.today}>{words.today}</span>
                ) : (
                  <small>{groupNames[group]}</small>
                )}
              </h3>
              <div className={rowsClass}>{slotsOn(day)}</div>
            </li>
          );
        })}
      </ol>
      {children}
    </PlannerSheet>
  );
}

/** The two levels as tabs. */
export function LevelTabs({ level }: { level: Level }) {
  return (
    <nav className={classNames(tabs.list, page.tabs)} aria-label={words.levels}>
      {levelKeys.map((key) => (
        <Link
          key={key}
          className={classNames(tabs.tab, page.tab)}
          data-level={key}
          to={`?level=${key}`}
          aria-current={key === level || undefined}
          replace
        >
          {levels[key].name}
        </Link>
      ))}
    </nav>
  );
}
