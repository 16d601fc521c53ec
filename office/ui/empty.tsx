import type { ReactNode } from 'react';
import { Tick } from '#ui/annotations.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './empty.module.css';
import ruled from './ruled.module.css';

/** In place of an empty list, on ruled paper: why it is empty, and what to do instead. */
export function Empty({
  title,
  isGood = false,
  children,
}: {
  title: string;
  /** Draws the school's tick. */
  isGood?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={classNames(ruled.ruled, styles.paper)}>
      {isGood && <Tick className={styles.tick} />}
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
