import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './sticky-note.module.css';

/** A yellow note, stuck on at a slant: a figure, what it is about and a link. */
export function StickyNote({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.note, className)} {...rest} />;
}
