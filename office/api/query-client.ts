import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { awaitHeading } from '../browser/heading-focus.ts';
import type { Filters } from '../model/list-view.ts';
import { isRefused, isTemporary } from './failure.ts';

/** The keys of the query cache. */
export const keys = {
  session: ['session'] as const,
  /** All that belongs to a session and is removed with it. */
  office: ['office'] as const,
  lists: ['office', 'list'] as const,
  list: (filters: Filters) => ['office', 'list', filters] as const,
  whole: (filters: Filters) => ['office', 'list', 'whole', filters] as const,
  urgent: ['office', 'urgent'] as const,
  assessments: ['office', 'assessments'] as const,
  submissions: ['office', 'submission'] as const,
  submission: (reference: string) => ['office', 'submission', reference] as const,
  promise: ['office', 'promise'] as const,
  owners: ['office', 'owners'] as const,
  figures: (period: { from: string; to: string }) => ['office', 'figures', period] as const,
  diary: ['office', 'diary'] as const,
  diaryDays: (from: string, to: string) => ['office', 'diary', from, to] as const,
  passkeys: ['office', 'passkeys'] as const,
  classes: ['office', 'classes'] as const,
  // Parts of `classes`: what changes the week refetches all of them.
  closures: ['office', 'classes', 'closures'] as const,
  notice: ['office', 'classes', 'notice'] as const,
  // Its parts, too: an event of the site refetches all of them.
  site: ['office', 'site'] as const,
  siteState: ['office', 'site', 'state'] as const,
  siteDocument: (id: string) => ['office', 'site', 'document', id] as const,
  siteVersions: ['office', 'site', 'versions'] as const,
  sitePreview: ['office', 'site', 'preview'] as const,
};

/** A query that failed after all retries is fetched again after this, in milliseconds. */
const FETCH_AGAIN = 30_000;

/** The query cache. After a 401 to any request the session has ended: all its data is removed. */
export function createQueryClient(): QueryClient {
  const ended = (error: unknown) => {
    if (isRefused(error, 401)) endSession(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: ended }),
    mutationCache: new MutationCache({ onError: ended }),
    defaultOptions: {
      queries: {
        // Events announce changes.
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        // connection.ts detects a lost connection more reliably than the browser.
        networkMode: 'always',
        retry: (count, error) => isTemporary(error) && count < 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
        // The page shows old data then, and perhaps no further event comes. Without data there is a
        // button, which must not move under the finger.
        refetchInterval: ({ state: { data, error } }) =>
          data !== undefined && isTemporary(error) ? FETCH_AGAIN : false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** Who is signed in. */
export interface Session {
  /** The person who is signed in, if any. */
  email?: string | undefined;
  /** The person whose session has just expired. */
  endedFor?: string | undefined;
  /** Names of passkeys that can still sign in, after all sessions were ended. */
  passkeys?: readonly string[] | undefined;
}

/** A person has signed in: the next view takes the focus. */
export function openSession(client: QueryClient, user: { email: string }): void {
  awaitHeading();
  client.setQueryData<Session>(keys.session, user);
}

/** Removes the session and all its data. */
export function endSession(
  client: QueryClient,
  { quietly = false, passkeys }: { quietly?: boolean; passkeys?: readonly string[] } = {},
): void {
  const session = client.getQueryData<Session>(keys.session);
  if (!session?.email) return;
  const endedFor = quietly ? undefined : session.email;
  client.setQueryData<Session>(keys.session, { endedFor, passkeys });
  void client.cancelQueries({ queryKey: keys.office });
  client.removeQueries({ queryKey: keys.office });
}
