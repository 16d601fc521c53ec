import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, KeyRound, Printer } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { figuresPage } from '#content/office/figures-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { addDays, colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { downloadTable, queries } from '../api/queries.ts';
import { useIsHead } from '../api/role.ts';
import type { useList } from '../api/use-list.ts';
import { useNow } from '../browser/now.ts';
import { useNextCall } from '../chrome/dock.tsx';
import { Problem } from '../chrome/failed.tsx';
import { longDay, spanOf } from '../format/office-dates.ts';
import { figures } from '../format/words.ts';
import { type Group, groupsOf } from '../model/call-groups.ts';
import {
  type Counted,
  type Filters,
  filtersOf,
  remainingOf,
  type View,
} from '../model/list-view.ts';
import type { Item, SubmissionList } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { RegisterSheet, RowGroup } from '../ui/register-tabs.tsx';
import styles from './call-sheet.module.css';
import { Caller } from './caller.tsx';

const words = office.list;

type List = ReturnType<typeof useList>;

/** The list in its groups, with a button for new submissions that are not shown yet. */
export function CallSheet({
  list: { shown, isPlaceholderData, showWaiting },
  items,
  counted,
  end,
  children,
}: {
  list: List;
  /** What is shown of the list, in order. */
  items: readonly Item[];
  /** How many each group has, also of pages that are not loaded. */
  counted: SubmissionList['groups'] | undefined;
  /** Below the last group, not on paper. */
  end: ReactNode;
  /** Above the first group. */
  children: ReactNode;
}) {
  const now = useNow();
  const next = useNextCall()?.reference;
  const waiting = shown?.waiting.length ?? 0;
  return (
    <RegisterSheet className={styles.sheet} aria-busy={isPlaceholderData}>
      {waiting > 0 && (
        <div className={styles.waiting} data-screen="">
          <Button
            onClick={() => {
              scrollTo(0, 0);
              showWaiting();
            }}
          >
            {words.newOnes(waiting)}
          </Button>
        </div>
      )}
      {children}
      {groupsOf(items).map((group, at) => (
        <RowGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a group may appear twice while rows stay
          key={`${group.name} ${at}`}
          title={words.groups[group.name].title}
          note={noteOf(group, now)}
          count={(group.name !== 'held' && counted?.[group.name]) || group.items.length}
        >
          {group.items.map((item) => (
            <Caller
              key={item.reference}
              item={item}
              isNext={item.reference === next}
              isNew={shown?.arrived.has(item.reference) ?? false}
            />
          ))}
        </RowGroup>
      ))}
      <div data-screen="">{end}</div>
    </RegisterSheet>
  );
}

function noteOf({ name }: Group, now: Instant): string {
  const today = colomboDate(now);
  if (name === 'today') return longDay(today, today);
  return name === 'tomorrow' ? longDay(addDays(today, 1), today) : words.groups[name].note;
}

/** Printing loads at most this many rows. */
const MOST_PRINTED = 1000;

/** Below the list: its next page, the list as a file, and on paper. */
export function SheetEnd({
  view,
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  work,
  count,
}: {
  view: View;
  list: List;
  /** How many each tab and group has. */
  work: Counted | undefined;
  /** How many rows are shown. */
  count: number;
}) {
  const left = remainingOf(view, work, count);
  const [isPrinting, setIsPrinting] = useState(false);
  const printAll = async () => {
    if (isPrinting) return;
    setIsPrinting(true);
    let hasMore = hasNextPage;
    for (let loaded = count; hasMore && loaded < MOST_PRINTED; loaded += 50) {
      const page = await fetchNextPage();
      hasMore = page.hasNextPage && !page.isError;
    }
    setIsPrinting(false);
    // Once the rows are on the page.
    setTimeout(print);
  };
  const more = left ? words.moreLeft(figures(left)) : 'Show more';
  return (
    <div className={styles.end}>
      {hasNextPage && (
        <p data-paper="">
          {left
            ? words.printed(figures(count), figures(count + left))
            : `The first ${figures(count)} submissions. There are more.`}
        </p>
      )}
      <Actions as="div">
        {hasNextPage && (
          <button
            type="button"
            aria-disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading …' : more}
          </button>
        )}
        <SaveTable filters={filtersOf(view)} />
        <button type="button" aria-disabled={isPrinting} onClick={() => void printAll()}>
          <IconLabel of={Printer}>{isPrinting ? 'Loading all rows …' : words.print}</IconLabel>
        </button>
        <Link to="/account">
          <IconLabel of={KeyRound}>Account and passkeys</IconLabel>
        </Link>
      </Actions>
      <Promise24 />
    </div>
  );
}

/** The 24-hour promise: how often it was kept, and the median time. */
function Promise24() {
  const { data } = useQuery(queries.promise);
  const mail = useQuery(queries.mail).data;
  if (!data) return null;
  const { days, share, medianMinutes } = data;
  const promise = office.promise;
  return (
    <div className={styles.promise}>
      <p>
        {share !== null && medianMinutes !== null ? (
          <>
            <b>{`${Math.floor(100 * share)}\u00a0%`}</b>
            <span>{`called within 24 hours in the last ${days} days, usually after`}</span>
            <b>{`${spanOf(medianMinutes * 60_000)}.`}</b>
          </>
        ) : (
          <span>{promise.none(days)}</span>
        )}
        <Link data-screen="" to="/figures">
          {figuresPage.nav}
        </Link>
      </p>
      {mail?.files && <p>E-mails are saved as files: no mail server is set.</p>}
    </div>
  );
}

/** Downloads a list as a table. */
export function SaveTable({ filters, label = words.save }: { filters: Filters; label?: string }) {
  const save = useMutation({
    mutationFn: () => downloadTable(filters),
    onSuccess: ({ table, name }) => saveFile(table, name),
  });
  const isHead = useIsHead();
  const saveOnce = () => {
    if (!save.isPending) save.mutate();
  };
  if (!isHead) return null;
  return (
    <>
      <button type="button" aria-disabled={save.isPending} onClick={saveOnce}>
        <IconLabel of={Download}>{save.isPending ? 'Preparing the file …' : label}</IconLabel>
      </button>
      <Problem error={save.error} />
    </>
  );
}
