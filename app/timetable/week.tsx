import type { ReactNode } from 'react';
import { days } from '#content/teaching/class-row.ts';
import {
  classesOn,
  type Group,
  groupNames,
  groupOf,
  type SchoolClass,
} from '#rules/timetable/classes.ts';
import { classNames } from '#ui/class-names.ts';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { PlannerDay } from './planner-day.tsx';
import styles from './week.module.css';

/**
 * The seven days and their classes: under each other on phones, abreast on a desk. A strip's days
 * are as high as their classes ask; a planner's have a row for each half hour. Of a `chosen` week
 * phones leave out the days without a class, and paper that is too narrow has it as a list.
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
  const Classes = planner ? PlannerDay : 'div';
  return (
    <ol
      className={classNames(
        styles.week,
        planner ? styles.planner : styles.strip,
        look === 'planner' && styles.abreast,
        look === 'chosen' && styles.chosen,
      )}
    >
      {shown.map((day) => {
        const group: Group = groupOf(day);
        return (
          <li key={day} className={classNames(styles.day, group === 'weekend' && styles.weekend)}>
            <h3>
              {day}
              <small>{groupNames[group]}</small>
            </h3>
            <Classes className={styles.classes}>
              {classesOn(day, classes).map((one) => renderClass(one))}
            </Classes>
          </li>
        );
      })}
    </ol>
  );
}
