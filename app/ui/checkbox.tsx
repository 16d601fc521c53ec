import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';
import { classes } from './classes.ts';

/** A box to tick. Whoever shows it says how large it is and draws its edge. */
export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="checkbox" className={classes(styles.box, className)} {...rest} />;
}
