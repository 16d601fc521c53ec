import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Sheet } from './paper.tsx';
import styles from './week.module.css';

/** The classes of a week: a list of its days, and in each its heading and its classes. */
export const weekClass = styles.week;

/** The classes of a day of the week. */
export const dayClass = (weekend: boolean) => classNames(styles.day, weekend && styles.weekend);

/** The classes of what is on a day, under each other. */
export const classesClass = styles.classes;

/**
 * The same in a planner: on desks each is as high as it is long. It has its first half hour since
 * midnight as `--r`, and how many it takes as `--n`; the planner has its own as `--first`, and `--rows`.
 */
export const rowsClass = classNames(styles.classes, styles.rows);

/** The two pins at the upper edge of a sheet on a desk. */
export function Pins() {
  return (
    <>
      <i className={styles.pin} />
      <i className={styles.pin} />
    </>
  );
}

/** The hours in the margin of a planner, from the first line to the last. */
export function Hours({ hours }: { hours: readonly string[] }) {
  return (
    <ol className={styles.hours} aria-hidden="true">
      {hours.map((hour) => (
        <li key={hour}>{hour}</li>
      ))}
    </ol>
  );
}

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
  ...rest
}: {
  /** The hours from the first line to the last. */
  hours: readonly string[];
  /** The names of Monday to Friday and of the weekend. */
  groups: readonly [string, string];
  className?: string;
  sheetClassName?: string | false;
} & ComponentProps<'div'>) {
  return (
    <div className={classNames(styles.planner, className)} {...rest}>
      <Hours hours={hours} />
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
