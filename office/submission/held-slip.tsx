import { submissionWords as words } from '#content/office/submission.ts';
import type { Hold, Submission } from '../api/submission.ts';
import { useRelease } from '../api/submissions.ts';
import { focusHeading } from '../chrome/heading.tsx';
import { sentenceFor } from '../chrome/sentence.ts';
import { Button } from '../ui/button.tsx';
import styles from './held-slip.module.css';

const listed = new Intl.ListFormat('en-GB');

/** What was held back and why, and the way out for what is real. */
export function HeldSlip({
  submission: { reference, heldFor },
  hold,
}: {
  submission: Submission;
  hold: Hold;
}) {
  const release = useRelease(reference);
  return (
    <div className={styles.slip}>
      <h2>{words.held}</h2>
      <p>{words.heldBecause[hold](listed.format(heldFor) || words.heldAlone)}</p>
      <Button
        small
        busy={release.isPending && words.working}
        onClick={() => release.mutate(undefined, { onSuccess: focusHeading })}
      >
        {words.notSpam}
      </Button>
      <p className={styles.problem} role="alert">
        {release.isError && sentenceFor(release.error)}
      </p>
    </div>
  );
}
