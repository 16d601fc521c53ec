import { nextCallWords } from '#content/office/next-call.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { useNow } from '../browser/now.ts';
import { useClassName } from '../chrome/class-choice.tsx';
import { appointmentText, diaryTime } from '../format/date-words.ts';
import { colleagueName, listed, sentence, stateName } from '../format/words.ts';
import type { HistoryEntry, Submission } from '../model/types.ts';
import { NoWrap } from '../ui/no-wrap.tsx';
import ruled from '../ui/ruled.module.css';
import styles from './diary.module.css';
import { NoteLine } from './note-line.tsx';

/** Notes and history, the newest first; its first line takes the next note. */
export function Diary({ submission }: { submission: Submission }) {
  const now = useNow();
  const today = colomboDate(now);
  const className = useClassName();
  return (
    <section className={styles.diary}>
      <h2>{words.history}</h2>
      <div className={classNames(ruled.ruled, styles.page)}>
        <NoteLine submission={submission} />
        <ol>
          {entriesOf(submission, now, className).map(({ at, title, by, text }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal
              key={`${at} ${title} ${by} ${index}`}
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

/** A line: what happened, who did it, and the text of a note. */
interface Line {
  at: string;
  title: string;
  by: string;
  text?: string | undefined;
}

function entriesOf(
  submission: Submission,
  now: Instant,
  className: (id: string) => string,
): Line[] {
  const { history, opened, kind, receivedAt, reference } = submission;
  const lines = [
    ...history.map((entry) => lineOf(entry, submission, now, className)),
    ...opened.map(({ at, by }) => ({ at, title: words.opened, by: colleagueName(by) })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const received = `${words.asKind[kind]}, ${reference}`;
  return [...lines, { at: receivedAt, title: words.received, by: received }];
}

function lineOf(
  entry: HistoryEntry,
  submission: Submission,
  now: Instant,
  className: (id: string) => string,
): Line {
  const { at, by, what, wasValue, note, reason, classes } = entry;
  const line = { at, title: titleOf(entry, submission, now), by: colleagueName(by) };
  if (what === 'corrected')
    return { ...line, text: wasValue ? words.was(wasValue) : words.wasEmpty };
  const why = reason ? nextCallWords.reasons[reason] : listed(classes.map(className));
  return { ...line, text: note ?? (why || undefined) };
}

function titleOf(entry: HistoryEntry, submission: Submission, now: Instant): string {
  const { what, field, undo, assessmentAt } = entry;
  switch (what) {
    case 'note':
      return words.noted;
    case 'released':
      return words.released;
    case 'spam':
      return words.spammed;
    case 'call-again':
      return entry.note ? words.callAgain : words.noCallAgain;
    case 'slot':
      return assessmentAt ? timeSet(assessmentAt, now) : words.timeCancelled;
    case 'waiting-for':
      return entry.note ? words.waits : words.waitsNoMore;
    case 'offered':
    case 'offer-accepted':
    case 'offer-declined':
    case 'offer-withdrawn':
      return words.offers[what];
    case 'owner':
      return entry.note ? words.taken : words.notTaken;
    case 'corrected':
      return field ? words.corrected[field] : words.correctTitle;
  }
  if (undo || what === 'new') return words.backTo(stateName(what, submission));
  if (assessmentAt) {
    return timeSet(assessmentAt, now);
  }
  return words.done(stateName(what, submission));
}

function timeSet(at: string, now: Instant): string {
  return sentence(words.timeSet(appointmentText(at, now)));
}
