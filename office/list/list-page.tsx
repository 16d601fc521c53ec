import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { office } from '#content/office/page.ts';
import { Section, Wrap } from '#ui/section.tsx';
import { useList, usePromise, useUrgent } from '../api/lists.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed, Part } from '../chrome/failed.tsx';
import { usePageTitle } from '../chrome/heading.tsx';
import { figures } from '../format/words.ts';
import { byAssessment, nextCall } from '../model/calls.ts';
import { filtersOf, isWhole, viewOf } from '../model/list-view.ts';
import type { Item } from '../model/types.ts';
import styles from './call-sheet.module.css';
import { CallSheet, SheetEnd } from './call-sheet.tsx';
import { AllCalled, EmptyView } from './empty.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { headlineOf } from './headline.ts';
import { Opening } from './opening.tsx';
import { Shortcuts, StateTabs } from './state-tabs.tsx';

/** The list of submissions, the most urgent first. */
export function ListPage({ email }: { email: string }) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const view = useMemo(() => viewOf(search, state), [search, state]);
  const filters = filtersOf(view);
  const now = useNow();
  const list = useList(filters);
  const { data: promised } = usePromise();
  const { data: urgent } = useUrgent();
  const { counts, shown } = list;
  const listed = shown?.items ?? [];
  const items = view.tab === 'assessment' ? byAssessment(listed) : listed;
  const headline =
    counts && urgent && headlineOf(counts, urgent.items, promised?.overdue ?? 0, now);
  const next = urgent && nextCall(urgent.items, now);
  const isEmpty = list.isSuccess && items.length === 0;
  usePageTitle(headline?.title ?? office.nav.calls);
  useEffect(() => announceNew(shown?.announced ?? []), [shown?.announced]);

  return (
    <>
      <Opening view={view} headline={headline} promised={promised} next={next} now={now} />
      <Section className={styles.rest}>
        <Wrap>
          <StateTabs view={view} counts={counts} />
          <Part>
            <CallSheet
              items={items}
              email={email}
              arrived={shown?.arrived}
              asOf={shown?.fetched.asOf ?? now}
              now={now}
              isStale={list.isPlaceholderData}
              waiting={shown?.waiting.length ?? 0}
              showWaiting={list.showWaiting}
            >
              {!view.q && view.tab !== 'held' && <Shortcuts view={view} />}
              <FilterPanel view={view} email={email} />
              {list.isPending && <p className={styles.loading}>{office.loading}</p>}
              {list.isError && <Failed error={list.error} again={() => void list.refetch()} />}
              {isEmpty && <EmptyView view={view} counts={counts} />}
              {!isEmpty && headline?.isDone && isWhole(view) && (
                <AllCalled urgent={urgent?.items ?? []} />
              )}
            </CallSheet>
            <SheetEnd view={view} counts={counts} count={items.length} list={list} />
          </Part>
        </Wrap>
      </Section>
      <NextCallDock next={next} now={now} />
    </>
  );
}

/** Announces new submissions: up to two by name, otherwise how many. */
function announceNew(items: readonly Item[]): void {
  const names = items.filter(({ state }) => state === 'new').map(({ name }) => name);
  if (names.length === 0) return;
  const { announceOne, announceMany } = office.list;
  announce(
    names.length > 2 ? announceMany(figures(names.length)) : names.map(announceOne).join(' '),
  );
}
