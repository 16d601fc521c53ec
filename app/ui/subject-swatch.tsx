import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './subject-swatch.module.css';

/** A subject's colour as a tiny book; its name stands beside it. */
export function SubjectSwatch({ className, ...rest }: ComponentProps<'i'>) {
  return <i className={classes('bk', styles.swatch, className)} {...rest} />;
}
