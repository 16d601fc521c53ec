import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

/** A table ruled by its rows. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table className={classNames(styles.table, className)} {...rest} />;
}
