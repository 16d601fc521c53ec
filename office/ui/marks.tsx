import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './marks.module.css';

/** The school's tick, drawn with the orange pen. */
export function Tick({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.tick, className)} viewBox="0 0 44 44" aria-hidden="true">
      <path d="M6 24l11 12L39 8" />
    </svg>
  );
}

/** A ring drawn round the figure that matters. */
export function Ring({ children }: { children: ReactNode }) {
  return (
    <span className={styles.ring}>
      {children}
      <svg viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
        <path
          vectorEffect="non-scaling-stroke"
          d="M14 9C34 1 78 0 92 12c10 10 2 24-28 28C34 44 4 40 3 24 2 12 22 4 52 4"
        />
      </svg>
    </span>
  );
}
