import { useRef } from 'react';
import { Link } from 'react-router';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Item, Submission } from '../api/submission.ts';
import { clockWords } from '../clock/clock-words.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tick } from '../ui/marks.tsx';
import { AssessmentTime } from './assessment-time.tsx';
import { Chapter } from './chapter.tsx';
import styles from './outcome-chapter.module.css';
import { Outcomes } from './outcomes.tsx';
import { Quicker } from './quicker.tsx';
import { useOutcome } from './use-outcome.ts';

/** What came of the call: six outcomes, each undone as easily as it was pressed. */
export function OutcomeChapter({
  submission,
  next,
  now,
  pressed,
}: {
  submission: Submission;
  next: Item | undefined;
  now: Instant;
  /** Told whether an outcome stands that was pressed here. */
  pressed: (isPressed: boolean) => void;
}) {
  const group = useRef<HTMLDivElement>(null);
  const { press, sending, set, undo, keepTime } = useOutcome(submission, pressed);
  const canUndo = press.status === 'done' && press.undoTo !== undefined;
  const undoAndStay = () => {
    // Undo goes with its line, so the focus returns to what was pressed.
    group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    undo();
  };
  return (
    <Chapter title={words.outcome}>
      <Outcomes ref={group} state={submission.state} sending={sending} set={set} />
      <div role="status">
        {press.status === 'done' && (
          <div className={styles.done}>
            <Tick />
            <b>{press.words}</b>
            {canUndo && (
              <Button look="quiet" onClick={undoAndStay}>
                {words.undo}
              </Button>
            )}
            {canUndo && next && (
              <Link
                className={buttonClass({ small: true }, styles.next)}
                to={`/submissions/${next.reference}`}
              >
                <Icon name="phone" />
                {words.nextCall(firstWord(next.name), clockWords(next, now).main)}
              </Link>
            )}
          </div>
        )}
        {press.status === 'failed' && <p className={styles.failed}>{press.words}</p>}
        {press.status === 'quicker' && <Quicker conflict={press.conflict} />}
      </div>
      {submission.state === 'assessment' && (
        <AssessmentTime
          key={submission.assessmentAt}
          at={submission.assessmentAt}
          isKeeping={sending === 'assessment'}
          keep={keepTime}
        />
      )}
    </Chapter>
  );
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}
