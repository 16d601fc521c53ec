import { classNames } from './class-names.ts';
import styles from './week.module.css';

/** The classes of a week: a list of its days, and in each its heading and its classes. */
export const weekClass = styles.week;

/** The classes of a day of the week. */
export const dayClass = (weekend: boolean) => classNames(styles.day, weekend && styles.weekend);

/** The classes of what is on a day, under each other. */
export const classesClass = styles.classes;

/**
 * The same in a planner: on desks each is as high as it is long. It has its first half hour, counted
 * from 1, as `--r`, and how many it takes as `--n`.
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
