import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './headline.module.css';

/** The first heading of a page that opens with what it has to say, not with its own name. */
export function Headline({ className, ...rest }: ComponentProps<'h1'>) {
  return <h1 className={classNames(styles.headline, className)} {...rest} />;
}
