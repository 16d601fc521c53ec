import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { classListWords } from '#content/office/class-list-texts.ts';
import { diary } from '#content/office/diary-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { isOfficeState, type OfficeState } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { listed, sentence } from '#content/sentence.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { ifDone } from '../api/client.ts';
import { mutations, type Outcome } from '../api/mutations.ts';
import { serverNow } from '../browser/now.ts';
import { mailsAtOf, undoneMails } from '../chrome/minute.tsx';
import { useNote } from '../chrome/use-form.ts';
import { appointmentText } from '../format/office-dates.ts';
import { stateName } from '../format/words.ts';
import { isOpen } from '../model/call-groups.ts';
import type { Item, Reason, Submission } from '../model/types.ts';

/** What a press in this view has done, until the next result, also a colleague's. */
interface Press {
  text: string;
  /** How many results the history has after it. */
  results: number;
  /** The state that it set; undefined for an undo. */
  state?: OfficeState;
  /** The family's other submissions that went with it. */
  others?: readonly Item[];
  /** When the e-mails leave that it caused. */
  mailsAt?: Instant | undefined;
}

/** A submission, and what can be done with its result. */
export interface Asked {
  submission: Submission;
  outcome: ReturnType<typeof useOutcome>;
}

/**
 * Sets the result of a call, undoes the newest one, and stores what belongs to it.
 * @returns also `done`, the text for the last press if it succeeded, and otherwise its `error`
 */
export function useOutcome(submission: Submission) {
  const { reference, state, hold, noAnswers, history, lastAt: wasAt } = submission;
  const setState = useMutation(mutations.setState(reference));
  const setOthers = useMutation(mutations.setFamilyState);
  const note = useNote(reference);
  const [pressed, setPressed] = useState<Press>();
  const last = pressed?.results === countResults(submission) ? pressed : undefined;
  const isBusy = setState.isPending || setOthers.isPending;
  const onError = () => setPressed(undefined);
  /**
   * Sends an outcome with the note that is typed.
   * @param textFor the sentence for an act that can be undone
   * @param whenDone called also if the view was left
   */
  const send = (
    outcome: Omit<Outcome, 'was' | 'note'>,
    textFor: (set: Submission) => string,
    whenDone = () => {},
  ) => {
    if (isBusy) return;
    setOthers.reset();
    const text = note.fields.text.trim();
    const sent = { ...outcome, ...seenOf(submission), ...(text && { note: text }) };
    const onSuccess = (set: Submission) =>
      setPressed({
        text: textFor(set),
        results: countResults(set),
        state: outcome.state,
        mailsAt: mailsAtOf(set.mails),
      });
    ifDone(setState.mutateAsync(sent, { onSuccess, onError }), () => {
      if (text) note.removeText(text);
      whenDone();
    });
  };

  return {
    done: last?.text,
    error: setState.error ?? setOthers.error,
    /** When the e-mails of that press leave; undefined for none. */
    mailsAt: last?.mailsAt,
    /** The state that is being set, if any. */
    sending: setState.isPending ? setState.variables.state : undefined,
    /** Whether a result was set in this view and not undone. */
    isSet: last?.state !== undefined,
    /** The act that Undo reverts: the newest outcome, also after returning to the view, but not of spam. */
    undoable: isBusy || hold === 'spam' ? undefined : history.find(({ undoable }) => undoable),
    /** The family's other submissions that may have the same result. */
    others: last?.state && !last.others ? othersOf(submission, last.state) : [],
    set: (to: OfficeState) =>
      send({ state: to, ...(to === 'placed' && { tell: false }) }, () =>
        to === state && to === 'no-answer'
          ? words.noAnswers(noAnswers + 1)
          : words.done(stateName(to, submission)),
      ),
    setForFamily: (others: readonly Item[]) => {
      if (!last?.state || isBusy) return;
      const { state: to, results } = last;
      const outcomes = others.map((one) => {
        return { reference: one.reference, ...seenOf(one), state: to };
      });
      setOthers.mutate(outcomes, {
        onSuccess: (set) => {
          const names = listed(set.map((item) => item.name));
          const name = stateName(to, submission);
          const text = set.length > 0 ? words.doneForFamily(name, names) : words.done(name);
          setPressed({ text, results, state: to, others: set });
        },
        onError,
      });
    },
    undo: () => {
      if (isBusy) return;
      // The pressed button disappears.
      focusResult();
      const undone = (last?.others ?? []).map(({ reference, state: was, lastAt: wasAt }) => {
        return { reference, state: was, was, wasAt, undo: true };
      });
      const hadMails = mailsAtOf(submission.mails) !== undefined;
      const onSuccess = (restored: Submission) =>
        setPressed({
          results: countResults(restored),
          text: [
            words.undone(stateName(restored.state, restored)),
            undoneMails(hadMails, restored.mails),
          ]
            .filter(Boolean)
            .join(' '),
        });
      const sent = { state, was: state, wasAt, undo: true };
      ifDone(setState.mutateAsync(sent, { onSuccess, onError }), () => {
        if (undone.length > 0) setOthers.mutate(undone, { onError });
      });
    },
    setReason: (reason: Reason) =>
      send({ state: 'withdrawn', reason }, () => words.done(nextCallWords.reasons[reason])),
    setClasses: (classes: string[], tell: boolean, whenDone: () => void) =>
      send(
        { state: 'placed', classes, tell },
        () => (tell && classes.length > 0 ? 'Placed.' : classListWords.saved),
        whenDone,
      ),
    setTime: (time: { at: string } | { slot: string }, whenDone: () => void) =>
      send(
        { state: 'assessment', ...time },
        ({ assessmentAt }) => {
          const when = appointmentText(assessmentAt ?? '', serverNow());
          return sentence(words.timeSet(diary.purposes.assessment, when));
        },
        whenDone,
      ),
  };
}

/** What the page shows of what a result or a mark as spam replaces. */
export function seenOf({ state: was, lastAt: wasAt, assessmentAt, tourAt, offer }: Item) {
  return { was, wasAt, wasTime: assessmentAt ?? tourAt, wasOffer: offer?.at ?? null };
}

/** Focuses the button of the result that is set. */
function focusResult(): void {
  document.querySelector<HTMLElement>('[data-outcomes] [aria-pressed="true"]')?.focus();
}

/** A colleague's result, the family's own and an undo are results, too. */
function countResults({ history }: Submission): number {
  return history.filter(({ what }) => isOfficeState(what)).length;
}

/** Open submissions of the same family that do not have this result yet. */
function othersOf({ family, related }: Submission, state: OfficeState): Item[] {
  return related.filter(
    (item) => family.includes(item.reference) && isOpen(item) && !item.held && item.state !== state,
  );
}
