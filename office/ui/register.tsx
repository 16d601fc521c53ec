import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { styled } from '#ui/styled.tsx';
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

/** Links to the same view with other choices, side by side; the current one is dark. */
export function LinkChoices({
  label,
  links,
}: {
  label: string;
  links: readonly (LinkProps & { name: string; isCurrent: boolean })[];
}) {
  return (
    <nav className={styles.choices} data-screen="" aria-label={label}>
      {links.map(({ name, isCurrent, ...link }) => (
        <Link
          key={name}
          className={buttonClass({ size: 'small' }, styles.choice)}
          aria-current={isCurrent || undefined}
          {...link}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The white sheet of a view, under its tabs if it has any. */
export const RegisterSheet = styled('div', styles.sheet);

/** A sentence in place of rows. */
export const SheetText = styled('p', styles.text);

/** Rows under a title. */
export function RowGroup({
  title,
  note,
  level: Heading = 'h2',
  children,
}: {
  title: string;
  note?: string | undefined;
  level?: 'h2' | 'h3';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.divide}>
        <Heading id={id}>{title}</Heading>
        {note && <span>{note}</span>}
      </div>
      <ol>{children}</ol>
    </section>
  );
}
