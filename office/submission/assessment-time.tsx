import { type FormEvent, useState } from 'react';
import { submissionWords as words } from '#content/office/submission.ts';
import { isDate } from '#content/teaching/dates.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { colomboClock } from '../clock/colombo-words.ts';
import { serverNow } from '../clock/server-time.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './assessment-time.module.css';

/** When the assessment is: its day and time in Colombo. */
export function AssessmentTime({
  at,
  isKeeping,
  keep,
}: {
  /** The time that stands already, in UTC. */
  at: string | null;
  isKeeping: boolean;
  keep: (at: string) => void;
}) {
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const moment = momentOf(String(typed.get('day')), String(typed.get('time')));
    setProblem(moment ? undefined : words.noTime);
    if (moment) keep(moment);
  };
  return (
    <form className={styles.when} onSubmit={submit} noValidate>
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
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button type="submit" busy={isKeeping && words.keepingTime}>
        {words.keepTime}
      </Button>
    </form>
  );
}

/** '2026-11-25' and '15:00' in Colombo as a moment in UTC; undefined unless both are there. */
function momentOf(day: string, time: string): string | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (!isDate(day) || hours === undefined || minutes === undefined) return undefined;
  const sinceMidnight = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(startOf(day) + sinceMidnight).toISOString();
}
