import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client.ts';
import { isRefused } from './failure.ts';
import { keys } from './keys.ts';
import { endSession, openSession, type Session } from './query-client.ts';

/** Who is signed in, if anyone. */
export function useSession() {
  return useQuery({
    queryKey: keys.session,
    queryFn: readSession,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Requests a code by mail; the response is the same for every address. */
export function useSendCode() {
  return useMutation({
    mutationFn: (email: string) => answerOf(api['sign-in'].$post({ json: { email } })),
  });
}

/** Opens a session with the mailed code. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: { email: string; code: string }) => answerOf(api.session.$post({ json })),
    onSuccess: ({ user }) => openSession(client, user),
  });
}

/** Ends this session, or all sessions of this person, and removes its data from the page. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (everywhere: boolean) => {
      try {
        if (everywhere) return (await answerOf(api.sessions.$delete())).passkeys;
        await answerOf(api.session.$delete());
      } catch (error) {
        // It had ended already.
        if (!isRefused(error, 401)) throw error;
      }
      return [];
    },
    onSuccess: (passkeys) =>
      endSession(client, { quietly: true, passkeys: passkeys.map(({ name }) => name) }),
  });
}

/** Checks whether the session is still valid; if not, the sign-in appears. */
export async function checkSession(client: QueryClient): Promise<void> {
  try {
    await answerOf(api.session.$get());
  } catch (error) {
    if (isRefused(error, 401)) endSession(client);
  }
}

async function readSession(): Promise<Session> {
  try {
    const { user } = await answerOf(api.session.$get());
    return user;
  } catch (error) {
    if (isRefused(error, 401)) return {};
    throw error;
  }
}
