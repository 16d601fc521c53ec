import type { ComponentProps, ElementType } from 'react';
import { classNames } from './class-names.ts';
import styles from './visually-hidden.module.css';

/** Words that only a screen reader says. */
export function VisuallyHidden<Tag extends ElementType = 'span'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'span';
  return <Element className={classNames(styles.hidden, className)} {...rest} />;
}
