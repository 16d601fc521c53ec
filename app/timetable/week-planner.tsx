import type { ReactNode } from 'react';
import { hourText } from '#rules/calendar/times.ts';
import { groupNames, type SchoolClass } from '#rules/timetable/classes.ts';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { RegisterClassCard } from './class-card.tsx';
import { plannerHours } from './planner-rows.ts';
import { Pins, Week } from './week.tsx';
import styles from './week-planner.module.css';

/**
 * The week as a planner: hours in the margin, classes as high as they are long. On phones it is a
 * list of days. `children` is pinned over it; it finds the height of a half hour as `--row`.
 *
 * @param chosen whether it is a visitor's own week: outlined, since it is on white, and without the
 *   days that have no class on phones
 */
export function WeekPlanner({
  classes,
  chosen = false,
  renderClass = (one) => <RegisterClassCard key={one.id} slot={one} look="planner" />,
  className,
  children,
}: {
  classes: readonly SchoolClass[];
  chosen?: boolean;
  renderClass?: (one: SchoolClass) => ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={classNames(styles.planner, className)}>
      <ol className={styles.hours} aria-hidden="true">
        {plannerHours.map((hour) => (
          <li key={hour}>{hourText(hour)}</li>
        ))}
      </ol>
      <Sheet className={classNames(styles.sheet, chosen && styles.outlined)}>
        <Pins low />
        <p className={styles.groups} aria-hidden="true">
          <span>{groupNames.weekday}</span>
          <span>{groupNames.weekend}</span>
        </p>
        <Week look={chosen ? 'chosen' : 'planner'} classes={classes} renderClass={renderClass} />
        {children}
      </Sheet>
    </div>
  );
}
