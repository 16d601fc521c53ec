import { useSearchParams } from 'react-router';
import { office } from '#content/office/page.ts';
import { useArrivals } from '../api/arrivals.ts';
import { useList, usePromise, useUrgent } from '../api/lists.ts';
import type { Item } from '../api/submission.ts';
import { Failed } from '../chrome/failed.tsx';
import { usePageTitle } from '../chrome/page-title.ts';
import { useNow } from '../clock/use-now.ts';
import { Section, Wide } from '../ui/section.tsx';
import { arrivalsIn } from './arrivals.ts';
import { CallSheet } from './call-sheet.tsx';
import { filtersOf, isWhole, viewOf } from './filters.ts';
import { headlineOf } from './headline.ts';
import { leftOf } from './left.ts';
import { ListDock } from './list-dock.tsx';
import styles from './list-page.module.css';
import { nextCall } from './next-call.ts';
import { AllCalled, Nobody } from './nobody.tsx';
import { Opening } from './opening.tsx';
import { SheetEnd } from './sheet-end.tsx';
import { StateTabs } from './state-tabs.tsx';

/** The call sheet: who is owed a call, the most urgent first. */
export function ListPage() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const filters = filtersOf(view);
  const now = useNow();
  const list = useList(filters);
  const arrived = useArrivals();
  const { data: promised } = usePromise();
  const { data: urgent } = useUrgent();

  const pages = list.data?.pages ?? [];
  const items = [...itemsByReference(pages.flatMap((page) => page.items)).values()];
  const arrivals = arrivalsIn(view, arrived, items);
  const counts = pages.at(-1)?.counts;
  const headline =
    counts && urgent && headlineOf(counts, urgent.items, promised?.overdue ?? 0, now);
  const next = urgent && nextCall(urgent.items, now);
  const isEmpty = list.isSuccess && items.length === 0 && arrivals.length === 0;
  usePageTitle(headline?.title ?? office.nav.calls);

  return (
    <>
      <Opening view={view} headline={headline} promised={promised} next={next} now={now} />
      <Section className={styles.rest}>
        <Wide>
          <StateTabs view={view} counts={counts} />
          <CallSheet
            items={items}
            arrivals={arrivals}
            asOf={pages[0]?.asOf ?? now}
            now={now}
            isStale={list.isPlaceholderData}
            opening={
              <>
                {list.isPending && <p className={styles.loading}>{office.loading}</p>}
                {list.isError && <Failed error={list.error} again={() => void list.refetch()} />}
                {isEmpty && <Nobody view={view} counts={counts} />}
                {!isEmpty && headline?.isDone && isWhole(view) && (
                  <AllCalled urgent={urgent?.items ?? []} />
                )}
              </>
            }
          >
            <SheetEnd
              filters={filters}
              left={counts && leftOf(view, counts, items.length)}
              hasMore={list.hasNextPage}
              isFetching={list.isFetchingNextPage}
              showMore={() => void list.fetchNextPage()}
            />
          </CallSheet>
        </Wide>
      </Section>
      <ListDock next={next} now={now} />
    </>
  );
}

/** Each once: somebody may have moved from one page to the next between the two being fetched. */
function itemsByReference(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.reference, item]));
}
