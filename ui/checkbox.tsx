import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

/** A box to tick. Whoever shows it says how large it is and draws its edge. */
export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="checkbox" className={classNames(styles.box, className)} {...rest} />;
}
