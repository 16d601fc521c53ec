import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fact-list.module.css';
import { styled } from './styled.tsx';

/** Facts under each other, ruled off: each its name and what it is. One that is empty is not shown. */
export const FactList = styled('dl', styles.list);

/** One of them. */
export function Fact({
  name,
  className,
  children,
}: {
  name: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.fact, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
