import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

/** A question that unfolds its answer: the browser's own, so it works before the scripts run. */
export function Accordion({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.accordion}>
      <summary>
        {question}
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
