import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for whoever hears the page instead of seeing it. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

export const hiddenClass = styles.hidden;
