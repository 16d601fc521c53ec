import type { ComponentProps, ElementType } from 'react';
import styles from './action-link.module.css';
import { classNames } from './class-names.ts';

/** The classes of `ActionLink`, for a link that another component makes. */
export const actionLinkClass = styles.link;

/** A link to what the visitor may do next, as high as a finger. Not printed. */
export function ActionLink<Tag extends ElementType = 'a'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'a';
  return <Element className={classNames(actionLinkClass, className)} {...rest} />;
}
