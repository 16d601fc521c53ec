import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './course-facts.module.css';

/** What a course is like, a line each: its name at the left, what it is at the right. */
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
