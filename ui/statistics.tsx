import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './statistics.module.css';

/** Figures of which the school may speak, each a list item: side by side, in the margin on a desk. */
export function Statistics(props: ComponentProps<'ul'>) {
  return <ul className={styles.list} {...props} />;
}

/** The figure itself, large. */
export function StatisticFigure({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(styles.figure, className)} {...rest} />;
}
