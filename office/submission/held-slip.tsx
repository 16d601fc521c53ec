import { submissionWords as words } from '#content/office/submission.ts';
import { Button } from '#ui/button.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { sentenceFor } from '../api/failure.ts';
import { useMarkSpam, useRelease } from '../api/submissions.ts';
import { focusHeading } from '../browser/heading-focus.ts';
import { listed } from '../format/words.ts';
import type { Hold, Submission } from '../model/submission.ts';
import styles from './held-slip.module.css';

/** Why a submission is held, and the decision whether it is spam. */
export function HeldSlip({
  submission: { reference, heldFor },
  hold,
}: {
  submission: Submission;
  hold: Hold;
}) {
  const release = useRelease(reference);
  const markSpam = useMarkSpam(reference);
  const error = release.error ?? markSpam.error;
  return (
    <div className={styles.slip}>
      <h2>{words.held}</h2>
      <p>{words.heldBecause[hold](listed(heldFor) || words.heldAlone)}</p>
      <ButtonRow as="div">
        <Button
          size="small"
          busy={release.isPending && words.working}
          onClick={() => release.mutate(undefined, { onSuccess: focusHeading })}
        >
          {words.notSpam}
        </Button>
        {hold !== 'spam' && (
          <Button
            size="small"
            busy={markSpam.isPending && words.working}
            onClick={() => markSpam.mutate(undefined, { onSuccess: focusHeading })}
          >
            {words.spam}
          </Button>
        )}
      </ButtonRow>
      <p className={styles.problem} role="alert">
        {error && sentenceFor(error)}
      </p>
    </div>
  );
}
