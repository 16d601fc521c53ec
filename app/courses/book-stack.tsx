import type { ReactNode } from 'react';
import { classesMenu } from '#content/pages/navigation.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { SubjectColour } from '#content/teaching/subjects.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './book-stack.module.css';

interface StackedBook {
  name: string;
  path: string;
  colour: SubjectColour;
  level: Level;
  /** Small text at the right, or under the name. */
  aside?: ReactNode;
}

/**
 * A stack of books, each a link to a course.
 *
 * @param captioned whether `aside` is under the name
 */
export function BookStack({
  books,
  captioned = false,
}: {
  books: readonly StackedBook[];
  captioned?: boolean;
}) {
  return (
    <ul className={classNames(styles.stack, captioned && styles.captioned)}>
      {books.map(({ name, path, colour, level, aside }) => (
        <li key={path}>
          <a href={path} data-subject={colour} data-level={level}>
            <span>{name}</span>
            {aside && <span>{aside}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The courses of one level as books for a `BookStack`. */
export function levelBooks(level: Level): readonly StackedBook[] {
  return classesMenu
    .filter((column) => column.level === level)
    .flatMap(({ classes }) => classes.map((course) => ({ ...course, level })));
}
