import { classesMenu } from '#content/pages/navigation.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { StackedBook } from './book-stack.tsx';

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
