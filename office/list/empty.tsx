import type { ReactNode } from 'react';
import { Tick } from '../ui/marks.tsx';
import styles from './empty.module.css';

/** What the sheet says when nobody stands on it: ticked when that is good. */
export function Empty({
  title,
  isGood = false,
  children,
}: {
  title: string;
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
