import { type ComponentProps, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import styles from './register.module.css';

export interface RegisterTab extends Pick<LinkProps, 'to' | 'state' | 'replace'> {
  key: string;
  /** The figure above the name. */
  count: string;
  name: string;
  isCurrent: boolean;
  isQuiet?: boolean | undefined;
  /** The first of the quiet tabs at the far end. */
  isFirstQuiet?: boolean | undefined;
}

/** Tabs with a figure each, above the sheet. Phones scroll them sideways. */
export function RegisterTabs({ label, tabs }: { label: string; tabs: readonly RegisterTab[] }) {
  const current = useRef<HTMLAnchorElement>(null);
  const currentKey = tabs.find(({ isCurrent }) => isCurrent)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the tab when it changes
  useEffect(() => {
    const tab = current.current;
    // Only sideways: the page itself must not scroll.
    tab?.parentElement?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth });
  }, [currentKey]);
  return (
    <nav className={styles.tabs} data-screen="" aria-label={label}>
      {tabs.map(({ key, count, name, isCurrent, isQuiet, isFirstQuiet, ...link }) => (
        <Link
          key={key}
          ref={isCurrent ? current : undefined}
          className={classNames(
            styles.tab,
            isQuiet && styles.quiet,
            isFirstQuiet && styles.firstQuiet,
          )}
          {...link}
          aria-current={isCurrent || undefined}
        >
          <b>{count}</b> <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The white sheet under the tabs. */
export function RegisterSheet({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.sheet, className)} {...rest} />;
}
