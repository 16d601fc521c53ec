import { submissionWords } from '#content/office/submission.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import type { Submission } from '../api/submission.ts';
import { diaryTime } from '../clock/colombo-words.ts';
import { NoWrap } from '../ui/no-wrap.tsx';
import styles from './diary.module.css';
import { diaryEntries } from './diary-entries.ts';
import { NoteLine } from './note-line.tsx';

/** The diary: its next empty line is the note, below it the dated ones go back in time. */
export function Diary({
  submission,
  email,
  now,
}: {
  submission: Submission;
  email: string;
  now: Instant;
}) {
  const today = colomboDate(now);
  return (
    <section className={styles.diary}>
      <h2>{submissionWords.history}</h2>
      <div className={styles.page}>
        <NoteLine submission={submission} email={email} />
        <ol>
          {diaryEntries(submission, now).map(({ at, title, by, text }) => (
            <li
              key={`${at} ${title} ${by}`}
              className={styles.line}
              data-today={colomboDate(Date.parse(at)) === today || undefined}
            >
              <time dateTime={at}>{diaryTime(at, now)}</time>
              <div>
                <b>{title}</b>{' '}
                <span>
                  <NoWrap>{by}</NoWrap>
                </span>
                {text && <q>{text}</q>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
