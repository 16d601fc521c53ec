import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { closing } from '#content/office/closing-texts.ts';
import { addDays, colomboDate } from '#rules/calendar/colombo.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { FormSheet } from '../chrome/form-sheet.tsx';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { dayAndHour } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import type { OfficeNotice } from '../model/types.ts';
import boxes from '../ui/boxes.module.css';
import { Pieces } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { TimeField } from '../ui/time-field.tsx';
import { LONGEST_NOTICE, midnights, noticeFormOf, noticeOf } from './closing-form.ts';

const words = closing.notice;

/** Publishes the one notice that every page shows, or changes it. */
export function NoticeSheet({
  notice,
  close,
}: {
  /** The notice that is on the site. */
  notice: OfficeNotice | null;
  close: () => void;
}) {
  const now = useNow();
  const today = colomboDate(now);
  const [opened] = useState(notice);
  const draft = useFormDraft('notice', noticeFormOf(notice));
  const form = useForm(
    draft,
    (fields) => ({ ...noticeOf(fields, now), was: notice?.at ?? null }),
    useMutation(mutations.publishNotice),
    () => {
      announce('The notice is published.');
      close();
    },
  );
  const { fields, field } = form;
  const left = LONGEST_NOTICE - fields.text.trim().length;
  /** A colleague has published or withdrawn one: what is typed stays, and does not replace it unseen. */
  const isOther = !form.isPending && (draft.isOvertaken || notice?.at !== opened?.at);

  return (
    <FormSheet
      title="Publish a notice"
      lead="One sentence at the top of every page"
      opener="publish-notice"
      isNarrow
      close={close}
      form={form}
      act={isOther && notice ? 'Publish in its place' : 'Publish'}
      busy={words.publishing}
    >
      <div>
        {/* At the top, in sight on phones. */}
        <div role="status">
          {isOther && (
            <p className={boxes.edged}>
              {notice
                ? words.isOther(colleagueName(notice.by), dayAndHour(notice.at, now), notice.text)
                : 'There is no notice any more: it was withdrawn, or its time is over.'}
            </p>
          )}
        </div>
        <TextArea label={words.text} rows={3} {...field('text')} />
        <p className="small" aria-live="polite">
          {left < 0 ? words.tooLong(-left) : `${left} of ${LONGEST_NOTICE} characters left`}
        </p>
      </div>
      <Pieces
        label="Until when"
        areFour
        pieces={[
          { value: 'today', name: 'Today', note: words.midnight },
          { value: 'tomorrow', name: 'Tomorrow', note: words.midnight },
          {
            value: 'week',
            name: 'One week',
            note: shortDayFrom(today, addDays(today, midnights.week)),
          },
          { value: 'another', name: 'Another', note: 'day and time' },
        ]}
        {...form.choice('until')}
      />
      {fields.until === 'another' && (
        <div className={frame.pair}>
          <TextField label="Day" type="date" min={today} {...field('day')} />
          <TimeField label="Time" {...field('time')} />
        </div>
      )}
      <p className="small">
        It disappears at that time. There is one notice at a time: this one replaces the one before.
      </p>
    </FormSheet>
  );
}
