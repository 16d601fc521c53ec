import { Link } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { figures, listed } from '../format/words.ts';
import { isFiltered, placeOf, type View } from '../model/list-view.ts';
import type { Counts, Item } from '../model/types.ts';
import { Empty } from '../ui/empty.tsx';
import { ClearFilters } from './filter-panel.tsx';

const words = office.list;

/** All calls of today are made; families that did not answer are called again tomorrow. */
export function AllCalled({ urgent }: { urgent: readonly Item[] }) {
  return (
    <Empty title={words.allCalled} isGood>
      {urgent.length > 0 && <p>{words.againTomorrow(namesOf(urgent))}</p>}
    </Empty>
  );
}

/** The text of an empty list, and where to look instead. */
export function EmptyView({ view, counts }: { view: View; counts: Counts | undefined }) {
  const { tab, chosen, q } = view;
  if (q || isFiltered(chosen)) {
    return (
      <Empty title={q ? words.noneFound(q) : words.noneFiltered}>
        {q && <p>{words.noneFoundText}</p>}
        {isFiltered(chosen) && <ClearFilters view={view} />}
        {q && tab !== 'held' && (
          <p>
            <Link {...placeOf({ ...view, tab: 'held' })}>{words.searchHeld}</Link>
          </p>
        )}
      </Empty>
    );
  }
  if (tab === 'held') return <Empty title={words.noneHeld} isGood />;
  if (tab === 'undelivered') return <Empty title={words.noneUndelivered} isGood />;
  if (tab !== 'open') {
    return (
      <Empty title={words.noneHere(officeStates[tab].name)}>
        <p>
          <Link to="/">{words.showAll}</Link>
        </p>
      </Empty>
    );
  }
  if (counts && Object.values(counts).some((count) => count > 0)) return <AllCalled urgent={[]} />;
  return (
    <Empty title={words.nothingYet}>
      <p>{words.nothingYetText}</p>
    </Empty>
  );
}

/** Up to three names, then how many more. */
function namesOf(items: readonly Item[]): string {
  const names = items.slice(0, 3).map(({ name }) => name);
  const more = items.length - names.length;
  return listed(more > 0 ? [...names, words.others(figures(more))] : names);
}
