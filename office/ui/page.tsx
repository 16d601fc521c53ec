import type { ReactNode } from 'react';
import { MarginNote, PageGrid } from '#ui/section.tsx';
import styles from './page.module.css';

/** The page right of the margin; `note` is in the margin on desks, below the page on phones. */
export function Page({
  note,
  isForDesks,
  children,
}: {
  note?: ReactNode;
  /** Phones show the note's content elsewhere. */
  isForDesks?: boolean;
  children: ReactNode;
}) {
  return (
    <PageGrid>
      <div className={styles.body}>{children}</div>
      {note && <MarginNote className={isForDesks ? styles.forDesks : undefined}>{note}</MarginNote>}
    </PageGrid>
  );
}
