import { type ReactNode, type Ref, useId } from 'react';
import styles from './dialog.module.css';

/** A question that is answered before anything else. Escape is a no. */
export function Dialog({
  ref,
  title,
  children,
}: {
  ref: Ref<HTMLDialogElement>;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
