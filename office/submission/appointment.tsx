import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { diary } from '#content/office/diary-texts.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { addDays, colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { queries } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { Assessed } from '../chrome/assessed.tsx';
import { Problem } from '../chrome/failed.tsx';
import {
  appointmentText,
  colomboClock,
  momentOf,
  shortAppointment,
} from '../format/office-dates.ts';
import { isOpen as isOpenState } from '../model/call-groups.ts';
import { SLOT_DAYS_AHEAD, type Slot, type Submission } from '../model/types.ts';
import { TimeField } from '../ui/time-field.tsx';
import styles from './outcome-chapter.module.css';
import { Slip } from './slip.tsx';
import type { Asked } from './use-outcome.ts';

/** Chosen instead of a slot: the person types a day and a time. */
const ANOTHER = 'another';

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
      slot === own || (slot.taken < slot.seats && Date.parse(slot.at) > now && !slot.closed),
  );
  return { today, own, free: free ?? [], isPending };
}

/** The appointment of the assessment, and another time for it. */
export function AppointmentSlip({ submission, outcome }: Asked) {
  const { assessmentAt: at } = submission;
  const { own } = useSlots(submission);
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  if (!at) return null;
  const when = appointmentText(at, now);
  return (
    <Slip
      title={diary.choose.time}
      action={
        own && (
          <Link data-screen="" to={`/diary?day=${colomboDate(Date.parse(own.at))}`}>
            {diary.choose.show}
          </Link>
        )
      }
    >
      <p>
        <b>{own?.room ? `${when}, ${own.room}` : when}</b>
      </p>
      <Assessed item={submission} />
      {isOpenState(submission) && !outcome.isSet && (
        <details
          data-screen=""
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>{diary.choose.move}</summary>
          {isOpen && <AssessmentTime submission={submission} outcome={outcome} />}
        </details>
      )}
    </Slip>
  );
}

/** Chooses a free slot of the diary for the assessment, or another day and time in Colombo. */
export function AssessmentTime({ submission, outcome }: Asked) {
  const { assessmentAt: at } = submission;
  const { today, own, free, isPending } = useSlots(submission);
  const now = useNow();
  const [choice, setChoice] = useState<string>();
  const [problem, setProblem] = useState<string>();
  if (isPending) return <p data-screen="">{diary.choose.loading}</p>;

  const chosen = choice ?? own?.id ?? (at || free.length === 0 ? ANOTHER : '');
  const isTyped = chosen === ANOTHER;
  /** Also when a colleague opens slots. */
  const keepTyped = () => setChoice(ANOTHER);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    if (!isTyped) return chosen ? outcome.setTime({ slot: chosen }) : setProblem(diary.choose.none);
    const typed = new FormData(event.currentTarget);
    const moment = momentOf(String(typed.get('day')), String(typed.get('time')));
    if (!moment) return setProblem(words.noTime);
    outcome.setTime({ at: new Date(moment).toISOString() });
  };
  return (
    <form className={styles.when} data-screen="" onSubmit={submit} noValidate>
      {free.length > 0 && (
        <SelectField
          label={diary.choose.slot}
          name="slot"
          value={chosen}
          onChange={({ target }) => setChoice(target.value)}
        >
          <option value="">{diary.choose.pick}</option>
          {free.map((slot) => (
            <option key={slot.id} value={slot.id}>
              {slot === own
                ? diary.choose.own(nameOf(slot, now))
                : diary.choose.option(nameOf(slot, now), slot.seats - slot.taken)}
            </option>
          ))}
          <option value={ANOTHER}>{diary.choose.another}</option>
        </SelectField>
      )}
      {isTyped && (
        <>
          <TextField
            label={words.day}
            name="day"
            type="date"
            min={today}
            onChange={keepTyped}
            defaultValue={at ? colomboDate(Date.parse(at)) : undefined}
          />
          <TimeField
            label={words.time}
            name="time"
            onChange={keepTyped}
            defaultValue={at ? colomboClock(at) : undefined}
          />
        </>
      )}
      <Problem error={problem} />
      <Button type="submit" busy={outcome.sending === 'assessment' && words.saving}>
        {isTyped ? words.saveTime : diary.choose.save}
      </Button>
    </form>
  );
}

/** 'Wed 25 Nov, 3.00 p.m., Room 3': also where only the chosen one is in sight. */
function nameOf({ at, room }: Slot, now: Instant): string {
  return diary.slot(shortAppointment(at, now), room);
}
