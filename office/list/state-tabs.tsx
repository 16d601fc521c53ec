import { office } from '#content/office/office-texts.ts';
import { type OfficeState, officeStates } from '#content/office/states.ts';
import { figures } from '../format/words.ts';
import {
  type Counted,
  countOf,
  isFiltered,
  lastingFilters,
  placeOf,
  type Tab,
  type View,
} from '../model/list-view.ts';
import { RegisterTabs } from '../ui/register-tabs.tsx';

const words = office.list;

/** A tab for each state that has submissions, with its count; held and undelivered at the far end. */
export function StateTabs({ view, work }: { view: View; work: Counted | undefined }) {
  const chosen = lastingFilters(view);
  // The counts are those of all submissions.
  const isCounted = !isFiltered(chosen);
  return (
    <RegisterTabs
      label={words.states}
      tabs={tabs
        .map((tab) => ({ tab, count: countOf(tab, work) }))
        .filter(({ tab, count }) => tab === 'open' || tab === view.tab || count)
        .map(({ tab, count }) => ({
          name: tabNames[tab],
          isQuiet: Object.hasOwn(quietNames, tab),
          ...placeOf({ tab, q: '', chosen }),
          key: tab,
          count: count !== undefined && isCounted ? figures(count) : '–',
          isCurrent: tab === view.tab && (tab !== 'open' || !view.q),
        }))}
    />
  );
}

const quietNames = { all: 'All', held: 'Held', undelivered: 'Undelivered' };

/** The names of the tabs, in their order. */
export const tabNames: Readonly<Record<Tab, string>> = {
  open: 'All open',
  ...(Object.fromEntries(
    Object.entries(officeStates).map(([state, { name }]) => [state, name]),
  ) as Record<OfficeState, string>),
  ...quietNames,
};
const tabs = Object.keys(tabNames) as Tab[];
