import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { awaitHeading } from '../chrome/heading.tsx';
import { isRefused, mayPass } from './failure.ts';
import { keys } from './keys.ts';

/** What failed however often it was tried is asked for again after this, in milliseconds. */
const ASK_AGAIN = 30_000;

/**
 * What was fetched, kept and is tried again. A 401 to anything means that the session has ended:
 * then all that belongs to it is forgotten.
 */
export function createQueryClient(): QueryClient {
  const ended = (error: unknown) => {
    if (isRefused(error, 401)) endSession(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: ended }),
    mutationCache: new MutationCache({ onError: ended }),
    defaultOptions: {
      queries: {
        // The page learns of changes by events; what it has is otherwise as good as new.
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        // connection.ts knows better than the browser whether there is a line.
        networkMode: 'always',
        retry: (count, error) => mayPass(error) && count < 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
        // What shows is out of date then, and no event need come again. Without anything to show
        // there is a button, which stays under the finger.
        refetchInterval: ({ state: { data, error } }) =>
          data !== undefined && mayPass(error) ? ASK_AGAIN : false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** What is known of who sits at the desk. */
export interface Session {
  /** Who is signed in; undefined: nobody. */
  email?: string | undefined;
  /** Whose session has just ended by itself. */
  endedFor?: string | undefined;
}

/** Somebody has signed in: the view that comes takes the focus. */
export function openSession(client: QueryClient, user: { email: string }): void {
  awaitHeading();
  client.setQueryData<Session>(keys.session, user);
}

/** Forgets everything of the session, and that there is one. */
export function endSession(client: QueryClient, { quietly = false } = {}): void {
  const session = client.getQueryData<Session>(keys.session);
  if (!session?.email) return;
  client.setQueryData<Session>(keys.session, { endedFor: quietly ? undefined : session.email });
  void client.cancelQueries({ queryKey: keys.office });
  client.removeQueries({ queryKey: keys.office });
}
