import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { closing } from '#content/office/closing-texts.ts';
import { addDays, colomboDate } from '#rules/calendar/colombo.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import type { PublishedClosure } from '#rules/timetable/today.ts';
import field from '#ui/field.module.css';
import { TextField } from '#ui/field.tsx';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { FormSheet } from '../chrome/form-sheet.tsx';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { shortAppointment } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import { type OfficeClosure, SLOT_DAYS_AHEAD } from '../model/types.ts';
import boxes from '../ui/boxes.module.css';
import marks from '../ui/marks.module.css';
import { Pieces, piecesOf } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { cancelledBy, closingFormOf, closureOf, daysText } from './closing-form.ts';
import { colourOf } from './week-of.ts';

const words = closing.sheet;

/** Closes the school for some days. As it opens, one press closes it today. */
export function ClosingSheet({
  replaced,
  closed,
  close,
}: {
  /** The closure until further notice that this one replaces; undefined once a colleague removes it. */
  replaced: OfficeClosure | undefined;
  /** The school is closed. */
  closed: (id: string) => void;
  close: () => void;
}) {
  const today = colomboDate(useNow());
  /** As the sheet opened: what is typed stays when a colleague removes it. */
  const [opened] = useState(replaced);
  const { classes = [] } = useQuery(queries.classes).data ?? {};
  const { closures } = useQuery(queries.closures).data ?? {};
  const [known] = useState(closures);
  const form = useForm(
    useFormDraft(`closing ${opened?.id}`, closingFormOf(opened, today)),
    (fields) => ({ ...closureOf(fields, today), replaces: replaced?.id }),
    useMutation(mutations.closeSchool),
    (sent, { id }) => {
      announce(`The school is closed ${daysText(sent, today)}.`);
      closed(id);
    },
  );
  const { sent: closure, field, choice } = form;
  const { when } = form.fields;
  /** Since the sheet is open, by colleagues. */
  const others = form.isPending
    ? []
    : closures?.filter(({ id }) => known?.every((each) => each.id !== id));

  return (
    <FormSheet
      title={closing.close}
      lead="No classes, on every page within a minute"
      opener="close-school"
      close={close}
      form={form}
      act={words.submit[when]}
      busy={words.closing}
      fields={
        <>
          <Pieces
            label="When"
            areFour
            pieces={[
              { value: 'today', name: 'Today', note: shortDayFrom(today, today) },
              { value: 'tomorrow', name: 'Tomorrow', note: shortDayFrom(today, addDays(today, 1)) },
              { value: 'days', name: words.dates, note: 'choose days' },
              { value: 'open', name: 'Until further notice', note: 'no end' },
            ]}
            {...choice('when')}
          />
          {(when === 'days' || when === 'open') && (
            <div className={frame.pair}>
              <TextField
                label={words.from}
                type="date"
                min={today}
                {...field('from')}
                {...(when === 'open' && !form.fields.from && { value: today })}
              />
              {when === 'days' && (
                <TextField
                  label="Last day"
                  type="date"
                  min={form.fields.from || today}
                  {...field('to')}
                />
              )}
            </div>
          )}
          <Pieces label="Who" pieces={piecesOf(closing.levels)} {...choice('levels')} />
          <Pieces label="Why" areFour pieces={piecesOf(closing.kinds)} {...choice('kind')} />
        </>
      }
    >
      <TextField
        label={words.reason}
        optional="(optional, families see it)"
        autoComplete="off"
        {...field('reason')}
      />
      {closure && <Cancelled classes={cancelledBy(closure, classes)} />}
      {closure && <Assessments closure={closure} />}
      <div role="status">
        {others?.map((other) => (
          <p key={other.id} className={boxes.edged}>
            {words.isOther(colleagueName(other.by), daysText(other, today))}
          </p>
        ))}
      </div>
      {opened && (
        <p className={boxes.edged} role="status">
          {replaced || form.isPending
            ? `This replaces the closure ${daysText(opened, today)}.`
            : 'A colleague has removed the closure. This closes the school again.'}
        </p>
      )}
    </FormSheet>
  );
}

/** The classes that do not take place. */
function Cancelled({ classes }: { classes: ReturnType<typeof cancelledBy> }) {
  if (!classes) return null;
  return (
    <div>
      <p className={field.legend}>
        {classes.length > 0
          ? words.cancelled(classes.length)
          : 'There are no classes on these days.'}
      </p>
      <ul className={marks.spines}>
        {classes.map(({ one, text }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a class may meet twice in a week
            key={`${one.id} ${at}`}
            className={marks.spine}
            data-bands={one.level}
            {...colourOf(one)}
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The families with an assessment on the closed days, so that they can be called. */
function Assessments({ closure }: { closure: PublishedClosure }) {
  const now = useNow();
  const { from, to, levels } = closure;
  const { data: assessments } = useQuery(queries.assessments);
  // A family that has booked a slot may be in another state.
  const { data: diary } = useQuery(queries.diary(from, to ?? addDays(from, SLOT_DAYS_AHEAD)));
  const families = [...(diary?.families ?? []), ...(assessments?.items ?? [])];
  const items = [...new Map(families.map((item) => [item.reference, item])).values()]
    .filter(({ assessmentAt, level }) => {
      const day = assessmentAt && colomboDate(Date.parse(assessmentAt));
      return day && day >= from && (!to || day <= to) && (!level || levels.includes(level));
    })
    .sort((a, b) => (a.assessmentAt ?? '').localeCompare(b.assessmentAt ?? ''));
  if (items.length === 0) return null;
  return (
    <div>
      <p className={field.legend}>Assessments on these days. Please call these families too:</p>
      <ul>
        {items.map(({ reference, name, assessmentAt }) => (
          <li key={reference}>
            <Link to={`/submissions/${reference}`}>{name}</Link>{' '}
            <span className="small">{shortAppointment(assessmentAt ?? '', now)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
