import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { type OfficeState, officeStates } from '#content/office/states.ts';
import { classNames } from '#ui/class-names.ts';
import type { Counts } from '../api/submission.ts';
import { figures } from '../clock/count-words.ts';
import { openStates, searchOf, type Tab, type View } from './filters.ts';
import styles from './state-tabs.module.css';

const words = office.list;

/** The register's tabs: each state with its count; what is held or undelivered at the far end. */
export function StateTabs({ view, counts }: { view: View; counts: Counts | undefined }) {
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is brought into sight
  useEffect(() => {
    const tab = current.current;
    // Only sideways: the page itself stays where it is.
    tab?.parentElement?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth });
  }, [view.tab]);
  return (
    <nav className={styles.tabs} aria-label={words.states}>
      {tabs.map(({ tab, name, isQuiet, isFirstQuiet }) => {
        const isCurrent = tab === view.tab && (tab !== 'open' || !view.q);
        const count = counts && countOf(tab, counts);
        return (
          <Link
            key={tab}
            ref={isCurrent ? current : undefined}
            className={classNames(
              styles.tab,
              isQuiet && styles.quiet,
              isFirstQuiet && styles.firstQuiet,
            )}
            to={{ pathname: '/', search: searchOf({ ...view, tab, q: '' }) }}
            aria-current={isCurrent || undefined}
          >
            <b>{count === undefined ? '–' : figures(count)}</b> {name}
          </Link>
        );
      })}
    </nav>
  );
}

interface TabEntry {
  tab: Tab;
  name: string;
  isQuiet?: boolean;
  isFirstQuiet?: boolean;
}

const tabs: TabEntry[] = [
  { tab: 'open', name: words.allOpen },
  ...(Object.keys(officeStates) as OfficeState[]).map((tab) => ({
    tab,
    name: officeStates[tab].name,
  })),
  { tab: 'held', name: words.held, isQuiet: true, isFirstQuiet: true },
  { tab: 'undelivered', name: words.undelivered, isQuiet: true },
];

function countOf(tab: Tab, counts: Counts): number {
  if (tab !== 'open') return counts[tab];
  return openStates.reduce((sum, state) => sum + counts[state], 0);
}
