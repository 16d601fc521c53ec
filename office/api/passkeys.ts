import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client.ts';
import { keys } from './keys.ts';
import { openSession } from './query-client.ts';

/** The passkeys of the person who is signed in. */
export function usePasskeys() {
  return useQuery({
    queryKey: keys.passkeys,
    queryFn: async ({ signal }) =>
      (await answerOf(api.passkeys.$get(undefined, { init: { signal } }))).passkeys,
  });
}

/** Creates a passkey on this device, or on one that it is connected to. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await answerOf(api.passkeys.options.$post());
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      return answerOf(api.passkeys.$post({ json: { response, name } }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.passkeys }),
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.passkeys[':id'].$delete({ param: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.passkeys }),
  });
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
