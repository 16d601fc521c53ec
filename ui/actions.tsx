import type { ComponentProps, ElementType } from 'react';
import styles from './actions.module.css';
import { classNames } from './class-names.ts';

/**
 * Quiet actions, links or buttons, each a picture and a few words: in a row, in the margin of a desk
 * under each other.
 */
export function Actions<Tag extends ElementType = 'p'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'p';
  return <Element className={classNames(styles.actions, className)} {...rest} />;
}
