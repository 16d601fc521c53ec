import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Drawing } from './drawing.tsx';
import styles from './icon.module.css';

/** A pictogram of the icon library, as high as the words beside it, which say what it means. */
export function Icon({ className, ...rest }: ComponentProps<typeof Drawing>) {
  return <Drawing className={classNames(styles.icon, className)} {...rest} />;
}
