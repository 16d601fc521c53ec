import type { ReactNode } from 'react';
import { classesMenu } from '#content/pages/navigation.ts';
import type { Level } from '#content/teaching/levels.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './book-stack.module.css';

export interface StackedBook {
  title: ReactNode;
  href: string;
  /** The key of the subject's colour. */
  subject: string;
  level: 'o-level' | 'a-level';
  /** Small text at the right, or under the title. */
  aside?: ReactNode;
}

/**
 * A stack of books, each a link to a course.
 *
 * @param captioned whether `aside` is under the title
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
      {books.map(({ title, href, subject, level, aside }) => (
        <li key={href}>
          <a href={href} data-subject={subject} data-level={level}>
            <span>{title}</span>
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
    .flatMap(({ classes }) =>
      classes.map(({ name, path, colour }) => ({
        title: name,
        href: path,
        subject: colour,
        level,
      })),
    );
}
