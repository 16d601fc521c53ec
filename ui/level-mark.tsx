import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './level-mark.module.css';

type Level = 'o-level' | 'a-level';

const names = { 'o-level': 'O\u00a0Level', 'a-level': 'A\u00a0Level' };

/** The classes of `LevelMark`, for an element with a `data-level` that another component makes. */
export const levelMarkClass = styles.mark;

/** Text after the level's mark, one bar or two. Without children it is the level's name. */
export function LevelMark({
  level,
  className,
  children = names[level],
}: {
  level: Level;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <span className={classNames(levelMarkClass, className)} data-level={level}>
      {children}
    </span>
  );
}
