import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './top-notice.module.css';

/**
 * News that arrives after the page: the first child of a `Section`, in the space above its first
 * words, so that the page does not move. All of `line` is shown; `children` open over the page.
 */
export function TopNotice({ line, children }: { line: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      {children ? (
        <details>
          <summary>
            <span>{line}</span>
            <Icon of={ChevronDown} />
          </summary>
          {children}
        </details>
      ) : (
        <p>{line}</p>
      )}
    </div>
  );
}
