import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChangeEvent } from '../model/types.ts';
import { onConnection, testConnection } from './connection.ts';
import { keys } from './query-client.ts';
import { checkSession } from './session.ts';

/** Changes within this time are fetched together, in milliseconds. */
const GATHER = 150;
/** A stream that the server closed is opened again after this, in milliseconds. */
const REOPEN = 3000;

/** While mounted and in sight, refetches what colleagues and families change. */
export function useEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const gatherer = gather((changed) => refetchChanged(client, changed));
    let source: EventSource | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(reopening);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      source = new EventSource('/api/events');
      // Changes before the stream was open were not sent.
      source.onopen = () => refetch(client, keys.office);
      source.addEventListener('change', ({ data }) => {
        const { kind, reference } = JSON.parse(data) as ChangeEvent;
        gatherer.add(kind === 'submission' ? reference : kind === 'slots' ? DIARY : CLASSES);
      });
      source.addEventListener('site', () => refetch(client, keys.site));
      source.onerror = () => {
        void testConnection();
        // The browser reconnects. A stream that the server closed is opened again here.
        if (source?.readyState !== EventSource.CLOSED) return;
        void checkSession(client);
        reopening = setTimeout(open, REOPEN);
      };
    };
    const isVisible = () => document.visibilityState === 'visible';
    // A browser has six connections for a site: hidden tabs do not keep one.
    const change = () => (isVisible() ? open() : close());
    const stop = onConnection((isLost) => {
      if (!isLost && isVisible() && source?.readyState !== EventSource.OPEN) open();
    });
    document.addEventListener('visibilitychange', change);
    change();
    return () => {
      document.removeEventListener('visibilitychange', change);
      stop();
      close();
      gatherer.stop();
    };
  }, [client]);
}

/** In place of a reference: a class, a closure or the notice changed; the slots did. */
const CLASSES = 'classes';
const DIARY = 'diary';

function refetchChanged(client: QueryClient, changed: ReadonlySet<string>): void {
  if (changed.has(CLASSES)) refetch(client, keys.classes);
  if (changed.has(DIARY)) refetch(client, keys.diary);
  const references = [...changed].filter((one) => one !== CLASSES && one !== DIARY);
  if (references.length === 0) return;
  for (const reference of references) refetch(client, keys.submission(reference));
  refetchLists(client);
}

export function refetchLists(client: QueryClient): void {
  // The classes have the numbers of those who wait and are placed, the diary their names.
  const more = [keys.promise, keys.classes, keys.diary];
  for (const key of [keys.lists, keys.urgent, keys.assessments, ...more]) {
    refetch(client, key);
  }
}

/** Refetches after what is being fetched now: the next page that was asked for is not lost. */
function refetch(client: QueryClient, key: QueryKey): void {
  for (const { queryKey, promise } of client.getQueryCache().findAll({ queryKey: key })) {
    const again = () => client.invalidateQueries({ queryKey, exact: true });
    void Promise.resolve(promise).then(again, again);
  }
}

function gather(done: (references: ReadonlySet<string>) => void) {
  let gathered = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (reference: string) => {
      gathered.add(reference);
      timer ??= setTimeout(() => {
        const references = gathered;
        gathered = new Set();
        timer = undefined;
        done(references);
      }, GATHER);
    },
    stop: () => clearTimeout(timer),
  };
}
