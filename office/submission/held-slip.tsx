import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { mutations } from '../api/mutations.ts';
import { focusHeading } from '../browser/heading-focus.ts';
import { Problem } from '../chrome/failed.tsx';
import type { Submission } from '../model/types.ts';
import boxes from '../ui/boxes.module.css';
import { Chapter } from '../ui/chapter.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './held-slip.module.css';
import { seenOf } from './use-outcome.ts';

/**
 * Why a submission is held, and the decision whether it is spam; after ‘Not spam’ what is to be done
 * again. Nothing otherwise.
 */
export function HeldChapter({ submission }: { submission: Submission }) {
  const { reference, hold, heldFor, history } = submission;
  const release = useMutation(mutations.release(reference));
  const markSpam = useMutation(mutations.markSpam(reference));
  const noteOf = (act: string) => history.findLast(({ what }) => what === act)?.note;
  if (!hold) {
    const again = release.isSuccess && noteOf('released');
    return again ? (
      <Chapter>
        <Notice icon={CircleAlert} title={again} role="status" />
      </Chapter>
    ) : null;
  }
  const ended = noteOf('spam');
  return (
    <Chapter>
      <div className={classNames(boxes.dashed, boxes.slip, styles.held)}>
        <h2>Please check: is this spam?</h2>
        <p className="small">{words.heldBecause[hold](heldFor)}</p>
        {hold === 'spam' && ended && <NoWrap as="p">{ended}</NoWrap>}
        <ButtonRow as="div">
          <Decision act={release} given={undefined}>
            Not spam
          </Decision>
          {hold !== 'spam' && (
            <Decision act={markSpam} given={seenOf(submission)}>
              {words.spam}
            </Decision>
          )}
        </ButtonRow>
        <Problem error={release.error ?? markSpam.error} />
      </div>
    </Chapter>
  );
}

function Decision<Given>({
  act,
  given,
  children,
}: {
  act: UseMutationResult<unknown, Error, Given>;
  given: Given;
  children: string;
}) {
  return (
    <Button
      size="small"
      busy={act.isPending && words.working}
      onClick={() => act.mutate(given, { onSuccess: focusHeading })}
    >
      {children}
    </Button>
  );
}
