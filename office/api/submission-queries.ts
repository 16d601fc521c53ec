import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeState } from '#content/office/states.ts';
import type { CallAgain, Contacts, Reason, Submission } from '../model/types.ts';
import { answerOf, api, useFetched, useSend } from './client.ts';
import { isRefused } from './failure.ts';
import { keys, refetch } from './query-client.ts';

const one = api.submissions[':reference'];

/** A submission with all that belongs to it. The server logs who opened it. */
export function useSubmission(reference: string) {
  const send = () => one.$get({ param: { reference } });
  return useFetched(keys.submission(reference), send, { staleTime: 0 });
}

/** A result: the state, the one that was on the screen, and an assessment's time. */
export interface Outcome {
  state: OfficeState;
  was: OfficeState;
  at?: string | undefined;
  /** The id of a slot of the diary, in place of a time. */
  slot?: string | undefined;
  /** Why a family withdrew. */
  reason?: Reason | undefined;
  /** Ids of the classes in which the student is placed. */
  classes?: string[] | undefined;
  /** Restores the previous state with its person and times. */
  undo?: boolean | undefined;
}

/** @throws Refused 409 with the colleague who changed it first, or if the slot is full */
export function useSetState(reference: string) {
  return useChange((json: Outcome) => answerOf(one.state.$post({ param: { reference }, json })));
}

/** Sets the day on which a family asked to be called again. */
export function useCallAgain(reference: string) {
  return useChange((json: CallAgain) =>
    answerOf(one['call-again'].$put({ param: { reference }, json })),
  );
}

export function useRemoveCallAgain(reference: string) {
  return useChange(() => answerOf(one['call-again'].$delete({ param: { reference } })));
}

/** @throws Refused 409 with the colleague who has it */
export function useSetOwner(reference: string) {
  return useChange((json: { owner: string | null; was: string | null }) =>
    answerOf(one.owner.$put({ param: { reference }, json })),
  );
}

/**
 * Stores for which classes a registration waits.
 * @throws Refused 409 when it is placed or withdrawn by now
 */
export function useSetWaitingFor(reference: string) {
  const param = { reference };
  return useChange((classes: string[]) =>
    answerOf(one['waiting-for'].$put({ param, json: { classes } })),
  );
}

/**
 * Offers a place until a time; the family gets an e-mail.
 * @throws Refused 409 when a colleague has offered one, or it is placed or withdrawn by now
 */
export function useOfferPlace(reference: string) {
  return useSend(
    (json: { class: string; until: string }) => one.offer.$post({ param: { reference }, json }),
    keys.submission(reference),
    keys.overviews,
  );
}

/** @throws Refused 404 when it was answered or its time is over */
export function useWithdrawOffer(reference: string) {
  return useChange(() => answerOf(one.offer.$delete({ param: { reference } })));
}

/** The same result for the family's other submissions; one that a colleague changed is left out. */
export function useSetFamilyState() {
  return useMutation({
    mutationFn: async (outcomes: readonly (Outcome & { reference: string })[]) => {
      const done: string[] = [];
      for (const { reference, ...json } of outcomes) {
        try {
          await answerOf(one.state.$post({ param: { reference }, json }));
          done.push(reference);
        } catch (error) {
          if (!isRefused(error, 409)) throw error;
        }
      }
      return done;
    },
    meta: { changes: [keys.submissions, keys.overviews] },
  });
}

/** @param added called with the note that was added, also if the view that sent it was left */
export function useAddNote(reference: string, added: (text: string) => void) {
  return useChange(
    (text: string) => answerOf(one.notes.$post({ param: { reference }, json: { text } })),
    added,
  );
}

export function useCorrect(reference: string) {
  return useChange((fields: Contacts) =>
    answerOf(one.$patch({ param: { reference }, json: { fields } })),
  );
}

/** Not spam: sends the mails that were held back. */
export function useRelease(reference: string) {
  return useChange(() => answerOf(one.release.$post({ param: { reference } })));
}

export function useMarkSpam(reference: string) {
  return useChange(() => answerOf(one.spam.$post({ param: { reference } })));
}

/**
 * Deletes a submission with its mails, notes and history.
 * @param erased called also if an event has replaced the view before the response
 */
export function useErase(reference: string, erased: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(one.$delete({ param: { reference } })),
    onSuccess: () => {
      client.removeQueries({ queryKey: keys.submission(reference) });
      // The lists of other views hold it too.
      client.removeQueries({ queryKey: keys.lists });
      refetch(client, keys.overviews);
      erased();
    },
  });
}

/** A change whose response is the submission as it is now. */
function useChange<Input = void>(
  change: (input: Input) => Promise<Submission>,
  done?: (input: Input) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => {
      // An edit conflict, or what it changes is gone: shows the current values with the message.
      if (isRefused(error, 409) || isRefused(error, 404)) refetch(client, keys.office);
    },
    onSuccess: (submission, input) => {
      done?.(input);
      client.setQueryData(keys.submission(submission.reference), submission);
      refetch(client, keys.overviews);
    },
  });
}
