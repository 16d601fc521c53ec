import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '../clock/server-time.ts';
import { untilStill } from '../touch.ts';
import { welcome } from './arrivals.ts';
import { answerOf, api } from './client.ts';
import { onConnection, tryLine } from './connection.ts';
import { mayPass } from './failure.ts';
import { keys } from './keys.ts';
import { forget, isListed, isOnScreen, patchItem } from './patch.ts';
import { checkSession } from './session.ts';
import type { Item } from './submission.ts';

/** Changes that come together are fetched together, in milliseconds. */
const GATHER = 150;
/** More changes at once than this are a new list. */
const MANY = 8;
/** What came longer ago than this is no arrival, in milliseconds. */
const RECENT = 15 * 60_000;
/** What could not be asked is asked again after this, then after twice as long, in milliseconds. */
const ASK_AGAIN = 1000;
const ASK_AGAIN_AT_MOST = 30_000;
/** A stream that the server has closed is asked for again after this, in milliseconds. */
const REOPEN = 3000;

/** While it is mounted, what colleagues and families do shows by itself. */
export function useEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const changed = gather((references) => void take(references));
    const { missed, stop: stopAsking } = askAgain(changed);
    const take = async (references: string[]) => missed(await takeChanges(client, references));
    let stream: EventSource | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      stream?.close();
      stream = new EventSource('/api/events');
      // What happened without a stream was told to nobody; also the first one may come late.
      stream.addEventListener('open', () => fetchAnew(client, keys.office));
      stream.addEventListener('change', ({ data }) => changed(JSON.parse(data).reference));
      stream.addEventListener('error', () => {
        void tryLine();
        if (stream?.readyState !== EventSource.CLOSED) return;
        // Refused: the session may have ended.
        void checkSession(client);
        clearTimeout(reopening);
        reopening = setTimeout(open, REOPEN);
      });
    };
    open();
    const stop = onConnection((isLost) => {
      if (!isLost && stream?.readyState !== EventSource.OPEN) open();
    });
    return () => {
      stop();
      stopAsking();
      clearTimeout(reopening);
      stream?.close();
    };
  }, [client]);
}

/** Fetches anew what is kept there, behind what is on its way: a click for more is not lost with it. */
function fetchAnew(client: QueryClient, kept: QueryKey): void {
  for (const { queryKey, promise } of client.getQueryCache().findAll({ queryKey: kept })) {
    const fetchIt = () => client.invalidateQueries({ queryKey, exact: true });
    void Promise.resolve(promise).then(fetchIt, fetchIt);
  }
}

/** A submission's reference has capitals and figures, a class's id is in small letters. */
const isClassId = (id: string) => /^[a-z]/.test(id);

/**
 * Fetches what has changed and puts it where it stands; who is new gets a slip on top.
 * Out: what could not be asked just now.
 */
async function takeChanges(client: QueryClient, changed: string[]): Promise<string[]> {
  if (changed.some(isClassId)) void client.invalidateQueries({ queryKey: keys.classes });
  const references = changed.filter((id) => !isClassId(id));
  if (references.length === 0) return [];
  void client.invalidateQueries({ queryKey: keys.promise });
  void client.invalidateQueries({ queryKey: keys.urgent });
  for (const reference of references) {
    void client.invalidateQueries({ queryKey: keys.submission(reference) });
  }
  if (references.length > MANY) {
    fetchAnew(client, keys.lists);
    return [];
  }
  const arrived: Item[] = [];
  const missed: string[] = [];
  let isElsewhere = false;
  for (const reference of references) {
    const found = await findItem(reference).catch((error: unknown) => {
      if (mayPass(error)) missed.push(reference);
    });
    if (!found) continue;
    if (!found.item) {
      await untilStill();
      forget(client, reference);
      continue;
    }
    const isNew = isArrival(found.item) && !isListed(client, reference);
    patchItem(client, found.item, found.counts);
    if (isNew) arrived.unshift(found.item);
    else isElsewhere ||= !isOnScreen(client, reference);
  }
  // It may have come back into a list that does not show it: the list itself knows.
  if (isElsewhere) fetchAnew(client, keys.lists);
  void welcomeUnlisted(client, arrived);
  return missed;
}

/** A list that came meanwhile has told of those whom it shows. */
async function welcomeUnlisted(client: QueryClient, arrived: readonly Item[]): Promise<void> {
  await untilStill();
  await welcome(
    client,
    arrived.filter(({ reference }) => !isListed(client, reference)),
  );
}

/** Keeps what was missed, and asks for it again after pauses that grow until nothing is missed. */
function askAgain(ask: (reference: string) => void) {
  const waiting = new Set<string>();
  let pause = ASK_AGAIN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askNow = () => {
    timer = undefined;
    for (const reference of waiting) ask(reference);
    waiting.clear();
  };
  return {
    missed: (references: readonly string[]) => {
      if (references.length === 0) {
        pause = ASK_AGAIN;
        return;
      }
      for (const reference of references) waiting.add(reference);
      if (timer !== undefined) return;
      timer = setTimeout(askNow, pause);
      pause = Math.min(2 * pause, ASK_AGAIN_AT_MOST);
    },
    stop: () => clearTimeout(timer),
  };
}

/** What a list says of one submission: opening it would be written down as somebody's reading it. */
async function findItem(reference: string) {
  const { items, counts } = await answerOf(api.submissions.$get({ query: { q: reference } }));
  const item = items.find((each) => each.reference === reference) ?? (await findHeld(reference));
  return { item, counts };
}

async function findHeld(reference: string) {
  const query = { q: reference, held: '1' } as const;
  const { items } = await answerOf(api.submissions.$get({ query }));
  return items.find((each) => each.reference === reference);
}

function isArrival({ state, held, lastAt, receivedAt }: Item): boolean {
  return (
    state === 'new' && !held && lastAt === null && serverNow() - Date.parse(receivedAt) < RECENT
  );
}

function gather(done: (references: string[]) => void): (reference: string) => void {
  const gathered = new Set<string>();
  return (reference) => {
    if (gathered.size === 0) {
      setTimeout(() => {
        const references = [...gathered];
        gathered.clear();
        done(references);
      }, GATHER);
    }
    gathered.add(reference);
  };
}
