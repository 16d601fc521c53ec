import { CircleAlert } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { type OfficeState, outcomesOf } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { listed } from '#content/sentence.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NoBreak } from '#ui/text.tsx';
import { isRefused } from '../api/failure.ts';
import { useNow } from '../browser/now.ts';
import { Problem } from '../chrome/failed.tsx';
import { Minute } from '../chrome/minute.tsx';
import { hourAndDay } from '../format/office-dates.ts';
import { colleagueName, shortName, stateName } from '../format/words.ts';
import { firstNumber } from '../model/phone-number.ts';
import type { Conflict, Item, Submission } from '../model/types.ts';
import { Chapter } from '../ui/chapter.tsx';
import { IconLabel } from '../ui/icon-label.tsx';
import layout from '../ui/layout.module.css';
import { StateMark, stateIcons } from '../ui/marks.tsx';
import { Done, Notice } from '../ui/notice.tsx';
import outlined from '../ui/outlined.module.css';
import { Pieces, piecesOf } from '../ui/pieces.tsx';
import { AssessmentTime } from './appointment.tsx';
import { CallAgainDay } from './call-again.tsx';
import { NextLink } from './next-link.tsx';
import { Note } from './note.tsx';
import styles from './outcome-chapter.module.css';
import { PlacedClasses } from './place.tsx';
import type { Asked } from './use-outcome.ts';

/** What a result asks for, below the buttons. */
const asks: Partial<Record<OfficeState, (asked: Asked) => ReactNode>> = {
  assessment: ({ submission, outcome }) =>
    (outcome.isSet || !submission.assessmentAt) && (
      <AssessmentTime key={submission.assessmentAt} {...{ submission, outcome }} />
    ),
  placed: PlacedClasses,
  withdrawn: ({ submission, outcome }) => (
    <div className={styles.why} data-screen="">
      <Pieces
        label={`${nextCallWords.why} ${nextCallWords.whyText}`}
        areFour
        pieces={piecesOf(nextCallWords.reasons)}
        value={submission.reason ?? ''}
        choose={outcome.setReason}
      />
    </div>
  ),
};

/** The result of the call: a button each, Undo right after them, and the note that goes with it. */
export function OutcomeChapter({ submission, outcome, next }: Asked & { next: Item | undefined }) {
  const result = useRef<HTMLDivElement>(null);
  const { done, error, sending, undoable, others } = outcome;
  const Asks = asks[submission.state];
  const likely = likelyOf(submission);
  // On a short phone the dock would cover Undo and the next call.
  useEffect(() => {
    if (done) result.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  return (
    <Chapter title={firstNumber(submission) ? words.outcome : 'Result'}>
      <p className={classNames(layout.row, styles.state)}>
        <span>{words.stateNow}:</span> <StateMark item={submission} />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be in the row */}
      <div
        data-screen=""
        data-outcomes=""
        className={styles.outcomes}
        role="group"
        aria-label={words.outcome}
      >
        {outcomesOf(submission.kind).map((each) => (
          <button
            key={each}
            type="button"
            className={classNames(outlined.outlined, styles.outcome)}
            aria-pressed={each === (sending ?? submission.state)}
            aria-disabled={sending !== undefined || undefined}
            data-likely={each === likely || undefined}
            onClick={() => outcome.set(each)}
          >
            <IconLabel of={stateIcons[each]}>{stateName(each, submission)}</IconLabel>
          </button>
        ))}
      </div>
      <div role="status" ref={result} className={styles.result}>
        {done && (
          <Done title={done}>
            {/* While another result is being sent, it would belong to the one before. */}
            {outcome.isSet && undoable && (
              <Button variant="link" onClick={outcome.undo}>
                {words.undo}
              </Button>
            )}
            {others.length > 0 && (
              <Button size="small" onClick={() => outcome.setForFamily(others)}>
                {words.sameFor(listed(others.map(({ name }) => shortName(name))))}
              </Button>
            )}
            {outcome.isSet && next && <NextLink next={next} className={styles.next} />}
            {outcome.mailsAt && (
              <Minute
                key={outcome.mailsAt}
                until={outcome.mailsAt}
                over="The e-mail has gone out. If you undo this now, another one corrects it."
              />
            )}
          </Done>
        )}
        {error && <NotSet submission={submission} error={error} />}
      </div>
      {Asks && <Asks submission={submission} outcome={outcome} />}
      <Note submission={submission} />
      <CallAgainDay submission={submission} />
    </Chapter>
  );
}

/** The result that usually comes next: its button is dark. */
function likelyOf({ state, assessmentAt, timeOff }: Submission): OfficeState | undefined {
  if (state === 'new' || state === 'no-answer') return 'called';
  if (state === 'called') return 'assessment';
  const isSet = state === 'assessment' && assessmentAt && !timeOff;
  return state === 'waiting' || isSet ? 'placed' : undefined;
}

/** Why a result was not stored; on an edit conflict who changed the state first, to what and when. */
function NotSet({ submission, error }: { submission: Submission; error: Error }) {
  const now = useNow();
  const conflict = isRefused(error, 409) ? (error.body as Conflict) : undefined;
  // Without a state it is a slot that is full.
  if (!conflict?.state) return <Problem error={error} />;
  const { by, at, state } = conflict;
  return (
    <Notice
      icon={CircleAlert}
      title={
        <>
          <span>{`${colleagueName(by)} has just changed this to “${stateName(state, submission)}”,`}</span>{' '}
          <NoBreak>{hourAndDay(at, now)}</NoBreak>
        </>
      }
    >
      <p>Your change was not saved. Your note is still here.</p>
    </Notice>
  );
}
