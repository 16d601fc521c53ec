import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { useLocation, useNavigate } from './location.ts';
import { useFullyRendered, useHydrated, useLayoutAhead } from './rendering.ts';
import styles from './tabs.module.css';

export interface Tab {
  /** The panel's name in the address: /schedule#a-level. */
  key: string;
  label: ReactNode;
  /** Draws the level's notch: one for O Level, two for A Level. */
  level?: 'o-level' | 'a-level';
  /** Ids inside the panel that the address may name as well, such as its dialogs'. */
  containsIds?: readonly string[];
  panel: ReactNode;
}

/**
 * Tabs that are links into their panels until the scripts run: the browser then shows the panel
 * that the address names. Once hydrated they take the roles and keys of the W3C pattern, and the
 * state decides, since `:target` does not follow pushState. What the address names is an empty
 * element with a fixed place on the screen, so that no browser scrolls the page to it.
 *
 * `children` lays out the tab list and the panels, which may be far apart. The open panel is printed,
 * or all of them when the page prints all tabs (`printAllTabs`).
 *
 * @param listClassName places the list of tabs
 * @param allOnPaper whether every panel is always printed
 */
export function Tabs({
  label,
  tabs,
  initial,
  className,
  listClassName,
  allOnPaper = false,
  children,
}: {
  label: string;
  tabs: readonly Tab[];
  initial: string;
  className?: string;
  listClassName?: string;
  allOnPaper?: boolean;
  children: (parts: { list: ReactNode; panels: ReactNode }) => ReactNode;
}) {
  const id = useId();
  const hydrated = useHydrated();
  const [active, setActive] = useActiveTab(tabs, initial, hydrated);
  const navigate = useNavigate();
  const { search } = useLocation();
  const fullyRendered = useFullyRendered();

  const list = (
    <div
      className={classNames(styles.list, listClassName)}
      {...(hydrated && { role: 'tablist', 'aria-label': label })}
    >
      {tabs.map(({ key, label, level }) => (
        <a
          key={key}
          href={`#${key}`}
          id={`${id}${key}-tab`}
          className={styles.tab}
          data-level={level}
          data-initial={key === initial || undefined}
          {...(hydrated && {
            role: 'tab',
            'aria-selected': key === active,
            'aria-controls': `${key}-panel`,
            tabIndex: key === active ? 0 : -1,
            onClick: (event: MouseEvent) => {
              event.preventDefault();
              setActive(key);
              navigate({ search, hash: `#${key}` }, { replace: true });
            },
            onKeyDown: onTabKey,
          })}
        >
          <span>{label}</span>
        </a>
      ))}
    </div>
  );

  const panels = (
    <div className={styles.panels}>
      {tabs.map(({ key, panel }) => (
        <Panel
          key={key}
          id={`${key}-panel`}
          data-initial={key === initial || undefined}
          data-on={(hydrated && key === active) || undefined}
          {...(hydrated && { role: 'tabpanel', 'aria-labelledby': `${id}${key}-tab` })}
        >
          <i id={key} className={styles.target} />
          {(fullyRendered || key === active) && panel}
        </Panel>
      ))}
    </div>
  );

  return (
    <div
      className={classNames(styles.tabs, allOnPaper && styles.allOnPaper, className)}
      data-hydrated={hydrated || undefined}
    >
      {children({ list, panels })}
    </div>
  );
}

/** What a tab shows; the browser may lay it out before it is chosen. */
function Panel(props: ComponentProps<'section'>) {
  return <section ref={useLayoutAhead<HTMLElement>()} {...props} />;
}

/** The chosen tab: the one in the address, otherwise the last one chosen, otherwise the initial one. */
function useActiveTab(tabs: readonly Tab[], initial: string, hydrated: boolean) {
  const { hash } = useLocation();
  const [active, setActive] = useState(initial);
  const [seenHash, setSeenHash] = useState('');
  // The first render ignores the hash, as the prerendered HTML did.
  if (hydrated && hash !== seenHash) {
    setSeenHash(hash);
    const id = hash.slice(1);
    const named = tabs.find(({ key, containsIds }) => key === id || containsIds?.includes(id));
    if (named) setActive(named.key);
  }
  return [active, setActive] as const;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  ' ': (index) => index,
};

/** Arrow keys choose the neighbour and Space the tab itself (W3C tabs pattern). */
function onTabKey(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const next = all[step(all.indexOf(event.currentTarget), all.length)];
  next?.focus({ preventScroll: true });
  next?.click();
}
