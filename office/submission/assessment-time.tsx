import { type FormEvent, useState } from 'react';
import { submissionWords as words } from '#content/office/submission.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { serverNow } from '../browser/now.ts';
import { Problem } from '../chrome/failed.tsx';
import { colomboClock, momentOf } from '../format/date-words.ts';
import styles from './outcome-chapter.module.css';

/** The day and time of the assessment, in Colombo. */
export function AssessmentTime({
  at,
  isSaving,
  save,
}: {
  /** The time that is set already, in UTC. */
  at: string | null;
  isSaving: boolean;
  save: (at: string) => void;
}) {
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const moment = momentOf(String(typed.get('day')), String(typed.get('time')));
    const isPast = moment !== undefined && moment < serverNow();
    setProblem(moment === undefined ? words.noTime : isPast ? words.pastTime : undefined);
    if (moment !== undefined && !isPast) save(new Date(moment).toISOString());
  };
  return (
    <form className={styles.when} data-screen="" onSubmit={submit} noValidate>
      <TextField
        label={words.day}
        name="day"
        type="date"
        min={colomboDate(serverNow())}
        defaultValue={at ? colomboDate(Date.parse(at)) : undefined}
      />
      <TextField
        label={words.time}
        name="time"
        type="time"
        step={300}
        defaultValue={at ? colomboClock(at) : undefined}
      />
      <Problem error={problem} />
      <Button type="submit" busy={isSaving && words.savingTime}>
        {words.saveTime}
      </Button>
    </form>
  );
}
