import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './planner-day.module.css';

/**
 * A planner's day: a row for each half hour, `--row` high, in which each child hangs where its
 * `plannerRows` say. Under each other on phones.
 */
export function PlannerDay({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.day, className)}>{children}</div>;
}
