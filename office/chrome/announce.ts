import { useSyncExternalStore } from 'react';
import { office } from '#content/office/page.ts';
import { figures } from '../clock/count-words.ts';

let said = '';
const listeners = new Set<() => void>();

/** Says something politely to whoever hears the page. The same words again are said again. */
export function announce(words: string): void {
  said = words === said ? `${words}\u00a0` : words;
  for (const listener of listeners) listener();
}

/** Says who came in: by name up to two, else how many. */
export function announceArrivals(names: string[]): void {
  const { announceOne, announceMany } = office.list;
  announce(
    names.length > 2 ? announceMany(figures(names.length)) : names.map(announceOne).join(' '),
  );
}

/** What was said last. */
export function useAnnouncement(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
  );
}
