import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { officeStates } from '#content/office/states.ts';
import type { Counts, Item } from '../api/submission.ts';
import { figures } from '../clock/count-words.ts';
import { Empty } from './empty.tsx';
import { searchOf, type View } from './filters.ts';

const words = office.list;

/** Nobody is left to call today; who did not answer comes back. */
export function AllCalled({ urgent }: { urgent: readonly Item[] }) {
  return (
    <Empty title={words.allCalled} isGood>
      {urgent.length > 0 && <p>{words.againTomorrow(namesOf(urgent))}</p>}
    </Empty>
  );
}

/** What an empty view says, and where to look instead. */
export function Nobody({ view, counts }: { view: View; counts: Counts | undefined }) {
  if (view.q) {
    return (
      <Empty title={words.noneFound(view.q)}>
        <p>{words.noneFoundText}</p>
        {view.tab !== 'held' && (
          <p>
            <Link to={{ pathname: '/', search: searchOf({ ...view, tab: 'held' }) }}>
              {words.searchHeld}
            </Link>
          </p>
        )}
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

const listed = new Intl.ListFormat('en-GB');

/** Up to three names, then how many more. */
function namesOf(items: readonly Item[]): string {
  const names = items.slice(0, 3).map(({ name }) => name);
  const more = items.length - names.length;
  return listed.format(more > 0 ? [...names, words.others(figures(more))] : names);
}
