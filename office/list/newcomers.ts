import type { Item, SubmissionList } from '../api/submission.ts';

/** A list's pages, each with when it came, in milliseconds since 1970. */
interface Listed {
  pages: readonly (Pick<SubmissionList, 'items' | 'next'> & { asOf: number })[];
}

/**
 * Who is new in a list that has come anew, whatever the way they came: by a form, out of what was
 * held, or put back. Who has only moved up from behind the last page on the screen is not new.
 */
export function newcomersIn(shown: Listed, fresh: Listed): Item[] {
  const seen = new Set(itemsOf(shown).map(({ reference }) => reference));
  const items = itemsOf(fresh);
  const last = items.findLastIndex(({ reference }) => seen.has(reference));
  const hadMore = shown.pages.at(-1)?.next !== null;
  const shownAt = shown.pages[0]?.asOf ?? 0;
  return items.filter(
    ({ reference, state, held, receivedAt }, at) =>
      state === 'new' &&
      !held &&
      !seen.has(reference) &&
      !(hadMore && at > last && Date.parse(receivedAt) <= shownAt),
  );
}

function itemsOf({ pages }: Listed): Item[] {
  return pages.flatMap(({ items }) => items);
}
