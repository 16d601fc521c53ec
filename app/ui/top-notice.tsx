import type { ReactNode } from 'react';
import styles from './top-notice.module.css';

/**
 * News that comes after the page: it lies in the space above a section's first words, so that
 * nothing moves. Two short lines are seen; `children` opens over the page.
 */
export function TopNotice({ line, children }: { line: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      {children ? (
        <details>
          <summary>
            <span>{line}</span>
          </summary>
          {children}
        </details>
      ) : (
        <p>
          <span>{line}</span>
        </p>
      )}
    </div>
  );
}
