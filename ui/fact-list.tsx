import type { ReactNode } from 'react';
import styles from './fact-list.module.css';
import { styled } from './styled.tsx';

/** Facts under each other, ruled off: each its name and what it is. One that is empty is not shown. */
export const FactList = styled('dl', styles.list);

/** One of the facts of a `FactList`, or of the `SlipRows` of a slip. */
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
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
