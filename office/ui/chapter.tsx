import type { ReactNode } from 'react';
import styles from './chapter.module.css';

/** A part of the page: its title is in the margin on desks, above it on phones. */
export function Chapter({
  title,
  note,
  children,
}: {
  title?: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles.chapter}>
      {title && (
        <div className={styles.title}>
          <h2>{title}</h2>
          {note && <p className="small">{note}</p>}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
