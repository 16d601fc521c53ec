import type { ComponentProps, ElementType } from 'react';
import { classes } from './classes.ts';
import styles from './numeral.module.css';

/** A figure that the eye looks for: a price, a count, a reference. */
export function Numeral<Tag extends ElementType = 'span'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'span';
  return <Element className={classes('num', styles.numeral, className)} {...rest} />;
}
