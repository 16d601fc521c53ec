import type { ComponentProps, ElementType } from 'react';
import { classes } from './classes.ts';
import styles from './icon.module.css';

/** A pictogram of the icon library, as high as the words beside it, which say what it means. */
export function Icon({
  of: Drawing,
  className,
  ...rest
}: { of: ElementType } & ComponentProps<'svg'>) {
  return <Drawing className={classes('i', styles.icon, className)} aria-hidden="true" {...rest} />;
}
