import { chrome } from '#content/pages/navigation.ts';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#content">
      {chrome.skip}
    </a>
  );
}
