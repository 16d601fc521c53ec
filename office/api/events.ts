import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onConnection, testConnection } from './connection.ts';
import { keys } from './keys.ts';
import { checkSession } from './session.ts';

/** Changes within this time are fetched together, in milliseconds. */
const GATHER = 150;
/** A stream that the server closed is opened again after this, in milliseconds. */
const REOPEN = 3000;

/** A message from the tab with the stream to the other tabs. */
type Message = { type: 'open' | 'error' } | { type: 'change'; reference: string };

/** While mounted, refetches what colleagues and families change. */
export function useEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const gatherer = gather((references) => refetchChanged(client, references));
    const receive = (message: Message) => {
      if (message.type === 'change') gatherer.add(message.reference);
      else if (message.type === 'error') void testConnection();
      // Changes before the stream was open were not sent.
      else refetch(client, keys.office);
    };
    const stop = shareStream(receive, () => void checkSession(client));
    return () => {
      stop();
      gatherer.stop();
    };
  }, [client]);
}

/**
 * Opens one event stream for all tabs of the browser, since six connections are all that it has
 * for a site. A lock elects the tab that holds the stream; a hidden tab gives it up.
 *
 * @param refused called when the server closed the stream: the session may have ended
 * @returns stops
 */
function shareStream(receive: (message: Message) => void, refused: () => void): () => void {
  const channel = new BroadcastChannel('office-events');
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
  const send = (message: Message) => {
    receive(message);
    channel.postMessage(message);
  };
  let turn: AbortController | undefined;
  const change = () => {
    turn?.abort();
    turn = undefined;
    if (document.visibilityState === 'hidden') return;
    turn = new AbortController();
    const { signal } = turn;
    const hold = () => (signal.aborted ? undefined : stream(send, refused, signal));
    navigator.locks.request('office-events', { signal }, hold).catch(() => {});
    // What happened while the tab was hidden, before a stream of its own opens.
    receive({ type: 'open' });
  };
  document.addEventListener('visibilitychange', change);
  change();
  return () => {
    document.removeEventListener('visibilitychange', change);
    turn?.abort();
    channel.close();
  };
}

/** Holds a stream until it is aborted. The browser reconnects; a closed one is opened again. */
function stream(send: (message: Message) => void, refused: () => void, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let source: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source?.close();
    source = new EventSource('/api/events');
    source.onopen = () => send({ type: 'open' });
    source.addEventListener('change', ({ data }) => {
      send({ type: 'change', reference: JSON.parse(data).reference });
    });
    source.onerror = () => {
      send({ type: 'error' });
      if (source?.readyState !== EventSource.CLOSED) return;
      refused();
      clearTimeout(reopening);
      reopening = setTimeout(open, REOPEN);
    };
  };
  const stop = onConnection((isLost) => {
    if (!isLost && source?.readyState !== EventSource.OPEN) open();
  });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(reopening);
    source?.close();
    resolve();
  });
  open();
  return promise;
}

/** A submission's reference has capitals and digits; a class's id is in small letters. */
const isClassId = (id: string) => /^[a-z]/.test(id);

function refetchChanged(client: QueryClient, changed: ReadonlySet<string>): void {
  const references = [...changed].filter((id) => !isClassId(id));
  if (references.length < changed.size) refetch(client, keys.classes);
  if (references.length === 0) return;
  for (const reference of references) refetch(client, keys.submission(reference));
  refetchLists(client);
}

export function refetchLists(client: QueryClient): void {
  for (const key of [keys.lists, keys.urgent, keys.promise]) refetch(client, key);
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
