import type { QueryClient } from '@tanstack/react-query';
import { keys } from './keys.ts';
import type { List } from './settled-list.ts';
import type { Counts, Item, Submission, SubmissionList } from './submission.ts';

/** Puts what is known of a submission now into every list that shows it, where it stands. */
export function patchItem(client: QueryClient, item: Item, counts?: Counts): void {
  const patch = (items: Item[]) =>
    items.map((shown) => (shown.reference === item.reference ? { ...shown, ...item } : shown));
  changeLists(client, patch, counts);
}

/** Takes a submission out of everything that the page keeps. */
export function forget(client: QueryClient, reference: string): void {
  client.removeQueries({ queryKey: keys.submission(reference) });
  changeLists(client, (items) => items.filter((shown) => shown.reference !== reference));
}

/** Keeps a submission as a change has answered it. */
export function keepSubmission(client: QueryClient, submission: Submission): void {
  client.setQueryData(keys.submission(submission.reference), submission);
  patchItem(client, itemOf(submission));
}

/** Whether any list shows it. */
export function isListed(client: QueryClient, reference: string): boolean {
  return client
    .getQueriesData<List>({ queryKey: keys.lists })
    .some(([, list]) =>
      list?.pages.some(({ items }) => items.some((item) => item.reference === reference)),
    );
}

/** Whether a list on the screen shows it, or would not be fetched again for it: there is none. */
export function isOnScreen(client: QueryClient, reference: string): boolean {
  const holds = (items: Item[] | undefined) => items?.some((item) => item.reference === reference);
  const lists = client.getQueryCache().findAll({ queryKey: keys.lists, type: 'active' });
  return (
    holds(client.getQueryData<Item[]>(keys.arrivals)) ||
    lists.every(({ state }) =>
      (state.data as List | undefined)?.pages.some((page) => holds(page.items)),
    )
  );
}

function changeLists(client: QueryClient, change: (items: Item[]) => Item[], counts?: Counts) {
  client.setQueriesData<List>(
    { queryKey: keys.lists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: change(page.items),
          counts: counts ?? page.counts,
        })),
      },
  );
  client.setQueryData<SubmissionList>(
    keys.urgent,
    (list) => list && { ...list, items: change(list.items), counts: counts ?? list.counts },
  );
  client.setQueryData<Item[]>(keys.arrivals, (items) => items && change(items));
}

/** The line of the list that a whole submission holds. */
function itemOf({
  fields: _fields,
  history: _history,
  mails: _mails,
  family: _family,
  again: _again,
  replies: _replies,
  related: _related,
  opened: _opened,
  heldFor: _heldFor,
  disowned: _disowned,
  ...item
}: Submission): Item {
  return item;
}
