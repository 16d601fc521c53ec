import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OfficeState } from '#content/office/states.ts';
import { answerOf, api } from './client.ts';
import { isRefused } from './failure.ts';
import { keys } from './keys.ts';
import { forget, keepSubmission } from './patch.ts';
import type { Contacts, Submission } from './submission.ts';

const one = api.submissions[':reference'];

/** A submission with all that belongs to it. Opening it is written into its log by the server. */
export function useSubmission(reference: string) {
  return useQuery({
    queryKey: keys.submission(reference),
    queryFn: ({ signal }): Promise<Submission> =>
      answerOf(one.$get({ param: { reference } }, { init: { signal } })),
    staleTime: 0,
  });
}

/** An outcome: the state, the one that was on the screen, and an assessment's time. */
export interface Outcome {
  state: OfficeState;
  was: OfficeState;
  at?: string | undefined;
}

/** @throws Refused 409 with who was quicker */
export function useSetState(reference: string) {
  return useChange(({ state, was, at }: Outcome) =>
    answerOf(one.state.$post({ param: { reference }, json: { state, was, at } })),
  );
}

/**
 * @param added told what was added, also when the view that sent it is gone
 * @returns besides, whether one is being added, by this view or by one before it
 */
export function useAddNote(reference: string, added: (text: string) => void) {
  const mutationKey = ['note', reference];
  const addNote = useChange(
    (text: string) => answerOf(one.notes.$post({ param: { reference }, json: { text } })),
    { mutationKey, done: added },
  );
  const isAdding = useIsMutating({ mutationKey }) > 0;
  return { ...addNote, isAdding };
}

/** Contacts as they should be, and as they were on the screen. */
export interface Corrected {
  fields: Contacts;
  was: Contacts;
}

/** @throws Refused 409 with what somebody else has made of them */
export function useCorrect(reference: string) {
  return useChange((json: Corrected) => answerOf(one.$patch({ param: { reference }, json })));
}

/** Out of what is held: the mails that were kept back are sent. */
export function useRelease(reference: string) {
  return useChange(() => answerOf(one.release.$post({ param: { reference } })));
}

/** Into what is held. */
export function useMarkSpam(reference: string) {
  return useChange(() => answerOf(one.spam.$post({ param: { reference } })));
}

/**
 * For good, with its mails, notes and history. The page forgets it, too, once its view is left:
 * before, the view would ask for it again.
 */
export function useErase(reference: string) {
  const client = useQueryClient();
  const isErased = useRef(false);
  useEffect(
    () => () => {
      if (isErased.current) forget(client, reference);
    },
    [client, reference],
  );
  return useMutation({
    mutationFn: () => answerOf(one.$delete({ param: { reference } })),
    onSuccess: () => {
      isErased.current = true;
    },
  });
}

/** A change that answers with the submission as it is now; that is kept wherever it is shown. */
function useChange<Input = void>(
  change: (input: Input) => Promise<Submission>,
  more: { mutationKey?: string[]; done?: (input: Input) => void } = {},
) {
  const client = useQueryClient();
  const { mutationKey, done } = more;
  return useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: change,
    onError: (error) => {
      // A colleague was quicker: what is true now shows beside who it was.
      if (isRefused(error, 409)) void client.invalidateQueries({ queryKey: keys.submissions });
    },
    onSuccess: (submission, input) => {
      done?.(input);
      keepSubmission(client, submission);
      void client.invalidateQueries({ queryKey: keys.promise });
      void client.invalidateQueries({ queryKey: keys.urgent });
    },
  });
}
