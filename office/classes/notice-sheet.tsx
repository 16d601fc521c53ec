import { useState } from 'react';
import { closing } from '#content/office/closing-texts.ts';
import { addDays, colomboDate, shortDateText } from '#rules/calendar/colombo.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { usePublishNotice } from '../api/class-queries.ts';
import { useEmail } from '../api/session-queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { FormSheet } from '../chrome/form-sheet.tsx';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { dayAndHour } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import type { OfficeNotice } from '../model/types.ts';
import { Pieces } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { TimeField } from '../ui/time-field.tsx';
import { LONGEST_NOTICE, midnights, noticeFormOf, noticeOf } from './closing-form.ts';

const words = closing.notice;

/** Publishes the one notice that every page shows, or changes it. */
export function NoticeSheet({
  notice,
  isChange,
  close,
}: {
  /** The notice that is on the site. */
  notice: OfficeNotice | null | undefined;
  /** Opens with the text of the notice that is on the site. */
  isChange: boolean;
  close: () => void;
}) {
  const now = useNow();
  const email = useEmail();
  const today = colomboDate(now);
  /** The notice that the person has seen; a colleague may replace it since. */
  const [seen] = useState(notice);
  const shown = isChange ? seen : null;
  const publish = usePublishNotice();
  const form = useForm(
    useFormDraft(`notice ${shown?.at}`, noticeFormOf(shown)),
    (fields) => noticeOf(fields, now),
    publish,
    () => {
      announce(words.published);
      close();
    },
  );
  const { fields, field } = form;
  const left = LONGEST_NOTICE - fields.text.trim().length;
  // The page may learn that it is on the site before the reply to what was sent.
  const isOwn = notice?.by === email && notice.text === publish.variables?.text;
  const isReplaced = notice && !isOwn && !(isChange && notice.at === seen?.at);

  return (
    <FormSheet
      title={words.title}
      lead={words.lead}
      opener="publish-notice"
      isNarrow
      close={close}
      form={form}
      act={words.publish}
      busy={words.publishing}
    >
      <div>
        <TextArea label={words.text} rows={3} {...field('text')} />
        <p className="small" aria-live="polite">
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
            note: shortDateText(addDays(today, midnights.week)),
          },
          { value: 'another', name: words.another, note: words.anotherHint },
        ]}
        {...form.choice('until')}
      />
      {fields.until === 'another' && (
        <div className={frame.pair}>
          <TextField label={words.day} type="date" min={today} {...field('day')} />
          <TimeField label={words.time} {...field('time')} />
        </div>
      )}
      <p className="small">{words.ends}</p>
      <div role="status" className={frame.warning}>
        {isReplaced && (
          <p>{words.replaces(colleagueName(notice.by), dayAndHour(notice.at, now), notice.text)}</p>
        )}
      </div>
    </FormSheet>
  );
}
