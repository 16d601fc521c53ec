import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Sheet } from './paper.tsx';
import styles from './week.module.css';
import { Pins } from './week.tsx';

/**
 * A week on a sheet: on desks a planner, with the hours in the margin, on phones its days alone.
 * `children` finds the height of a half hour as `--row`.
 */
export function PlannerSheet({
  hours,
  groups,
  className,
  sheetClassName,
  children,
}: {
  /** The hours from the first line to the last. */
  hours: readonly string[];
  /** The names of Monday to Friday and of the weekend. */
  groups: readonly [string, string];
  className?: string;
  sheetClassName?: string | false;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.planner, className)}>
      <ol className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ol>
      <Sheet className={classNames(styles.sheet, sheetClassName)}>
        <Pins />
        <p className={styles.groups} aria-hidden="true">
          {groups.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        {children}
      </Sheet>
    </div>
  );
}
