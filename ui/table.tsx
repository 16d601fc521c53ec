import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

/**
 * A table ruled by its rows.
 *
 * @param stacked up to which width each row is a card instead: its cells under each other, before each
 *   its `data-label`, the head only heard. The columns of a card are the page's to say.
 */
export function Table({
  stacked,
  className,
  ...rest
}: ComponentProps<'table'> & { stacked?: 'phone' | 'narrow' }) {
  const stackedClass = stacked && classNames(styles.stacked, styles[stacked]);
  return <table className={classNames(styles.table, stackedClass, className)} {...rest} />;
}
