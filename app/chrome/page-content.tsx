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
 * The page between header and footer, which gets the focus when the page changes. Its styles also
 * show that a page is loading (`data-waiting` at the root), or that it is a saved copy
 * (`data-as-of` at the body).
 */
export function PageContent({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.content}>
      {children}
    </main>
  );
}
