import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { answerOf, api, useFetched, useSend } from './client.ts';
import { isRefused } from './failure.ts';
import { endSession, keys, openSession, type Session } from './query-client.ts';

const EmailContext = createContext('');
export const EmailProvider = EmailContext.Provider;

/** The e-mail address of the person who is signed in, for the views behind the sign-in. */
export function useEmail(): string {
  return useContext(EmailContext);
}

/** Who is signed in, if anyone. */
export function useSession() {
  return useQuery({
    queryKey: keys.session,
    queryFn: async (): Promise<Session> => {
      try {
        return (await answerOf(api.session.$get())).user;
      } catch (error) {
        if (isRefused(error, 401)) return {};
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Requests a code by mail; the response is the same for every address. */
export function useSendCode() {
  return useSend((email: string) => api['sign-in'].$post({ json: { email } }));
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
      if (everywhere) return (await answerOf(api.sessions.$delete())).passkeys;
      await answerOf(api.session.$delete());
      return [];
    },
    onSuccess: (passkeys) =>
      endSession(client, { quietly: true, passkeys: passkeys.map(({ name }) => name) }),
  });
}

/** The passkeys of the person who is signed in. */
export function usePasskeys() {
  return useFetched(keys.passkeys, () => api.passkeys.$get());
}

/** Creates a passkey on this device, or on one that it is connected to. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await answerOf(api.passkeys.options.$post());
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      return answerOf(api.passkeys.$post({ json: { response, name } }));
    },
    meta: { changes: [keys.passkeys] },
  });
}

export function useRemovePasskey() {
  return useSend((id: string) => api.passkeys[':id'].$delete({ param: { id } }), keys.passkeys);
}

/** Signs in with a passkey instead of a code. */
export function usePasskeySignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const options = await answerOf(api.session.passkey.options.$post());
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
      const response = await startAuthentication({ optionsJSON });
      return answerOf(api.session.passkey.$post({ json: { response } }));
    },
    onSuccess: ({ user }) => openSession(client, user),
  });
}
