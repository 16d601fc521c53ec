import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import boxes from '../ui/boxes.module.css';
import layout from '../ui/layout.module.css';
import styles from './slip.module.css';

/** A part of the right column, on paper: its heading, perhaps a link next to it, and its rows. */
export function Slip({
  title,
  action,
  isYellow = false,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** It waits for the office. */
  isYellow?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Sheet
      as="aside"
      className={classNames(boxes.slip, styles.slip, isYellow && styles.yellow)}
      aria-labelledby={id}
    >
      <div className={classNames(layout.row, layout.spread, styles.head)}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </Sheet>
  );
}
