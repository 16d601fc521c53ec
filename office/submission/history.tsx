import { diary } from '#content/office/diary-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { isOfficeState } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { listed, sentence } from '#content/sentence.ts';
import { formFields } from '#payloads/form-fields.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { useNow } from '../browser/now.ts';
import { useClassName } from '../chrome/class-choice.tsx';
import { appointmentText, dayAndHour } from '../format/office-dates.ts';
import { colleagueName, stateName } from '../format/words.ts';
import type { HistoryEntry, Submission } from '../model/types.ts';
import { NoWrap } from '../ui/no-wrap.tsx';
import ruled from '../ui/ruled.module.css';
import styles from './history.module.css';

/** Notes and history, the newest first. Undo is at the newest result. */
export function History({
  submission,
  undoable,
  undo,
}: {
  submission: Submission;
  /** The entry that Undo reverts, unless its button is elsewhere. */
  undoable: HistoryEntry | undefined;
  undo: () => void;
}) {
  const { history, opened, kind, receivedAt, reference } = submission;
  const now = useNow();
  const className = useClassName();
  const lines = [
    ...history.map((entry) => ({
      at: entry.at,
      title: titleOf(entry, submission, now),
      by: colleagueName(entry.by),
      text: textOf(entry, className),
      canUndo: entry === undoable,
    })),
    ...opened.map(({ at, by }) => ({
      at,
      title: 'Opened.',
      by: colleagueName(by),
      text: '',
      canUndo: false,
    })),
  ]
    .toReversed()
    .sort((a, b) => b.at.localeCompare(a.at));
  const received = `${words.asKind[kind]}, ${reference}`;
  lines.push({ at: receivedAt, title: 'Received', by: received, text: '', canUndo: false });
  return (
    <section className={styles.history}>
      <h2>Notes and history</h2>
      <div className={classNames(ruled.ruled, styles.page)}>
        <ol>
          {lines.map(({ at, title, by, text, canUndo }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal
              key={`${at} ${title} ${by} ${index}`}
              className={styles.line}
              data-today={colomboDate(Date.parse(at)) === colomboDate(now) || undefined}
            >
              <time dateTime={at}>
                <NoWrap>{dayAndHour(at, now)}</NoWrap>
              </time>
              <div>
                <b>{title}</b>{' '}
                <NoWrap as="span" className="quiet">
                  {by}
                </NoWrap>{' '}
                {canUndo && (
                  <button type="button" data-screen="" className={styles.undo} onClick={undo}>
                    {words.undo}
                  </button>
                )}
                {text && <q>{text}</q>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The text of a note, or what belongs to the act. */
function textOf(entry: HistoryEntry, className: (id: string) => string): string {
  const { wasValue, note, reason, classes = [] } = entry;
  if (wasValue !== undefined) return words.was(wasValue);
  return note ?? (reason ? nextCallWords.reasons[reason] : listed(classes.map(className)));
}

function titleOf(entry: HistoryEntry, submission: Submission, now: Instant): string {
  const { what, field, note, undo, assessmentAt, tour } = entry;
  const purpose = diary.purposes[tour ? 'tour' : 'assessment'];
  if (!isOfficeState(what)) {
    if (what === 'corrected' && field)
      return words.corrected(contacts[field] ?? labels[field]?.label ?? field);
    if (what === 'slot')
      return assessmentAt ? timeSet(purpose, assessmentAt, now) : words.timeCancelled(purpose);
    return (note === null ? removals[what] : undefined) ?? words.acts[what];
  }
  if (undo || what === 'new') return `Undone: “${stateName(what, submission)}” again.`;
  return assessmentAt
    ? timeSet(purpose, assessmentAt, now)
    : words.done(stateName(what, submission));
}

const contacts: Readonly<Record<string, string>> = words.contacts;
const labels: Readonly<Record<string, { label: string }>> = {
  ...formFields.enquiry,
  ...formFields.registration,
};

/** What an act without a value has removed. */
const removals: Partial<Record<HistoryEntry['what'], string>> = words.removals;

function timeSet(purpose: string, at: string, now: Instant): string {
  return sentence(words.timeSet(purpose, appointmentText(at, now)));
}
