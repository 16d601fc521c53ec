import { useMutation } from '@tanstack/react-query';
import { diary } from '#content/office/diary-texts.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { addDays, colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import fieldStyles from '#ui/field.module.css';
import { TextField } from '#ui/field.tsx';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { FormSheet } from '../chrome/form-sheet.tsx';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { hourOf } from '../format/office-dates.ts';
import { SLOT_DAYS_AHEAD, type Slot } from '../model/types.ts';
import layout from '../ui/layout.module.css';
import { Pieces, piecesOf } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { TimeField } from '../ui/time-field.tsx';
import styles from './diary.module.css';
import { emptyForm, slotsOf, startsOf } from './slots.ts';

const words = diary.sheet;

/** Opens slots on a day. What was typed stays until they are open. */
export function OpenSlots({
  day,
  slots,
  opened,
  close,
}: {
  /** The day that is shown. */
  day: IsoDate;
  /** Of the week: the form opens with the room and the length of the last one. */
  slots: readonly Slot[];
  opened: (day: IsoDate) => void;
  close: () => void;
}) {
  const now = useNow();
  const today = colomboDate(now);
  const form = useForm(
    useFormDraft('slots', emptyForm(day, slots)),
    (fields) => slotsOf(fields, now),
    useMutation(mutations.openSlots),
    (sent, { ids }) => {
      announce(words.opened(ids.length));
      opened(sent.day);
    },
  );
  const { sent, field } = form;

  return (
    <FormSheet
      title={diary.open}
      lead="Families choose one with their own link"
      opener="open-slots"
      close={close}
      form={form}
      act="Open these slots"
      busy="Opening …"
      fields={
        <>
          <Pieces label="What for" pieces={piecesOf(diary.purposes)} {...form.choice('purpose')} />
          {form.fields.purpose === 'tour' && (
            <p className="small">
              On the page of every family that is still open, enquiries too. A tour changes no
              result.
            </p>
          )}
          <TextField
            label="Day"
            type="date"
            min={today}
            max={addDays(today, SLOT_DAYS_AHEAD)}
            {...field('day')}
          />
          <div className={frame.pair}>
            <TimeField label={words.from} {...field('from')} />
            <TimeField label={words.to} {...field('to')} />
          </div>
          <div className={frame.pair}>
            <TextField label="Minutes each" inputMode="numeric" {...field('minutes')} />
            <TextField label={words.seats} inputMode="numeric" {...field('seats')} />
          </div>
          <TextField label="Room" autoComplete="off" {...field('room')} />
        </>
      }
    >
      {sent && <Made starts={startsOf(sent)} seats={sent.seats} />}
    </FormSheet>
  );
}

/** How many starts the preview lists. */
const MOST_SHOWN = 12;

/** What the form makes, before it is sent. */
function Made({ starts, seats }: { starts: readonly Instant[]; seats: number }) {
  const more = starts.length - MOST_SHOWN;
  return (
    <div role="status">
      <p className={fieldStyles.legend}>{words.makes(starts.length, starts.length * seats)}</p>
      <ul className={classNames(layout.row, styles.made)}>
        {starts.slice(0, MOST_SHOWN).map((start) => (
          <li key={start}>{hourOf(start)}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </div>
  );
}
