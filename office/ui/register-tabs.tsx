import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ButtonRow } from '#ui/actions.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { styled } from '#ui/styled.tsx';
import { figures } from '../format/words.ts';
import outlined from './outlined.module.css';
import styles from './register-tabs.module.css';

export interface RegisterTab extends Pick<LinkProps, 'to' | 'state' | 'replace'> {
  key: string;
  /** The figure above the name. */
  count: string;
  name: string;
  isCurrent: boolean;
  /** At the far end. */
  isQuiet?: boolean | undefined;
}

/** Tabs with a figure each, above the sheet. Phones scroll them sideways. */
export function RegisterTabs({ label, tabs }: { label: string; tabs: readonly RegisterTab[] }) {
  return (
    <nav className={styles.tabs} data-screen="" aria-label={label}>
      {tabs.map(({ key, count, name, isCurrent, isQuiet, ...link }) => (
        <Link
          key={key}
          ref={isCurrent ? showInRow : undefined}
          className={classNames(styles.tab, isQuiet && styles.quiet)}
          {...link}
          aria-current={isCurrent || undefined}
        >
          <b>{count}</b> <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls a row to its current link; only sideways, so that the page itself does not move. */
function showInRow(link: HTMLElement | null): void {
  link?.parentElement?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
}

/** Links to the same view with other choices, side by side; the current one is dark. Phones scroll them. */
export function LinkChoices({
  label,
  links,
}: {
  label: string;
  links: readonly (LinkProps & { name: string; isCurrent: boolean })[];
}) {
  return (
    <ButtonRow as="nav" className={styles.choices} data-screen="" aria-label={label}>
      {links.map(({ name, isCurrent, ...link }) => (
        <Link
          key={name}
          ref={isCurrent ? showInRow : undefined}
          className={buttonClass({ size: 'small' }, outlined.outlined)}
          aria-current={isCurrent || undefined}
          {...link}
        >
          {name}
        </Link>
      ))}
    </ButtonRow>
  );
}

/** The white sheet of a view, under its tabs if it has any. */
export const RegisterSheet = styled(Sheet, styles.sheet);

/** A sentence in place of rows. */
export const SheetText = styled('p', styles.text);

/** Rows under a title. */
export function RowGroup({
  title,
  note,
  count,
  children,
}: {
  title: string;
  note?: string | undefined;
  /** How many rows there are, in the margin. */
  count?: number | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.divide}>
        {count !== undefined && <b className={styles.count}>{figures(count)}</b>}
        <h2 id={id}>{title}</h2>
        {note && <span className="small">{note}</span>}
      </div>
      <ol>{children}</ol>
    </section>
  );
}
