import { Link } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { isFiltered, placeOf, type View } from '../model/list-view.ts';
import type { Counts } from '../model/types.ts';
import { Empty } from '../ui/empty.tsx';
import { ClearFilters } from './filters.tsx';

const words = office.list;

/** All calls of today are made. */
export function AllCalled() {
  return <Empty title="All families have been called." isGood />;
}

/** The text of an empty list, and where to look instead. */
export function EmptyView({ view, counts }: { view: View; counts: Counts }) {
  const { tab, chosen, q } = view;
  if (q || isFiltered(chosen)) {
    return (
      <Empty title={q ? words.noneFound(q) : 'There are no submissions with these filters'}>
        {q && <p>You can search for a name, a phone number, an e-mail address or a reference.</p>}
        {isFiltered(chosen) && <ClearFilters view={view} />}
        {q && tab !== 'held' && (
          <p>
            <Link {...placeOf({ ...view, tab: 'held' })}>Search the held submissions</Link>
          </p>
        )}
      </Empty>
    );
  }
  if (tab === 'held') return <Empty title="There are no held submissions" isGood />;
  if (tab === 'undelivered') return <Empty title="All e-mails were delivered" isGood />;
  if (tab !== 'open' && tab !== 'all') {
    return (
      <Empty title={words.noneHere(officeStates[tab].name)}>
        <p>
          <Link to="/">Show all open</Link>
        </p>
      </Empty>
    );
  }
  if (Object.values(counts).some((count) => count > 0)) return <AllCalled />;
  return (
    <Empty title={words.nothingYet}>
      <p>Forms that families send on the school's website appear here automatically.</p>
    </Empty>
  );
}
