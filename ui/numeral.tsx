import type { ComponentProps, ElementType } from 'react';
import { classNames } from './class-names.ts';
import styles from './numeral.module.css';

/** A figure that the eye looks for: a price, a count, a reference. */
export function Numeral<Tag extends ElementType = 'span'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'span';
  return <Element className={classNames(styles.numeral, className)} {...rest} />;
}
