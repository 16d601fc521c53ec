import type { ReactNode } from 'react';
import { MarginNote } from '#ui/section.tsx';
import styles from './registration-section.module.css';

/** One of the registration's four parts: its name stands in the margin. */
export function RegistrationSection({
  heading,
  note,
  children,
}: {
  heading: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div>
        <h2>{heading}</h2>
        <MarginNote as="p" className={styles.note}>
          {note}
        </MarginNote>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
