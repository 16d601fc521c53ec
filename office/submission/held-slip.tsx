import { submissionWords as words } from '#content/office/submission.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { useMarkSpam, useRelease } from '../api/submissions.ts';
import { focusHeading } from '../browser/heading-focus.ts';
import { Problem } from '../chrome/failed.tsx';
import { listed } from '../format/words.ts';
import type { Hold, Submission } from '../model/types.ts';
import styles from './chapter.module.css';

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
    <div className={styles.held}>
      <h2>{words.held}</h2>
      <p className="small">{words.heldBecause[hold](listed(heldFor) || words.heldAlone)}</p>
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
      <Problem error={error} />
    </div>
  );
}
