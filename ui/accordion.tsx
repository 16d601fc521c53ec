import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import styles from './accordion.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A question whose answer opens below it; on paper it is open. */
export function Accordion({
  question,
  className,
  children,
  ...rest
}: { question: ReactNode } & ComponentProps<'details'>) {
  return (
    <details className={classNames(styles.accordion, className)} {...rest}>
      <summary>
        {question}
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
