import type { ComponentProps, ElementType } from 'react';
import { classNames } from './class-names.ts';
import styles from './no-break.module.css';

/** Words that never break over lines. */
export function NoBreak<Tag extends ElementType = 'span'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'span';
  return <Element className={classNames(styles.phrase, className)} {...rest} />;
}
