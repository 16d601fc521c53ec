import type { IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Tick } from '#ui/annotations.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { styled } from '#ui/styled.tsx';
import layout from './layout.module.css';
import styles from './notice.module.css';
import ruled from './ruled.module.css';

/** A yellow notice: what has happened and what it means. */
export function Notice({
  icon,
  title,
  children,
  ...rest
}: { icon: IconNode; title: ReactNode; children?: ReactNode } & Omit<
  ComponentProps<'div'>,
  'title'
>) {
  return (
    <div className={styles.notice} {...rest}>
      <Icon of={icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** What was just done, with the school's tick; then what can follow. */
export function Done({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={classNames(layout.row, styles.done)} data-screen="">
      <Tick className={styles.tick} />
      <b>{title}</b>
      {children}
    </div>
  );
}

/** A family's own words, or those of a message, on ruled paper. */
export const Written = styled('blockquote', classNames(ruled.ruled, ruled.written));
