import { office } from '#content/office/office-texts.ts';
import { type OfficeState, officeStates } from '#content/office/states.ts';
import { figures } from '../format/words.ts';
import { countOf, lastingFilters, placeOf, type Tab, type View } from '../model/list-view.ts';
import type { Counts, SubmissionList } from '../model/types.ts';
import { RegisterTabs } from '../ui/register-tabs.tsx';

const words = office.list;

/** A tab for each state that has submissions, with its count; held and undelivered at the far end. */
export function StateTabs({
  view,
  counts,
  groups,
}: {
  view: View;
  counts: Counts | undefined;
  groups: SubmissionList['groups'] | undefined;
}) {
  return (
    <RegisterTabs
      label={words.states}
      tabs={tabs
        .map((tab) => ({ ...tab, count: countOf(tab.tab, counts, groups) }))
        .filter(({ tab, count }) => tab === 'open' || tab === view.tab || count)
        .map(({ tab, count, ...rest }) => ({
          ...rest,
          ...placeOf({ tab, q: '', chosen: lastingFilters(view) }),
          key: tab,
          count: count === undefined ? '–' : figures(count),
          isCurrent: tab === view.tab && (tab !== 'open' || !view.q),
        }))}
    />
  );
}

const tabs: { tab: Tab; name: string; isQuiet?: boolean }[] = [
  { tab: 'open', name: words.allOpen },
  ...(Object.keys(officeStates) as OfficeState[]).map((tab) => ({
    tab,
    name: officeStates[tab].name,
  })),
  { tab: 'all', name: words.everything, isQuiet: true },
  { tab: 'held', name: words.held, isQuiet: true },
  { tab: 'undelivered', name: words.undelivered, isQuiet: true },
];
