import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { awaitHeading } from '../browser/heading-focus.ts';
import { isRefused, isTemporary } from './failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What a mutation changes. It is settled once that is fetched again. */
    mutationMeta: { changes?: readonly QueryKey[] };
  }
}

/** The keys of the query cache. A key includes all keys that begin with it. */
export const keys = {
  session: ['session'],
  documents: ['documents'],
  /** All that belongs to a session and is removed with it. */
  office: ['office'],
  /** All that shows several submissions, or counts them, and other lists that colleagues change. */
  overviews: ['office', 'overview'],
  lists: ['office', 'overview', 'list'],
  diary: ['office', 'overview', 'diary'],
  /** With the closures and the notice: what changes the week refetches all of them. */
  classes: ['office', 'overview', 'classes'],
  closures: ['office', 'overview', 'classes', 'closures'],
  notice: ['office', 'overview', 'classes', 'notice'],
  submissions: ['office', 'submission'],
  submission: (reference: string) => ['office', 'submission', reference],
  erasure: (reference: string) => ['office', 'erasure', reference],
  me: ['office', 'me'],
  passkeys: ['office', 'passkeys'],
  mail: ['office', 'mail'],
  users: ['office', 'overview', 'users'],
  teachers: ['office', 'overview', 'teachers'],
  site: ['office', 'site'],
  siteState: ['office', 'site', 'state'],
  siteDocument: (id: string) => ['office', 'site', 'document', id],
};

/** A query that failed after all retries is fetched again after this, in milliseconds. */
const FETCH_AGAIN = 30_000;

/** The query cache. After a 401 to any request the session has ended: all its data is removed. */
export function createQueryClient(): QueryClient {
  const ended = (error: unknown) => {
    endSessionBy(client, error);
    // The role may have changed.
    if (isRefused(error, 403)) refetch(client, keys.me);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: ended }),
    mutationCache: new MutationCache({
      onError: ended,
      onSettled: (_data, error, _variables, _context, { meta }) => {
        const changes = meta?.changes ?? [];
        const refetched = changes.map((queryKey) => client.invalidateQueries({ queryKey }));
        // A lost connection is shown at once.
        return isTemporary(error) ? undefined : Promise.all(refetched);
      },
    }),
    defaultOptions: {
      queries: {
        // Events announce changes.
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        // connection.ts detects a lost connection more reliably than the browser.
        networkMode: 'always',
        retry: (count, error) => isTemporary(error) && count < 3,
        // The page then shows old data, and perhaps no further event arrives. Without data there is
        // a button, which must not move under the finger.
        refetchInterval: ({ state: { data, error } }) =>
          data !== undefined && isTemporary(error) ? FETCH_AGAIN : false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/**
 * Refetches after what is being fetched now: the next page that was asked for is not lost, and what
 * changes until then is fetched once.
 */
export function refetch(client: QueryClient, key: QueryKey): void {
  for (const { queryKey, promise } of client.getQueryCache().findAll({ queryKey: key })) {
    const again = () =>
      client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    void Promise.resolve(promise).then(again, again);
  }
}

/**
 * Shows the response of a change. What is being fetched may be older: it is cancelled, and fetched
 * again.
 */
export async function showChanged<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  update: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, update);
  refetch(client, queryKey);
}

/** Who is signed in. */
export interface Session {
  /** The person who is signed in, if any. */
  email?: string | undefined;
  /** The person whose session has just ended. */
  endedFor?: string | undefined;
  /** Whether it ended because the person may no longer sign in; otherwise it has expired. */
  isRemoved?: boolean | undefined;
  /** Names of passkeys that can still sign in, after all sessions were ended. */
  passkeys?: readonly string[] | undefined;
}

/** A person has signed in: the next view takes the focus. */
export function openSession(client: QueryClient, user: { email: string }): void {
  awaitHeading();
  client.setQueryData<Session>(keys.session, user);
}

/** The person whom a 401 calls removed: that address may no longer sign in. */
export function removedBy(error: unknown): string | undefined {
  const body = isRefused(error, 401) ? (error.body as { removed?: string } | undefined) : undefined;
  return body?.removed;
}

/** Removes the session and all its data if a request failed because it has ended. */
export function endSessionBy(client: QueryClient, error: unknown): void {
  const email = client.getQueryData<Session>(keys.session)?.email;
  if (!email || !isRefused(error, 401)) return;
  endSession(client, { endedFor: email, isRemoved: removedBy(error) !== undefined });
}

/** Removes the session and all its data. @param why what the sign-in shows */
export function endSession(client: QueryClient, why: Omit<Session, 'email'> = {}): void {
  if (!client.getQueryData<Session>(keys.session)?.email) return;
  client.setQueryData<Session>(keys.session, why);
  void client.cancelQueries({ queryKey: keys.office });
  client.removeQueries({ queryKey: keys.office });
}
