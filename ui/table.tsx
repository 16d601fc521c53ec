import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { styled } from './styled.tsx';
import styles from './table.module.css';

/**
 * A table ruled by its rows. On a narrow screen each row is a card instead: its cells under each
 * other, each below its `data-label`; its head is for screen readers. The columns of a card are the
 * page's.
 */
export const Table = styled('table', styles.table);

/**
 * A small table of figures, each under its head: it fits a phone as it is. Where it is narrow for the
 * size of its letters, the name of a row is above its figures.
 */
export function SmallTable({ className, children }: ComponentProps<'div'>) {
  return (
    <div className={classNames(styles.around, className)}>
      <table className={styles.figures}>{children}</table>
    </div>
  );
}
