import type { ReactNode } from 'react';

export interface StackedBook {
  title: ReactNode;
  href: string;
  /** The key of the subject's colour. */
  subject: string;
  level: 'o-level' | 'a-level';
  /** Stands small at the fore-edge. */
  aside?: ReactNode;
}

/** Books lying on each other, each a link: related courses, or the way to the other level. */
export function BookStack({ books }: { books: readonly StackedBook[] }) {
  return (
    <ul className="stack">
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
