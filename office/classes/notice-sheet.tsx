import { useState } from 'react';
import { closing } from '#content/office/closing.ts';
import { addDays, colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { usePublishNotice } from '../api/classes.ts';
import { announce } from '../browser/announce.ts';
import { useFormDraft } from '../browser/drafts.ts';
import { FormSheet } from '../chrome/form-sheet.tsx';
import { dayAndHour, shortDay } from '../format/date-words.ts';
import { colleagueName } from '../format/words.ts';
import type { OfficeNotice } from '../model/types.ts';
import { Pieces } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { TimeField } from '../ui/time-field.tsx';
import styles from './closing.module.css';
import { LONGEST_NOTICE, midnights, noticeFormOf, noticeOf } from './closing-form.ts';

const words = closing.notice;

/** Publishes the one notice that every page shows, or changes it. */
export function NoticeSheet({
  notice,
  isChange,
  email,
  now,
  close,
}: {
  /** The notice that is on the site. */
  notice: OfficeNotice | null | undefined;
  /** Opens with the text of the notice that is on the site. */
  isChange: boolean;
  email: string;
  now: Instant;
  close: () => void;
}) {
  const today = colomboDate(now);
  /** The notice that the person has seen; a colleague may replace it since. */
  const [seen] = useState(notice);
  const shown = isChange ? seen : null;
  const draft = useFormDraft(`${email} notice ${shown?.at}`, noticeFormOf(shown));
  const { fields: form, set } = draft;
  const publish = usePublishNotice();
  const [isChecked, setIsChecked] = useState(false);
  const result = noticeOf(form, now);
  const problem = isChecked && 'field' in result ? result : undefined;
  const left = LONGEST_NOTICE - form.text.trim().length;
  // The page may learn that it is on the site before the reply to what was sent.
  const isOwn = notice?.by === email && notice.text === publish.variables?.text;
  const isReplaced = notice && !isOwn && !(isChange && notice.at === seen?.at);

  const submit = () => {
    setIsChecked(true);
    if ('field' in result) return false;
    publish.mutate(result, {
      onSuccess: () => {
        draft.remove();
        announce(words.published);
        close();
      },
    });
    return true;
  };

  return (
    <FormSheet
      title={words.title}
      lead={words.lead}
      opener="publish-notice"
      isNarrow
      close={close}
      submit={submit}
      act={words.publish}
      busy={publish.isPending && words.publishing}
      error={publish.error}
    >
      <div>
        <TextArea
          label={words.text}
          name="text"
          rows={3}
          value={form.text}
          onChange={({ target }) => set({ text: target.value })}
          error={problem?.field === 'text' ? problem.text : undefined}
        />
        <p className={styles.counter} aria-live="polite">
          {left < 0 ? words.tooLong(-left) : words.left(left, LONGEST_NOTICE)}
        </p>
      </div>
      <Pieces
        label={words.untilWhen}
        areFour
        pieces={[
          { value: 'today', name: words.today, note: words.midnight },
          { value: 'tomorrow', name: words.tomorrow, note: words.midnight },
          {
            value: 'week',
            name: words.week,
            note: shortDay(addDays(today, midnights.week)),
          },
          { value: 'another', name: words.another, note: words.anotherHint },
        ]}
        value={form.until}
        choose={(until) => set({ until })}
      />
      {form.until === 'another' && (
        <div className={frame.pair}>
          <TextField
            label={words.day}
            name="day"
            type="date"
            min={today}
            value={form.day}
            onChange={({ target }) => set({ day: target.value })}
            error={problem?.field === 'day' ? problem.text : undefined}
          />
          <TimeField
            label={words.time}
            name="time"
            value={form.time}
            onChange={({ target }) => set({ time: target.value })}
          />
        </div>
      )}
      <p className={styles.small}>{words.ends}</p>
      <div role="status" className={frame.warning}>
        {isReplaced && (
          <p>{words.replaces(colleagueName(notice.by), dayAndHour(notice.at, now), notice.text)}</p>
        )}
      </div>
    </FormSheet>
  );
}
