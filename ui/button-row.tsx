import type { ComponentProps, ElementType } from 'react';
import styles from './button-row.module.css';
import { classNames } from './class-names.ts';

/** Buttons side by side, under each other where they do not fit. */
export function ButtonRow<Tag extends ElementType = 'p'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'p';
  return <Element className={classNames(styles.row, className)} {...rest} />;
}
