import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { classListWords } from '#content/office/class-list-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import type { OfficeState } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { ifDone } from '../api/client.ts';
import { mutations, type Outcome } from '../api/mutations.ts';
import { serverNow } from '../browser/now.ts';
import { appointmentText } from '../format/office-dates.ts';
import { listed, sentence, stateName } from '../format/words.ts';
import { isOpen } from '../model/call-groups.ts';
import type { Item, Reason, Submission } from '../model/types.ts';

/** An act that can be undone: of this submission, and of the family's others that went with it. */
interface Act {
  /** The state that it set. */
  state: OfficeState;
  /** The state before it. */
  was: OfficeState;
  others: readonly Item[];
}

/**
 * Sets the result of a call, undoes it, and stores an assessment's time or slot.
 * @returns also `done`, the text for the last press if it succeeded, and otherwise its `error`
 */
export function useOutcome(submission: Submission) {
  const { reference, state, noAnswers } = submission;
  const setState = useMutation(mutations.setState(reference));
  const setOthers = useMutation(mutations.setFamilyState);
  const [last, setLast] = useState<{ text: string; act?: Act | undefined }>();
  const [isSet, setIsSet] = useState(false);
  const act = last?.act;
  const isBusy = setState.isPending || setOthers.isPending;

  const finish = (text: string, made?: Act) => {
    setLast({ text, act: made });
    setIsSet(made !== undefined);
  };
  const onError = () => setLast(undefined);
  /**
   * @param textFor the sentence for an act that can be undone
   * @param whenDone called also if the view was left
   */
  const send = (
    outcome: Omit<Outcome, 'was'>,
    textFor: (set: Submission) => string,
    whenDone = () => {},
  ) => {
    if (isBusy) return;
    setOthers.reset();
    const sent = { ...outcome, was: state };
    const onSuccess = (set: Submission) =>
      finish(textFor(set), { state: outcome.state, was: state, others: [] });
    ifDone(setState.mutateAsync(sent, { onSuccess, onError }), whenDone);
  };

  return {
    done: last?.text,
    error: setState.error ?? setOthers.error,
    /** The state that is being set, if any. */
    sending: setState.isPending ? setState.variables.state : undefined,
    /** Whether a result was set in this view and not undone. */
    isSet,
    canUndo: act !== undefined,
    /** The family's other submissions that may have the same result. */
    others: act && act.others.length === 0 ? othersOf(submission, act) : [],
    set: (to: OfficeState) =>
      send({ state: to }, () =>
        to === state && to === 'no-answer'
          ? words.noAnswers(noAnswers + 1)
          : words.done(stateName(to, submission)),
      ),
    setForFamily: (others: readonly Item[]) => {
      if (!act || isBusy) return;
      const { state: to } = act;
      const outcomes = others.map(({ reference, state: was }) => ({ reference, was, state: to }));
      setOthers.mutate(outcomes, {
        onSuccess: (set) => {
          const changed = others.filter((item) => set.includes(item.reference));
          const names = listed(changed.map(({ name }) => name));
          const name = stateName(act.state, submission);
          const text = changed.length > 0 ? words.doneForFamily(name, names) : words.done(name);
          finish(text, { ...act, others: changed });
        },
        onError,
      });
    },
    undo: () => {
      if (!act || isBusy) return;
      const undone = act.others.map(({ reference, state: to }) => {
        return { reference, state: to, was: act.state, undo: true };
      });
      const onSuccess = (restored: Submission) =>
        finish(words.undone(stateName(restored.state, restored)));
      const sent = { state: act.was, was: state, undo: true };
      ifDone(setState.mutateAsync(sent, { onSuccess, onError }), () => {
        if (undone.length > 0) setOthers.mutate(undone, { onError });
      });
    },
    setReason: (reason: Reason) =>
      send({ state: 'withdrawn', reason }, () => words.done(nextCallWords.reasons[reason])),
    setClasses: (classes: string[], whenDone: () => void) =>
      send({ state: 'placed', classes }, () => classListWords.saved, whenDone),
    setTime: (time: { at: string } | { slot: string }) =>
      send({ state: 'assessment', ...time }, ({ assessmentAt }) =>
        sentence(words.timeSet(appointmentText(assessmentAt ?? '', serverNow()))),
      ),
  };
}

/** Open submissions of the same family that do not have this result yet. */
function othersOf({ family, related }: Submission, { state }: Act): Item[] {
  return related.filter(
    (item) => family.includes(item.reference) && isOpen(item) && !item.held && item.state !== state,
  );
}
