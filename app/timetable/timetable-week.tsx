import type { ReactNode } from 'react';
import { days } from '#content/teaching/dates.ts';
import { groupNames, groupOf, type SchoolClass } from '#rules/timetable/classes.ts';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { MarginNote } from '#ui/section.tsx';
import { classesClass, dayClass, Pins, rowsClass, weekClass } from '#ui/week.tsx';
import { ClassCard } from './class-card.tsx';
import styles from './timetable-week.module.css';

/**
 * The seven days and their classes: under each other on phones, side by side on a desk. A strip's
 * days are as high as their classes; a planner's have a row for each half hour. A `chosen` week
 * leaves out the days without a class on phones, and is a list on narrow paper.
 */
export function Week({
  look,
  classes,
  renderClass,
}: {
  look: 'strip' | 'planner' | 'chosen';
  classes: readonly SchoolClass[];
  renderClass: (one: SchoolClass) => ReactNode;
}) {
  const planner = look !== 'strip';
  const shown = useFirstScreenOf(days, 3);
  return (
    <ol
      className={classNames(
        weekClass,
        styles.days,
        !planner && styles.strip,
        look === 'planner' && styles.abreast,
        look === 'chosen' && styles.chosen,
      )}
    >
      {shown.map((day) => (
        <li key={day} className={dayClass(groupOf(day) === 'weekend')}>
          <h3>
            {day}
            <small>{groupNames[groupOf(day)]}</small>
          </h3>
          <div className={planner ? rowsClass : classesClass}>
            {classes.filter((one) => one.day === day).map(renderClass)}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The week as a strip of seven days, with `children` below it. */
export function WeekStrip({
  classes,
  children,
}: {
  classes: readonly SchoolClass[];
  children: ReactNode;
}) {
  return (
    <Sheet className={styles.stripSheet}>
      <Pins />
      <Week
        look="strip"
        classes={classes}
        renderClass={(one) => (
          <ClassCard key={one.id} slot={one} look="strip" action="Register Now" />
        )}
      />
      <MarginNote className={styles.note}>{children}</MarginNote>
    </Sheet>
  );
}
