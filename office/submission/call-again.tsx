import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { nextCallWords as words } from '#content/office/next-call-texts.ts';
import { isDate } from '#content/teaching/dates.ts';
import { addDays, colomboDate } from '#rules/calendar/colombo.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { Problem } from '../chrome/failed.tsx';
import formStyles from '../chrome/form.module.css';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { longDay } from '../format/office-dates.ts';
import { capital } from '../format/words.ts';
import { isOpen as isOpenState } from '../model/call-groups.ts';
import type { CallAgain, Submission } from '../model/types.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import layout from '../ui/layout.module.css';
import { Pieces } from '../ui/pieces.tsx';
import styles from './outcome-chapter.module.css';

/** The day and the part of it on which a family asked to be called again. */
export function CallAgainDay({ submission }: { submission: Submission }) {
  const { reference, callAgain } = submission;
  const mayCallAgain = isOpenState(submission) && !submission.held;
  const today = colomboDate(useNow());
  const save = useMutation(mutations.callAgain(reference));
  const remove = useMutation(mutations.removeCallAgain(reference));
  // What is stored is the word: the day that it means changes at midnight.
  const days = { today, tomorrow: addDays(today, 1), week: addDays(today, 7) };
  const empty = {
    day: 'tomorrow' as keyof typeof days | 'another',
    own: '',
    part: 'morning' as CallAgain['part'],
  };
  const [isOpened, setIsOpen] = useState<boolean>();
  const form = useForm(
    useFormDraft(`call-again ${reference}`, empty),
    ({ day, own, part }) => {
      const on = day === 'another' ? own : days[day];
      const field = day === 'another' ? 'own' : 'day';
      const isRight = isDate(on) && on >= today;
      return isRight
        ? { on, part, was: callAgain }
        : ({ field, text: 'Please choose a day from today on.' } as const);
    },
    save,
    ({ on, part }) => announce(words.on(longDay(on, today), words.parts[part])),
  );
  // A colleague's result removes the form, not why it was not saved.
  if (!mayCallAgain) return <Problem error={save.error ?? remove.error} />;
  // After another result what is typed stays in sight, too.
  const isOpen = isOpened ?? (submission.state === 'no-answer' || save.isError);
  return (
    <div className={styles.again}>
      {callAgain && (
        <div className={classNames(layout.row, styles.state)}>
          <p>
            <b>{words.on(longDay(callAgain.on, today), words.parts[callAgain.part])}</b>
          </p>
          <Button
            size="small"
            variant="link"
            onClick={() =>
              remove.mutate(
                { was: callAgain },
                { onSuccess: () => announce('The day for the next call was removed.') },
              )
            }
          >
            Remove the day
          </Button>
          <Problem error={remove.error} />
        </div>
      )}
      <Disclosure summary={words.choose} isOpen={isOpen} setIsOpen={setIsOpen}>
        <form
          className={formStyles.form}
          onChange={() => setIsOpen(true)}
          onSubmit={form.submit}
          noValidate
        >
          <Pieces
            label={words.day}
            areFour
            pieces={[
              { value: 'today', name: 'Today', note: shortDayFrom(today, today) },
              { value: 'tomorrow', name: 'Tomorrow', note: shortDayFrom(today, days.tomorrow) },
              { value: 'week', name: 'In a week', note: shortDayFrom(today, days.week) },
              { value: 'another', name: 'Another', note: 'day' },
            ]}
            {...form.choice('day')}
          />
          {form.fields.day === 'another' && (
            <TextField label={words.day} type="date" min={today} {...form.field('own')} />
          )}
          <Pieces
            label="Time"
            pieces={(['morning', 'afternoon'] as const).map((value) => ({
              value,
              name: capital(words.parts[value]),
            }))}
            {...form.choice('part')}
          />
          <p className="small">
            Not overdue before that time, and no reminder. Then it is first in the list.
          </p>
          <Problem error={save.error} />
          <Button type="submit" size="small" busy={save.isPending && words.saving}>
            Save the day
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
