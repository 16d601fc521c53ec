import { useRef, useState } from 'react';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Submission } from '../api/submission.ts';
import { useMarkSpam } from '../api/submissions.ts';
import { focusHeading } from '../chrome/heading.tsx';
import { sentenceFor } from '../chrome/sentence.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Correction } from './correction.tsx';
import styles from './slip-acts.module.css';

/** What one does about the slip itself: mend a contact, or put it among the held ones. */
export function SlipActs({ submission }: { submission: Submission }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const markSpam = useMarkSpam(submission.reference);
  const close = () => {
    setIsCorrecting(false);
    // Its form goes with what had the focus.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isCorrecting) return <Correction submission={submission} close={close} />;
  return (
    <div className={styles.acts}>
      <Button ref={opener} look="quiet" small onClick={() => setIsCorrecting(true)}>
        <Icon name="pencil" />
        {words.correct}
      </Button>
      {!submission.held && (
        <Button
          look="quiet"
          small
          busy={markSpam.isPending && words.working}
          onClick={() => markSpam.mutate(undefined, { onSuccess: focusHeading })}
        >
          {words.spam}
        </Button>
      )}
      <p role="alert">{markSpam.isError && sentenceFor(markSpam.error)}</p>
    </div>
  );
}
