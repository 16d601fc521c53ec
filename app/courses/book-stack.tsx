import type { ReactNode } from 'react';
import { classesMenu } from '#content/pages/navigation.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { SubjectColour } from '#content/teaching/subjects.ts';
import styles from './book-stack.module.css';

interface StackedBook {
  name: string;
  path: string;
  colour: SubjectColour;
  level: Level;
  /** Small text under the name. */
  caption?: ReactNode;
}

/** A stack of books, each a link to a course. */
export function BookStack({ books }: { books: readonly StackedBook[] }) {
  return (
    <ul className={styles.stack}>
      {books.map(({ name, path, colour, level, caption }) => (
        <li key={path}>
          <a href={path} data-subject={colour} data-level={level}>
            <span>{name}</span>
            {caption && <span className={styles.caption}>{caption}</span>}
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
