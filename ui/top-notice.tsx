import type { ReactNode } from 'react';
import styles from './top-notice.module.css';

/**
 * News that comes after the page: it lies in the space above a section's first words, so that
 * nothing moves and nothing is covered. Two short lines are seen, three where there are no
 * `children`; a tap opens the rest over the page.
 */
export function TopNotice({ line, children }: { line: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <details>
        <summary>
          <span>{line}</span>
        </summary>
        {children}
      </details>
    </div>
  );
}
