import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classesPage as words } from '#content/office/classes-page.ts';
import { type Day, days, type IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { dayOf } from '#rules/calendar/colombo.ts';
import { hourText } from '#rules/calendar/times.ts';
import { groupNames, groupOf } from '#rules/timetable/classes.ts';
import { classNames } from '#ui/class-names.ts';
import page from './classes-page.module.css';
import { OldPlaceMark, Slip } from './slip.tsx';
import styles from './week.module.css';
import { plannerHours, type WeekDay } from './week-of.ts';

/** The week with its changes. `children` is shown in the free mornings. */
export function Week({
  week,
  today,
  open,
  children,
}: {
  week: readonly WeekDay[];
  today: IsoDate;
  open: (id: string) => void;
  children?: ReactNode;
}) {
  const slotsOn = (day: Day) => {
    const { slots = [], oldPlaces = [] } = week.find((one) => one.day === day) ?? {};
    return (
      <>
        {oldPlaces.map((place) => (
          <OldPlaceMark key={place.one.id} place={place} />
        ))}
        {slots.map((slot) => (
          <Slip key={slot.one.id} slot={slot} today={today} open={open} />
        ))}
      </>
    );
  };
  return (
    <Planner today={dayOf(today)} slotsOn={slotsOn}>
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
    <div className={styles.plan}>
      <ol className={styles.hours} aria-hidden="true">
        {plannerHours.map((hour) => (
          <li key={hour}>{hourText(hour)}</li>
        ))}
      </ol>
      <div className={styles.sheet}>
        <i className={styles.pin} />
        <i className={classNames(styles.pin, styles.right)} />
        <p className={styles.groups} aria-hidden="true">
          <span>{groupNames.weekday}</span>
          <span>{groupNames.weekend}</span>
        </p>
        <ol className={styles.week} aria-label={words.week}>
          {days.map((day) => (
            <li key={day} data-group={groupOf(day)}>
              <h2 className={styles.day}>
                <span>{day}</span>{' '}
                {day === today ? (
                  <span className={styles.today}>{words.today}</span>
                ) : (
                  <small>{groupNames[groupOf(day)]}</small>
                )}
              </h2>
              <div className={styles.slots}>{slotsOn(day)}</div>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}

/** The two levels as tabs. */
export function LevelTabs({ level }: { level: Level }) {
  return (
    <nav className={page.tabs} aria-label={words.levels}>
      {levelKeys.map((key) => (
        <Link
          key={key}
          className={page.tab}
          data-bands={key}
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
