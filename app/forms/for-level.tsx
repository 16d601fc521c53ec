import type { ReactNode } from 'react';
import type { Level } from '#content/teaching/levels.ts';
import { useLayoutAhead } from '#ui/rendering.ts';
import styles from './for-level.module.css';

/** A part of a form that shows while its level is picked in the same form, with scripts or without. */
export function ForLevel({ level, children }: { level: Level; children: ReactNode }) {
  return (
    <div ref={useLayoutAhead<HTMLDivElement>()} className={styles.part} data-for={level}>
      <div>{children}</div>
    </div>
  );
}
