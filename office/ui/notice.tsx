import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

/** A yellow notice: what has happened and what it means. */
export function Notice({
  icon,
  title,
  children,
  ...rest
}: { icon: IconName; title: ReactNode; children?: ReactNode } & Omit<
  ComponentProps<'div'>,
  'title'
>) {
  return (
    <div className={styles.notice} {...rest}>
      <Icon name={icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** A family's own words, on ruled paper. */
export function Written({ children }: { children: ReactNode }) {
  return <blockquote className={styles.written}>{children}</blockquote>;
}
