import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Drawing } from './drawing.tsx';
import styles from './icon.module.css';

/** A pictogram of the icon library, as high as the words beside it, which say what it means. */
export function Icon({ className, ...rest }: ComponentProps<typeof Drawing>) {
  return <Drawing className={classes('i', styles.icon, className)} {...rest} />;
}
