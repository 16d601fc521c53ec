import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

/** A yellow slip that says what has happened and what it means; nothing is blamed. */
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

/** What somebody wrote, on ruled paper. */
export function Written({ children }: { children: ReactNode }) {
  return <blockquote className={styles.written}>{children}</blockquote>;
}
