import type { ComponentProps, ElementType } from 'react';
import styles from './actions.module.css';
import { classes } from './classes.ts';

/** A row of quiet actions, links or buttons, each a picture and a few words. */
export function Actions<Tag extends ElementType = 'p'>({
  as,
  className,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'p';
  return <Element className={classes('acts', styles.actions, className)} {...rest} />;
}
