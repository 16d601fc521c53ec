import type { ReactNode } from 'react';
import { chrome } from '#content/pages/navigation.ts';
import styles from './page-content.module.css';

/** The first stop of the Tab key: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {chrome.skip}
    </a>
  );
}

/**
 * What stands between header and footer: it takes the focus when the page changes. Its styles also
 * show what the document's attributes tell of the page: that it is on its way (`data-waiting` at
 * the root), or that it comes from the visitor's device (`data-as-of` at the body).
 */
export function PageContent({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.content}>
      {children}
    </main>
  );
}
