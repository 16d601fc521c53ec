import type { ComponentProps, ElementType } from 'react';
import { classNames } from './class-names.ts';
import styles from './sheet.module.css';

/** A white sheet of paper that lies on the ground of its section. */
export function Sheet<Tag extends ElementType = 'div'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={classNames(styles.sheet, className)} {...rest} />;
}
