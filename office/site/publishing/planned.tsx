import { useMutation } from '@tanstack/react-query';
import { CalendarClock } from 'lucide';
import { type FormEvent, useState } from 'react';
import { sitePage } from '#content/office/site-texts.ts';
import { isSame } from '#content/schemas/document-value.ts';
import type { Clock, IsoDate } from '#content/teaching/dates.ts';
import { minutesOf } from '#content/teaching/times.ts';
import { addDays, colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldGrid, TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/paper.tsx';
import { ifDone } from '../../api/client.ts';
import { type PlannedVersion, type SiteState, siteMutations } from '../../api/site-queries.ts';
import { useNow } from '../../browser/now.ts';
import { AskFirst } from '../../chrome/ask-first.tsx';
import { Problem } from '../../chrome/failed.tsx';
import { useFormDraft } from '../../chrome/use-form.ts';
import { appointmentText } from '../../format/office-dates.ts';
import { colleagueName } from '../../format/words.ts';
import boxes from '../../ui/boxes.module.css';
import { IconLabel } from '../../ui/icon-label.tsx';
import layout from '../../ui/layout.module.css';
import { TimeField } from '../../ui/time-field.tsx';
import { useIsSaving } from '../editor/editing.ts';
import styles from './publishing.module.css';
import { ChangeList } from './site-changes.tsx';

const words = sitePage.planned;

/** What will be published on a day, and how to take it back. */
export function PlannedSlip({
  planned: { version, at, by, changes },
}: {
  planned: PlannedVersion;
}) {
  const remove = useMutation(siteMutations.removePlanned);
  return (
    <Sheet as="aside" className={classNames(boxes.slip, styles.slip)} aria-label={words.title}>
      <p className="small">{words.title}</p>
      <h2>{momentText(Date.parse(at))}</h2>
      <ChangeList changes={changes} className={classNames(layout.lines, styles.changes)} />
      <p className="small">{`Planned by ${colleagueName(by)}. Until then families see the site as it is.`}</p>
      <AskFirst
        variant="link"
        size="small"
        question="Remove this plan?"
        text="These changes are not published, and are no longer stored."
        keep="Keep it planned"
        act={words.remove}
        busy={remove.isPending && 'Removing …'}
        error={remove.error}
        confirm={() => remove.mutate(version)}
      >
        {words.remove}
      </AskFirst>
    </Sheet>
  );
}

/** Publishes the drafts on a day and at a time; asks for both. */
export function PlanButton({ site }: { site: SiteState }) {
  const now = useNow();
  const today = colomboDate(now);
  const midnight = { day: String(addDays(today, 1)), time: '00:00' };
  const { fields, set } = useFormDraft('plan', midnight);
  const { day, time } = fields;
  const [isOpen, setIsOpen] = useState(!isSame(fields, midnight));
  const close = () => {
    set(midnight);
    setIsOpen(false);
  };
  const plan = useMutation(siteMutations.plan);
  const isSaving = useIsSaving();
  const at = day && time ? startOf(day as IsoDate) + minutesOf(time as Clock) * 60_000 : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at === undefined) return;
    ifDone(plan.mutateAsync({ site, at: new Date(at).toISOString() }), close);
  };
  if (!isOpen) {
    return (
      <Button onClick={() => setIsOpen(true)}>
        <IconLabel of={CalendarClock}>{words.open}</IconLabel>
      </Button>
    );
  }
  return (
    <form className={classNames(layout.stack, styles.plan)} onSubmit={submit}>
      <FieldGrid>
        <TextField
          autoFocus
          required
          type="date"
          label="Day"
          min={today}
          value={day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <TimeField
          required
          label="Time"
          value={time}
          onChange={({ target }) => set({ time: target.value })}
        />
      </FieldGrid>
      <p className="small">
        If someone publishes another value for one of these fields first, this version is not
        published, and the office gets a mail.
      </p>
      <ButtonRow as="div">
        <Button
          type="submit"
          busy={plan.isPending ? 'Planning …' : isSaving && sitePage.editor.saving}
        >
          {at === undefined ? words.open : `Publish on ${appointmentText(at, now)}`}
        </Button>
        <Button variant="link" onClick={close}>
          Cancel
        </Button>
      </ButtonRow>
      <Problem error={plan.error} />
    </form>
  );
}
