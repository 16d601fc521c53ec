import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
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
  if (view.q) {
    return (
      <Empty title={words.noneFound(view.q)}>
        <p>{words.noneFoundText}</p>
        {isFiltered(view.chosen) && <ClearFilters view={view} />}
        {view.tab !== 'held' && (
          <p>
            <Link {...placeOf({ ...view, tab: 'held' })}>{words.searchHeld}</Link>
          </p>
        )}
      </Empty>
    );
  }
  if (isFiltered(view.chosen)) {
    return (
      <Empty title={words.noneFiltered}>
        <ClearFilters view={view} />
      </Empty>
    );
  }
  if (view.tab === 'held') return <Empty title={words.noneHeld} isGood />;
  if (view.tab === 'undelivered') return <Empty title={words.noneUndelivered} isGood />;
  if (view.tab !== 'open') {
    return (
      <Empty title={words.noneHere(officeStates[view.tab].name)}>
        <p>
          <Link to="/">{words.showAll}</Link>
        </p>
      </Empty>
    );
  }
  const isUnused = counts && Object.values(counts).every((count) => count === 0);
  return isUnused ? (
    <Empty title={words.nothingYet}>
      <p>{words.nothingYetText}</p>
    </Empty>
  ) : (
    <AllCalled urgent={[]} />
  );
}

/** Up to three names, then how many more. */
function namesOf(items: readonly Item[]): string {
  const names = items.slice(0, 3).map(({ name }) => name);
  const more = items.length - names.length;
  return listed(more > 0 ? [...names, words.others(figures(more))] : names);
}
