import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './table.module.css';

/** A table ruled by its rows. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table className={classes('tbl', styles.table, className)} {...rest} />;
}
