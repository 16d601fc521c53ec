import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { diary } from '#content/office/diary-texts.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { addDays, colomboDate } from '#rules/calendar/colombo.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldGrid, TextField } from '#ui/field.tsx';
import { queries } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { Assessed } from '../chrome/assessed.tsx';
import { Problem } from '../chrome/failed.tsx';
import { useFormDraft } from '../chrome/use-form.ts';
import {
  appointmentText,
  colomboClock,
  hourOf,
  longDay,
  momentOf,
  shortAppointment,
} from '../format/office-dates.ts';
import { isOpen as isOpenState } from '../model/call-groups.ts';
import { groupBy } from '../model/group-by.ts';
import { SLOT_DAYS_AHEAD, type Slot, type Submission } from '../model/types.ts';
import boxes from '../ui/boxes.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import layout from '../ui/layout.module.css';
import { Pieces } from '../ui/pieces.tsx';
import { TimeField } from '../ui/time-field.tsx';
import styles from './outcome-chapter.module.css';
import { Slip } from './slip.tsx';
import type { Asked } from './use-outcome.ts';

/** Chosen instead of a slot: the person types a day and a time. */
const ANOTHER = 'another';
/** So many days with free slots are in sight; the later ones are folded. */
const DAYS_SHOWN = 4;

/** The slots that can be chosen, and the one that the family has. */
function useSlots({ reference }: Submission) {
  const now = useNow();
  const today = colomboDate(now);
  const { data, isPending } = useQuery(queries.diary(today, addDays(today, SLOT_DAYS_AHEAD)));
  const own = data?.slots.find(({ bookings }) =>
    bookings.some((one) => one.reference === reference),
  );
  const free = data?.slots.filter(
    (slot) =>
      slot.for === 'assessment' &&
      (slot === own || (freeIn(slot) > 0 && Date.parse(slot.at) > now && !slot.closed)),
  );
  return { today, own, free: free ?? [], isPending };
}

/** The appointment of the assessment, and another time for it; or the booked tour. */
export function AppointmentSlip({ submission, outcome }: Asked) {
  const { assessmentAt, timeOff, assessed, tourAt } = submission;
  const { own } = useSlots(submission);
  const now = useNow();
  const [isOpen, setIsOpen] = useState(timeOff);
  const at = assessmentAt ?? tourAt;
  if (!at) return null;
  const when = appointmentText(at, now);
  return (
    <Slip
      title={tourAt ? diary.purposes.tour : 'The appointment'}
      action={
        own && (
          <Link data-screen="" to={`/diary?day=${colomboDate(Date.parse(own.at))}`}>
            Show in the diary
          </Link>
        )
      }
    >
      <p>
        <b>{own?.room ? `${when}, ${own.room}` : when}</b>
      </p>
      {timeOff && !assessed && (
        <p>
          {isOpenState(submission)
            ? 'The school is closed on this day. Choose another time with the family.'
            : 'The school is closed on this day.'}
        </p>
      )}
      <Assessed item={submission} />
      {assessmentAt && isOpenState(submission) && !outcome.isSet && (
        <Disclosure summary="Choose another time" isOpen={isOpen} setIsOpen={setIsOpen}>
          <AssessmentTime submission={submission} outcome={outcome} />
        </Disclosure>
      )}
    </Slip>
  );
}

/** Chooses a free slot of the diary for the assessment, or another day and time in Colombo. */
export function AssessmentTime({ submission, outcome }: Asked) {
  const { assessmentAt: at, reference } = submission;
  const { today, own, free, isPending } = useSlots(submission);
  const now = useNow();
  const draft = useFormDraft(`time ${reference}`, {
    choice: undefined as string | undefined,
    day: at ? colomboDate(Date.parse(at)) : '',
    time: at ? colomboClock(at) : '',
  });
  const { choice, day, time } = draft.fields;
  const setChoice = (choice: string) => draft.set({ choice });
  const [problem, setProblem] = useState<string>();
  if (isPending) return <p data-screen="">Loading the free slots …</p>;

  const booked = free.find((slot) => slot === own)?.id;
  const chosen = choice ?? booked ?? (at || free.length === 0 ? ANOTHER : '');
  const isTyped = chosen === ANOTHER;
  const slot = free.find(({ id }) => id === chosen);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    if (slot) return outcome.setTime({ slot: slot.id }, draft.remove);
    if (!isTyped) return setProblem('Please choose a time.');
    const moment = momentOf(day, time);
    if (!moment) return setProblem('Please choose a day and a time.');
    outcome.setTime({ at: new Date(moment).toISOString() }, draft.remove);
  };
  const days = [...groupBy(free, (each) => colomboDate(Date.parse(each.at)))];
  const tiles = (from: number, to?: number) =>
    days.slice(from, to).map(([day, slots]) => (
      <Pieces
        key={day}
        label={longDay(day, today)}
        areTiles
        pieces={slots.map((each) => ({
          value: each.id,
          name: hourOf(each.at),
          note: [each.room, each === own ? 'booked' : diary.choose.free(freeIn(each))]
            .filter(Boolean)
            .join(', '),
        }))}
        value={chosen}
        choose={setChoice}
      />
    ));
  return (
    <form
      className={classNames(boxes.tray, layout.after, styles.when)}
      data-screen=""
      onSubmit={submit}
      noValidate
    >
      {tiles(0, DAYS_SHOWN)}
      {days.length > DAYS_SHOWN && (
        <details>
          <summary>{diary.choose.later(days.length - DAYS_SHOWN)}</summary>
          {tiles(DAYS_SHOWN)}
        </details>
      )}
      <Disclosure
        summary="Another time, for this family only"
        isOpen={isTyped}
        setIsOpen={(open) => setChoice(open ? ANOTHER : '')}
      >
        <FieldGrid>
          <TextField
            label={words.day}
            name="day"
            type="date"
            min={today}
            value={day}
            onChange={({ target }) => draft.set({ choice: ANOTHER, day: target.value })}
          />
          <TimeField
            label={words.time}
            name="time"
            value={time}
            onChange={({ target }) => draft.set({ choice: ANOTHER, time: target.value })}
          />
        </FieldGrid>
      </Disclosure>
      <Problem error={problem} />
      <Button type="submit" busy={outcome.sending === 'assessment' && words.saving}>
        {isTyped ? 'Save the time' : diary.choose.save(slot && shortAppointment(slot.at, now))}
      </Button>
    </form>
  );
}

function freeIn({ seats, taken }: Slot): number {
  return seats - taken;
}
