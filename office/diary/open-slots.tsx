import { type ComponentProps, useState } from 'react';
import { diary } from '#content/office/diary.ts';
import type { Closure } from '#content/teaching/closures.ts';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { addDays, colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import fieldStyles from '#ui/field.module.css';
import { TextField } from '#ui/field.tsx';
import { useDiary, useOpenSlots } from '../api/diary.ts';
import { useEmail } from '../api/session.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { FormSheet } from '../chrome/form-sheet.tsx';
import { hourOf } from '../format/date-words.ts';
import { SLOT_DAYS_AHEAD, type Slot } from '../model/types.ts';
import frame from '../ui/sheet.module.css';
import { TimeField } from '../ui/time-field.tsx';
import styles from './diary.module.css';
import {
  emptyForm,
  hoursText,
  overlapping,
  type SlotForm,
  type SlotProblem,
  slotDrafts,
  slotsOf,
  startsOf,
} from './slots.ts';

const words = diary.sheet;

/** Opens slots on a day. What was typed stays until they are open. */
export function OpenSlots({
  day,
  slots,
  closures,
  opened,
  close,
}: {
  /** The day that is shown. */
  day: IsoDate;
  /** Of the week: the form opens with the room and the length of the last one. */
  slots: readonly Slot[];
  closures: readonly Closure[];
  opened: (day: IsoDate) => void;
  close: () => void;
}) {
  const email = useEmail();
  const now = useNow();
  const today = colomboDate(now);
  const form = slotDrafts.use(email) ?? emptyForm(day, slots);
  const open = useOpenSlots();
  const [isChecked, setIsChecked] = useState(false);
  const chosen = isDate(form.day) ? form.day : day;
  const { data } = useDiary(chosen, chosen);
  const result = slotsOf(form, now, closures);
  const made = 'field' in result ? undefined : result;
  const overlaps = made ? overlapping(made, data?.slots ?? []) : [];
  const missing = 'field' in result && isChecked ? result : undefined;
  const problem = overlaps.length > 0 ? overlapProblem(overlaps) : missing;

  const submit = () => {
    setIsChecked(true);
    if (!made || overlaps.length > 0) return false;
    open.mutate(made, {
      onSuccess: ({ ids }) => {
        // What was typed since then stays.
        if (slotDrafts.get(email) === form) slotDrafts.set(email, undefined);
        announce(words.opened(ids.length));
        opened(made.day);
      },
    });
    return true;
  };
  const field = (name: keyof SlotForm): ComponentProps<typeof TextField> => ({
    label: words[name],
    name,
    value: form[name],
    autoComplete: 'off',
    onChange: ({ target }) => {
      open.reset();
      slotDrafts.set(email, { ...form, [name]: target.value });
    },
    ...(problem?.field === name && { error: problem.text }),
  });

  return (
    <FormSheet
      title={diary.open}
      lead={words.lead}
      opener="open-slots"
      close={close}
      submit={submit}
      act={words.submit}
      busy={open.isPending && words.opening}
      error={open.error}
      fields={
        <>
          <TextField
            {...field('day')}
            type="date"
            min={today}
            max={addDays(today, SLOT_DAYS_AHEAD)}
          />
          <div className={frame.pair}>
            <TimeField {...field('from')} />
            <TimeField {...field('to')} />
          </div>
          <div className={frame.pair}>
            <TextField {...field('minutes')} inputMode="numeric" />
            <TextField {...field('seats')} inputMode="numeric" />
          </div>
          <TextField {...field('room')} />
        </>
      }
    >
      {made && <Made starts={startsOf(made)} seats={made.seats} />}
    </FormSheet>
  );
}

function overlapProblem(slots: readonly Slot[]): SlotProblem {
  return { field: 'room', text: diary.problems.overlap(hoursText(slots)) };
}

/** How many starts the preview lists. */
const MOST_SHOWN = 12;

/** What the form makes, before it is sent. */
function Made({ starts, seats }: { starts: readonly Instant[]; seats: number }) {
  const more = starts.length - MOST_SHOWN;
  return (
    <div role="status">
      <p className={fieldStyles.legend}>{words.makes(starts.length, starts.length * seats)}</p>
      <ul className={styles.made}>
        {starts.slice(0, MOST_SHOWN).map((start) => (
          <li key={start}>{hourOf(start)}</li>
        ))}
        {more > 0 && <li>{words.more(more)}</li>}
      </ul>
    </div>
  );
}
