import type { ReactNode } from 'react';
import { hourText } from '#content/teaching/times.ts';
import { clashesIn } from '#rules/timetable/clashes.ts';
import { groupNames, type SchoolClass } from '#rules/timetable/classes.ts';
import { plannerHours, powersOfTwo } from '#rules/timetable/planner-rows.ts';
import { classNames } from '#ui/class-names.ts';
import { PlannerSheet } from '#ui/week.tsx';
import { ClassCard } from './class-card.tsx';
import styles from './timetable-week.module.css';
import { Week } from './timetable-week.tsx';

/** A planner shows the hours from 8 a.m. to 7 p.m., and those of classes outside of them. */
const BEGINS = 8 * 60;
const SHORTEST = 11;

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
  renderClass = (one) => <ClassCard key={one.id} slot={one} look="planner" />,
  className,
  children,
}: {
  classes: readonly SchoolClass[];
  chosen?: boolean;
  renderClass?: (one: SchoolClass) => ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const hours = plannerHours(classes, BEGINS, SHORTEST);
  return (
    <PlannerSheet
      hours={hours.map(hourText)}
      data-first={powersOfTwo((hours[0] ?? 0) / 30)}
      data-height={powersOfTwo((hours.length - 1) * 2)}
      groups={[groupNames.weekday, groupNames.weekend]}
      className={classNames(clashesIn(classes).length > 0 && styles.crowded, className)}
      sheetClassName={chosen && styles.outlined}
    >
      <Week look={chosen ? 'chosen' : 'planner'} classes={classes} renderClass={renderClass} />
      {children}
    </PlannerSheet>
  );
}
