import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './steps.module.css';

export interface Step {
  title: string;
  text?: ReactNode;
}

/** Numbered steps, ringed and joined by the pen; `across` lays them side by side on a desk. */
export function Steps({ steps, across = false }: { steps: readonly Step[]; across?: boolean }) {
  return (
    <ol className={classNames(styles.steps, across && styles.across)}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p className="small">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
