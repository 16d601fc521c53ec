import type { ComponentProps } from 'react';
import styles from './callout.module.css';
import { classNames } from './class-names.ts';

/** A paragraph that must not be missed, behind a yellow bar. Its links stand on paper, too. */
export function Callout({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={classNames(styles.callout, className)} {...rest} />;
}
