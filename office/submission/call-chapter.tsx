import { submissionWords as words } from '#content/office/submission.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Submission } from '../api/submission.ts';
import { yearsSince } from '../clock/colombo-words.ts';
import styles from './call-chapter.module.css';
import { Chapter } from './chapter.tsx';
import { WriteInstead } from './mail-address.tsx';
import { guardianNumber, ownNumber } from './numbers.ts';
import { Ringer } from './ringer.tsx';

/** The numbers, the one to ring first on top. Who gave none is written to. */
export function CallChapter({ submission, now }: { submission: Submission; now: Instant }) {
  const guardian = guardianNumber(submission);
  const own = ownNumber(submission);
  const parent = submission.guardianName ?? '';
  return (
    <Chapter title={words.call} note={whoFirst(submission, now)}>
      <div className={styles.numbers}>
        {guardian && (
          <Ringer number={guardian} name={parent} title={words.parent(parent)} isFirst />
        )}
        {own && (
          <Ringer number={own} name={submission.name} title={submission.name} isFirst={!guardian} />
        )}
        {!guardian && !own && <WriteInstead submission={submission} />}
      </div>
    </Chapter>
  );
}

function whoFirst(submission: Submission, now: Instant): string | undefined {
  if (submission.kind !== 'registration') return undefined;
  const age = yearsSince(submission.fields.dateOfBirth as IsoDate, now);
  return age < 18 ? words.parentFirst(age) : words.ofAge(age);
}
