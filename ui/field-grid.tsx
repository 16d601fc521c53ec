import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-grid.module.css';

/** Fields under each other, two beside each other where there is room. */
export function FieldGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.grid, className)} {...rest} />;
}

/** The class of a field in it that takes a row for itself. */
export const wholeRowClass = styles.wholeRow;
