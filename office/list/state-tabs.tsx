import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { type OfficeState, officeStates } from '#content/office/states.ts';
import { figures } from '../format/words.ts';
import {
  type Chosen,
  countOf,
  placeOf,
  type Tab,
  type View,
  withoutShortcut,
} from '../model/list-view.ts';
import type { Counts } from '../model/types.ts';
import { LinkChoices, RegisterTabs } from '../ui/register-tabs.tsx';
import styles from './call-sheet.module.css';

const words = office.list;

/** A tab for each state with its count; held and undelivered submissions at the far end. */
export function StateTabs({ view, counts }: { view: View; counts: Counts | undefined }) {
  return (
    <RegisterTabs
      label={words.states}
      tabs={tabs.map(({ tab, ...rest }) => ({
        ...rest,
        ...placeOf({ ...view, tab, q: '' }),
        key: tab,
        count: counts ? figures(countOf(tab, counts)) : '–',
        isCurrent: tab === view.tab && (tab !== 'open' || !view.q),
      }))}
    />
  );
}

const shortcuts: readonly { name: string; chosen: Chosen }[] = [
  { name: nextCallWords.everybody, chosen: {} },
  { name: nextCallWords.mine, chosen: { owner: 'me' } },
  { name: nextCallWords.unowned, chosen: { owner: 'none' } },
  { name: nextCallWords.groups.callToday.title, chosen: { callAgain: 'today' } },
  { name: nextCallWords.groups.callLater.title, chosen: { callAgain: 'later' } },
];

/** Which families of a tab: the person's own, those without an owner, those to call again. */
export function Shortcuts({ view }: { view: View }) {
  const { owner, callAgain } = view.chosen;
  return (
    <div className={styles.shortcuts}>
      <LinkChoices
        label={nextCallWords.filter}
        links={shortcuts.map(({ name, chosen }) => ({
          name,
          ...placeOf({ ...view, chosen: { ...withoutShortcut(view.chosen), ...chosen } }),
          isCurrent: chosen.owner === owner && chosen.callAgain === callAgain,
        }))}
      />
    </div>
  );
}

const tabs: { tab: Tab; name: string; isQuiet?: boolean; isFirstQuiet?: boolean }[] = [
  { tab: 'open', name: words.allOpen },
  ...(Object.keys(officeStates) as OfficeState[]).map((tab) => ({
    tab,
    name: officeStates[tab].name,
  })),
  { tab: 'held', name: words.held, isQuiet: true, isFirstQuiet: true },
  { tab: 'undelivered', name: words.undelivered, isQuiet: true },
];
