import { useState } from 'react';
import { classListWords } from '#content/office/class-list.ts';
import { nextCallWords } from '#content/office/next-call.ts';
import type { OfficeState } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import { isRefused, sentenceFor } from '../api/failure.ts';
import { type Outcome, useSetFamilyState, useSetState } from '../api/submissions.ts';
import { serverNow } from '../browser/now.ts';
import { appointmentText, dayWord } from '../format/date-words.ts';
import { colleagueName, listed, sentence, stateName } from '../format/words.ts';
import { isOpen } from '../model/calls.ts';
import type { Conflict, Item, Reason, Submission } from '../model/types.ts';

/** An act that can be undone: of this submission, and of the family's others that went with it. */
interface Act {
  /** The state that it set. */
  state: OfficeState;
  /** The state before it. */
  was: OfficeState;
  others: readonly Item[];
}

/** What has become of the last press. */
export type Press =
  | { status: 'none' }
  | { status: 'done'; text: string; act?: Act | undefined }
  | { status: 'conflict'; conflict: Conflict }
  | { status: 'failed'; text: string };

/**
 * Sets the result of a call, undoes it, and stores an assessment's time or slot.
 *
 * @param pressed called with whether a result was set in this view and not undone
 */
export function useOutcome(submission: Submission, pressed: (isPressed: boolean) => void) {
  const { reference, state, noAnswers } = submission;
  const setState = useSetState(reference);
  const setOthers = useSetFamilyState();
  const [press, setPress] = useState<Press>({ status: 'none' });
  const act = press.status === 'done' ? press.act : undefined;
  const isBusy = setState.isPending || setOthers.isPending;

  const done = (text: string, made?: Act) => {
    setPress({ status: 'done', text, act: made });
    pressed(made !== undefined);
  };
  const send = (outcome: Outcome, whenDone: (set: Submission) => void) => {
    if (isBusy) return;
    setState.mutate(outcome, {
      onSuccess: whenDone,
      onError: (error) => setPress(failureOf(error)),
    });
  };

  return {
    press,
    isBusy,
    /** The state that is being set, if any. */
    sending: setState.isPending ? setState.variables.state : undefined,
    canUndo: act !== undefined,
    /** The family's other submissions that may have the same result. */
    others: act && act.others.length === 0 ? othersOf(submission, act) : [],
    set: (to: OfficeState) =>
      send({ state: to, was: state }, () => {
        const isRepeated = to === state && to === 'no-answer';
        const text = isRepeated
          ? words.noAnswers(noAnswers + 1)
          : words.done(stateName(to, submission));
        done(text, { state: to, was: state, others: [] });
      }),
    setForFamily: async (others: readonly Item[]) => {
      if (!act || isBusy) return;
      try {
        const set = await setOthers.mutateAsync(
          others.map((item) => ({ reference: item.reference, state: act.state, was: item.state })),
        );
        const changed = others.filter((item) => set.includes(item.reference));
        const names = listed(changed.map(({ name }) => name));
        const name = stateName(act.state, submission);
        done(changed.length > 0 ? words.doneForFamily(name, names) : words.done(name), {
          ...act,
          others: changed,
        });
      } catch (error) {
        setPress(failureOf(error as Error));
      }
    },
    undo: () => {
      if (!act) return;
      const { others } = act;
      send({ state: act.was, was: state, undo: true }, (restored) => {
        done(undoneText(restored));
        if (others.length === 0) return;
        setOthers.mutate(
          others.map((item) => ({
            reference: item.reference,
            state: item.state,
            was: act.state,
            undo: true,
          })),
          { onError: (error) => setPress(failureOf(error)) },
        );
      });
    },
    setReason: (reason: Reason) =>
      send({ state: 'withdrawn', was: state, reason }, () =>
        done(words.done(nextCallWords.reasons[reason]), {
          state: 'withdrawn',
          was: state,
          others: [],
        }),
      ),
    setClasses: (classes: string[], whenDone: () => void) =>
      send({ state: 'placed', was: state, classes }, () => {
        whenDone();
        done(classListWords.saved, { state: 'placed', was: state, others: [] });
      }),
    setTime: (time: { at: string } | { slot: string }) =>
      send({ state: 'assessment', was: state, ...time }, ({ assessmentAt }) => {
        const when = appointmentText(assessmentAt ?? '', serverNow());
        const text = sentence(words.timeSaved(when));
        done(text, { state: 'assessment', was: state, others: [] });
      }),
  };
}

/** 'Undone. It is “No answer” again, as on 6 November (Ruwan).' */
function undoneText(restored: Submission): string {
  const { state, lastAt, lastBy } = restored;
  const name = stateName(state, restored);
  if (state === 'new' || !lastAt || !lastBy) return words.undone(name);
  return words.undoneSince(name, dayWord(lastAt, serverNow()), colleagueName(lastBy));
}

/** Open submissions of the same family that do not have this result yet. */
function othersOf({ family, related }: Submission, { state }: Act): Item[] {
  return related.filter(
    (item) => family.includes(item.reference) && isOpen(item) && !item.held && item.state !== state,
  );
}

function failureOf(error: Error): Press {
  // Without a state it is a slot that is full.
  return isRefused(error, 409) && (error.body as Partial<Conflict>).state
    ? { status: 'conflict', conflict: error.body as Conflict }
    : { status: 'failed', text: sentenceFor(error) };
}
