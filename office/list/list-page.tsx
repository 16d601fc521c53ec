import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { queries } from '../api/queries.ts';
import { useList } from '../api/use-list.ts';
import { announce } from '../browser/announce.ts';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed, Part } from '../chrome/failed.tsx';
import { usePageTitle } from '../chrome/heading.tsx';
import { figures } from '../format/words.ts';
import { filtersOf, isFiltered, isWhole, viewOf } from '../model/list-view.ts';
import type { Item } from '../model/types.ts';
import { WideRest } from '../ui/page.tsx';
import { SheetText } from '../ui/register-tabs.tsx';
import { CallSheet, SheetEnd } from './call-sheet.tsx';
import { AllCalled, EmptyView } from './empty-list.tsx';
import { ChosenFilters, ListedOnPaper } from './filters.tsx';
import { FirstSteps } from './first-steps.tsx';
import { headlineOf } from './headline.ts';
import { ListOpening } from './opening.tsx';
import { StateTabs } from './state-tabs.tsx';

/** The list of submissions, in the order of the day's work. */
export function ListPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const view = viewOf(search, state);
  const list = useList(filtersOf(view));
  const { data: work } = useQuery(queries.work);
  const { shown } = list;
  const items = shown?.items ?? [];
  const headline = work && headlineOf(work.groups);
  const isEmpty = list.isSuccess && items.length === 0;
  usePageTitle(headline?.title ?? office.nav.calls);
  useEffect(() => announceNew(shown?.announced ?? []), [shown?.announced]);

  return (
    <>
      <ListOpening view={view} headline={headline} />
      <WideRest ground="mist">
        <StateTabs view={view} work={work} />
        <Part>
          <CallSheet
            list={list}
            items={items}
            counted={isWhole(view) ? work?.groups : undefined}
            end={work && isWhole(view) && <FirstSteps counts={work.counts} />}
          >
            <ListedOnPaper view={view} />
            {isFiltered(view.chosen) && <ChosenFilters view={view} />}
            {list.isPending && <SheetText>Loading the list …</SheetText>}
            {list.isError && <Failed error={list.error} again={() => void list.refetch()} />}
            {isEmpty && work && <EmptyView view={view} counts={work.counts} />}
            {!isEmpty && headline?.parts.length === 0 && isWhole(view) && <AllCalled />}
          </CallSheet>
          <SheetEnd view={view} list={list} work={work} count={items.length} />
        </Part>
      </WideRest>
      <NextCallDock />
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
