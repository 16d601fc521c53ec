import type { ComponentProps, ElementType } from 'react';
import { classNames } from './class-names.ts';
import styles from './subject-badge.module.css';

/** A subject's name on its colour, which `data-subject` tells. */
export function SubjectBadge<Tag extends ElementType = 'span'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'span';
  return <Element className={classNames(styles.badge, className)} {...rest} />;
}
