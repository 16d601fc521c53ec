import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './section.module.css';

const grounds = {
  squared: styles.squared,
  white: styles.white,
  mist: styles.mist,
  paper: undefined,
};

/** A stripe of the page, on its ground; the red margin line runs down it. */
export function Section({
  ground = 'paper',
  className,
  ...rest
}: { ground?: keyof typeof grounds } & ComponentProps<'section'>) {
  return <section className={classNames(styles.section, grounds[ground], className)} {...rest} />;
}

/** What stands right of the margin; `note` is what the margin says of it (below it on phones). */
export function Page({
  note,
  isForDesks,
  children,
}: {
  note?: ReactNode;
  /** The note stands in the margin only, since phones say it elsewhere. */
  isForDesks?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.body}>{children}</div>
      {note && <div className={classNames(styles.note, isForDesks && styles.forDesks)}>{note}</div>}
    </div>
  );
}

/** The width of the page, margin and all. */
export function Wide({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.wide, className)} {...rest} />;
}
