import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Quiet actions at the end of something, links and buttons alike. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
