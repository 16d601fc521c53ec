import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fact-list.module.css';

/** Facts under each other, ruled off: each its name and what it is. One that is empty is not shown. */
export function FactList({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl className={classNames(styles.list, className)} {...rest} />;
}

/** One of them; its children are the `dd`. */
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
      {children}
    </div>
  );
}
