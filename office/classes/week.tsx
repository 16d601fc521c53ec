import type { ReactNode } from 'react';
import { classesPage as words } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { dayOf } from '#rules/calendar/colombo.ts';
import { hourText } from '#rules/calendar/times.ts';
import { groupNames, groupOf } from '#rules/timetable/classes.ts';
import { classNames } from '#ui/class-names.ts';
import { OldPlaceMark, Slip } from './slip.tsx';
import styles from './week.module.css';
import { plannerHours, type WeekDay } from './week-of.ts';

/**
 * The week: on desks a planner with the hours in the margin, on phones a list of days. `children`
 * is shown in the free mornings.
 */
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
          {week.map(({ day, slots, oldPlaces }) => (
            <li key={day} data-group={groupOf(day)}>
              <h2 className={styles.day}>
                <span>{day}</span>{' '}
                {day === dayOf(today) ? (
                  <span className={styles.today}>{words.today}</span>
                ) : (
                  <small>{groupNames[groupOf(day)]}</small>
                )}
              </h2>
              <div className={styles.slots}>
                {oldPlaces.map((place) => (
                  <OldPlaceMark key={place.one.id} place={place} />
                ))}
                {slots.map((slot) => (
                  <Slip key={slot.one.id} slot={slot} today={today} open={open} />
                ))}
              </div>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}
