import { useState } from 'react';
import { office } from '#content/office/page.ts';
import { type OfficeState, officeStates } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import { isRefused } from '../api/failure.ts';
import type { Conflict, Submission } from '../api/submission.ts';
import { useSetState } from '../api/submissions.ts';
import { sentenceFor } from '../chrome/sentence.ts';
import { dayAndHour } from '../clock/colombo-words.ts';
import { serverNow } from '../clock/server-time.ts';

/** What has become of the last press; `undoTo` is the state that Undo sets again. */
export type Press =
  | { status: 'none' }
  | { status: 'done'; words: string; undoTo: OfficeState | undefined }
  | { status: 'quicker'; conflict: Conflict }
  | { status: 'failed'; words: string };

/**
 * The six outcomes: setting one, undoing it, and keeping an assessment's time.
 *
 * @param pressed told whether an outcome stands that was pressed here
 */
export function useOutcome(
  { reference, state, noAnswers }: Submission,
  pressed: (isPressed: boolean) => void,
) {
  const setState = useSetState(reference);
  const [press, setPress] = useState<Press>({ status: 'none' });
  const undoTo = press.status === 'done' ? press.undoTo : undefined;

  const send = (to: OfficeState, done: Press & { status: 'done' }, at?: string) => {
    if (setState.isPending) return;
    setState.mutate(
      { state: to, was: state, at },
      {
        onSuccess: () => {
          setPress(done);
          pressed(done.undoTo !== undefined);
        },
        onError: (error) => setPress(failureOf(error)),
      },
    );
  };

  return {
    press,
    /** The state that is being set; undefined while nothing is. */
    sending: setState.isPending ? setState.variables.state : undefined,
    set: (to: OfficeState) => {
      // A second 'No answer' is another try; there is no state before it that Undo could set.
      const isRepeated = to === state;
      const tries = office.clock.times(noAnswers + 1);
      send(to, {
        status: 'done',
        words:
          isRepeated && to === 'no-answer' ? words.tried(tries) : words.done(officeStates[to].name),
        undoTo: isRepeated ? undoTo : state,
      });
    },
    undo: () => {
      if (!undoTo) return;
      const said = words.undone(officeStates[undoTo].name);
      send(undoTo, { status: 'done', words: said, undoTo: undefined });
    },
    keepTime: (at: string) => {
      const said = words.timeKept(dayAndHour(at, serverNow()));
      send('assessment', { status: 'done', words: said, undoTo }, at);
    },
  };
}

function failureOf(error: Error): Press {
  return isRefused(error, 409)
    ? { status: 'quicker', conflict: error.body as Conflict }
    : { status: 'failed', words: sentenceFor(error) };
}
