import type { ReactNode } from 'react';
import { Tick } from '#ui/annotations.tsx';
import styles from './empty.module.css';

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
    <div className={styles.paper}>
      {isGood && <Tick className={styles.tick} />}
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
