import { useState } from 'react';
import { useUrgent } from '../api/lists.ts';
import type { Submission } from '../api/submission.ts';
import { usePageTitle } from '../chrome/page-title.ts';
import { useNow } from '../clock/use-now.ts';
import { nextCall } from '../list/next-call.ts';
import { Section, Wide } from '../ui/section.tsx';
import { Asked } from './asked.tsx';
import { CallChapter } from './call-chapter.tsx';
import { Chapter } from './chapter.tsx';
import { Diary } from './diary.tsx';
import { Erase } from './erase.tsx';
import { HeldSlip } from './held-slip.tsx';
import { Mails } from './mails.tsx';
import { MessageChapter } from './message-chapter.tsx';
import { OutcomeChapter } from './outcome-chapter.tsx';
import { Person } from './person-opening.tsx';
import { Relatives } from './relatives.tsx';
import { Replies } from './replies.tsx';
import { SubmissionDock } from './submission-dock.tsx';
import styles from './submission-view.module.css';

/** A submission, from the top: who, the numbers, what came of it, the diary, what was asked. */
export function SubmissionView({ submission, email }: { submission: Submission; email: string }) {
  const now = useNow();
  const { data: urgent } = useUrgent();
  const [isDone, setIsDone] = useState(false);
  const next = urgent && nextCall(urgent.items, now, submission.reference);
  usePageTitle(submission.name);
  return (
    <>
      <Person submission={submission} now={now} />
      <Section ground="squared" className={styles.section}>
        <Wide className={styles.dossier}>
          <div className={styles.sheet}>
            {submission.hold && (
              <Chapter>
                <HeldSlip submission={submission} hold={submission.hold} />
              </Chapter>
            )}
            {submission.kind === 'enquiry' && (
              <MessageChapter message={submission.fields.message} />
            )}
            <CallChapter submission={submission} now={now} />
            <OutcomeChapter submission={submission} next={next} now={now} pressed={setIsDone} />
            <Diary submission={submission} email={email} now={now} />
          </div>
          <div className={styles.beside}>
            <Asked submission={submission} now={now} />
            <Relatives submission={submission} now={now} />
            <Mails mails={submission.mails} />
          </div>
        </Wide>
      </Section>
      <Replies replies={submission.replies} />
      <Erase submission={submission} />
      <SubmissionDock submission={submission} next={isDone ? next : undefined} now={now} />
    </>
  );
}
