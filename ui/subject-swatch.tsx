import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './subject-swatch.module.css';

/** A subject's colour as a tiny book, next to its name. */
export function SubjectSwatch({ className, ...rest }: ComponentProps<'i'>) {
  return <i className={classNames(styles.swatch, className)} {...rest} />;
}
