import { CircleAlert, Phone } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classListWords } from '#content/office/class-list-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { outcomes } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NoBreak } from '#ui/text.tsx';
import { isRefused } from '../api/failure.ts';
import { useNow } from '../browser/now.ts';
import { ClassChoice, useClassName } from '../chrome/class-choice.tsx';
import { dueText } from '../chrome/dock.tsx';
import { Problem } from '../chrome/failed.tsx';
import { hourOf } from '../format/office-dates.ts';
import { colleagueName, listed, sentence, shortName, stateName } from '../format/words.ts';
import { firstNumber } from '../model/phone-number.ts';
import type { Conflict, Item, Reason, Submission } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { StateMark, stateIcons } from '../ui/marks.tsx';
import { Done, Notice } from '../ui/notice.tsx';
import outlined from '../ui/outlined.module.css';
import { Pieces } from '../ui/pieces.tsx';
import { AssessmentTime, BookedTime } from './assessment-time.tsx';
import { Chapter } from './chapter.tsx';
import styles from './outcome-chapter.module.css';
import type { useOutcome } from './use-outcome.ts';

/** The result of the call: six buttons, each with Undo right after it. */
export function OutcomeChapter({
  submission,
  outcome,
  next,
}: {
  submission: Submission;
  outcome: ReturnType<typeof useOutcome>;
  next: Item | undefined;
}) {
  const group = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { done, error, sending, canUndo, others } = outcome;
  const className = useClassName();
  const { placedIn, assessmentAt } = submission;
  // On a short phone the dock would cover Undo and the next call.
  useEffect(() => {
    if (done) result.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  const undoAndStay = () => {
    // The Undo button disappears, so the focus returns to the pressed button.
    group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    outcome.undo();
  };
  return (
    <Chapter title={firstNumber(submission) ? words.outcome : words.outcomeInWriting}>
      <p className={styles.state}>
        <span>{words.stateNow}:</span> <StateMark item={submission} />
      </p>
      {placedIn.length > 0 && (
        <p className={styles.state}>
          {sentence(classListWords.placedIn(listed(placedIn.map(className))))}
        </p>
      )}
      {assessmentAt && <BookedTime submission={submission} at={assessmentAt} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be in the row */}
      <div
        ref={group}
        data-screen=""
        className={styles.outcomes}
        role="group"
        aria-label={words.outcome}
      >
        {outcomes.map((each) => (
          <button
            key={each}
            type="button"
            className={classNames(outlined.outlined, styles.outcome)}
            aria-pressed={each === (sending ?? submission.state)}
            aria-disabled={sending !== undefined || undefined}
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
            {canUndo && !sending && (
              <Button variant="link" onClick={undoAndStay}>
                {words.undo}
              </Button>
            )}
            {others.length > 0 && (
              <Button size="small" onClick={() => outcome.setForFamily(others)}>
                {words.sameFor(listed(others.map(({ name }) => shortName(name))))}
              </Button>
            )}
            {canUndo && next && (
              <Link
                className={buttonClass({ size: 'small' }, styles.next)}
                to={`/submissions/${next.reference}`}
              >
                <IconLabel of={Phone}>
                  {words.nextCall(shortName(next.name), dueText(next, now))}
                </IconLabel>
              </Link>
            )}
          </Done>
        )}
        {error && <NotSet submission={submission} error={error} />}
      </div>
      {submission.state === 'withdrawn' && (
        <div className={styles.why} data-screen="">
          <Pieces
            label={`${nextCallWords.why} ${nextCallWords.whyText}`}
            areFour
            pieces={reasonKeys.map((value) => ({ value, name: nextCallWords.reasons[value] }))}
            value={submission.reason ?? ''}
            choose={outcome.setReason}
          />
        </div>
      )}
      {submission.state === 'placed' && (
        <ClassChoice
          legend={classListWords.whichClasses}
          submission={submission}
          saved={placedIn.length > 0 ? placedIn : acceptedClass(submission)}
          draft="placed"
          isSaving={sending === 'placed'}
          save={outcome.setClasses}
        />
      )}
      {submission.state === 'assessment' && (
        <AssessmentTime
          key={assessmentAt}
          submission={submission}
          isSaving={sending === 'assessment'}
          save={outcome.setTime}
        />
      )}
    </Chapter>
  );
}

/** A family that accepted an offer is usually placed in its class. */
function acceptedClass({ offer }: Submission): string[] {
  return offer?.state === 'accepted' ? [offer.class] : [];
}

const reasonKeys = Object.keys(nextCallWords.reasons) as Reason[];

/** Why a result was not stored; on an edit conflict who changed the state first, to what and when. */
function NotSet({ submission, error }: { submission: Submission; error: Error }) {
  const conflict = isRefused(error, 409) ? (error.body as Conflict) : undefined;
  // Without a state it is a slot that is full.
  if (!conflict?.state) return <Problem error={error} />;
  const { by, at, state } = conflict;
  return (
    <Notice
      icon={CircleAlert}
      title={
        <>
          <span>{words.conflict(colleagueName(by), stateName(state, submission))}</span>{' '}
          <NoBreak>{hourOf(at)}</NoBreak>
        </>
      }
    >
      <p>{words.conflictText}</p>
    </Notice>
  );
}
