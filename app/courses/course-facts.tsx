import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './course-facts.module.css';

/** Facts of a course, one a line: the name left, the value right. */
export function CourseFacts({
  facts,
  large = false,
}: {
  facts: readonly { name: string; value: ReactNode }[];
  large?: boolean;
}) {
  return (
    <dl className={classNames(styles.facts, large && styles.large)}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
