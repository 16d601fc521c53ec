import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { Actions } from '#ui/actions.tsx';
import type { Filters } from '../api/keys.ts';
import { figures } from '../clock/count-words.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './sheet-end.module.css';

const words = office.list;

/** What stands under the last line: the rest of the list, the list as a file, and on paper. */
export function SheetEnd({
  filters,
  left,
  hasMore,
  isFetching,
  showMore,
}: {
  filters: Filters;
  /** How many are not shown yet, where that is known. */
  left: number | undefined;
  hasMore: boolean;
  isFetching: boolean;
  showMore: () => void;
}) {
  return (
    <div className={styles.end}>
      <Actions as="div">
        {hasMore && (
          <button type="button" aria-disabled={isFetching} onClick={showMore}>
            {isFetching ? words.moreBusy : left ? words.moreLeft(figures(left)) : words.more}
          </button>
        )}
        <a href={csvHref(filters)} download>
          <Icon name="download" />
          {words.save}
        </a>
        <button type="button" onClick={() => print()}>
          <Icon name="print" />
          {words.print}
        </button>
        <Link to="/account">
          <Icon name="key" />
          {words.account}
        </Link>
      </Actions>
    </div>
  );
}

function csvHref(filters: Filters): string {
  const search = new URLSearchParams({ ...filters });
  return `/api/submissions.csv${search.size > 0 ? `?${search}` : ''}`;
}
