import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classListWords } from '#content/office/class-list.ts';
import { classesPage } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levels } from '#content/teaching/levels.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { timeRange } from '#rules/calendar/times.ts';
import { actionLinkClass } from '#ui/actions.tsx';
import { Tick } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { usePublishChange, useWithdrawChange } from '../api/classes.ts';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import { focusMarked } from '../chrome/form-sheet.tsx';
import { dayAndHour, distanceText, longDay, shortDay } from '../format/date-words.ts';
import { colleagueName } from '../format/words.ts';
import type { ClassHistoryEntry, OfficeClass } from '../model/types.ts';
import { Pieces } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { ChangeFields } from './change-fields.tsx';
import { changeOf, problemOf, useChangeForm } from './change-form.ts';
import styles from './class-sheet.module.css';
import { MessageToCopy } from './group-message.tsx';
import { countsOf, PlacesChoice } from './places.tsx';
import { slipId } from './slip.tsx';
import { colourOf, usual } from './week-of.ts';

const words = classesPage.sheet;

/** One class: its places, and a change on one of its next days. */
export function ClassSheet({
  one,
  classes,
  asked,
  email,
  now,
  close,
}: {
  one: OfficeClass;
  /** Every class, for the warning about other classes at the same time. */
  classes: readonly OfficeClass[];
  /** The day that was tapped, if any. */
  asked: string | null;
  email: string;
  now: Instant;
  close: () => void;
}) {
  const today = colomboDate(now);
  const { start, end } = usual(one);
  const fields = useChangeForm(one, asked, email, today);
  const { dates, date, change, form, isTouched } = fields;
  const publish = usePublishChange();
  const withdraw = useWithdrawChange();
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked && date ? problemOf(form, one, date) : undefined;
  const copyButton = useRef<HTMLButtonElement>(null);
  const isPublished = change !== undefined && !isTouched;
  /** The message about the change, or about the one that was just undone. */
  const message = change?.message ?? withdraw.data?.message;

  const reset = (checked: boolean) => {
    setIsChecked(checked);
    publish.reset();
    withdraw.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!date || isPublished || publish.isPending) return;
    reset(true);
    if (problemOf(form, one, date)) return focusMarked(event.currentTarget);
    publish.mutate(changeOf(form, one, date), {
      onSuccess: () => {
        announce(words.announcePublished(one.subject, longDay(date)));
        if (!fields.remove()) return;
        setIsChecked(false);
        // The pressed button is gone: the next one copies the message.
        requestAnimationFrame(() => {
          copyButton.current?.focus({ preventScroll: true });
          copyButton.current?.closest('dialog')?.scrollTo(0, 0);
        });
      },
    });
  };
  const undo = () => {
    if (!change) return;
    reset(false);
    withdraw.mutate(change.id, {
      onSuccess: () => {
        fields.remove();
        announce(words.undone(one.subject, longDay(change.date)));
        document.querySelector<HTMLElement>('[data-sheet-title]')?.focus();
      },
    });
  };

  return (
    <Sheet
      title={one.subject}
      lead={words.about(
        levels[one.level].name,
        words.day(one.day),
        timeRange(start, end),
        one.room,
      )}
      head={colourOf(one)}
      opener={slipId(one.id)}
      close={close}
    >
      <form className={classNames(frame.body, styles.body)} noValidate onSubmit={submit}>
        {message && (
          <div className={styles.words}>
            <p className={styles.done}>
              <Tick className={styles.tick} />
              <b>{change ? words.published : words.undoneTitle}</b>
              {change && (
                <span>{`${colleagueName(change.by)}, ${dayAndHour(change.at, now)}`}</span>
              )}
            </p>
            {change && isTouched && <p className={styles.touched}>{words.notPublished}</p>}
            <MessageToCopy
              label={words.messageFor}
              message={message}
              copyButton={copyButton}
              isMain
            />
          </div>
        )}
        <div className={classNames(frame.fields, styles.fields)}>
          <PlacesChoice one={one} />
          <Link className={actionLinkClass} to={`/classes/${one.id}`}>
            {classListWords.open} {countsOf(one) && <span>{`(${countsOf(one)})`}</span>}
          </Link>
          {date ? (
            <>
              <Pieces
                label={words.whichDay}
                areDates
                pieces={dates.map((value) => ({
                  value,
                  name: shortDay(value),
                  note: dateNote(value, one, today),
                }))}
                value={date}
                choose={(day) => {
                  reset(false);
                  fields.chooseDate(day);
                }}
              />
              <ChangeFields
                form={form}
                change={fields.set}
                problem={problem}
                one={one}
                classes={classes}
                date={date}
                today={today}
              />
            </>
          ) : (
            <p>{words.noDates}</p>
          )}
        </div>
        <div className={styles.reason}>
          <TextField
            label={words.reason}
            optional={words.reasonHint}
            name="reason"
            value={form.reason}
            autoComplete="off"
            onChange={({ target }) => fields.set({ reason: target.value })}
            error={problem?.field === 'reason' ? problem.text : undefined}
          />
        </div>
        <ClassHistory one={one} now={now} />
        <div className={classNames(frame.acts, styles.acts)}>
          <Problem error={publish.error ?? withdraw.error} />
          {isPublished ? (
            <Button variant="link" busy={withdraw.isPending && words.undoing} onClick={undo}>
              {words.undo}
            </Button>
          ) : (
            date && (
              <Button type="submit" variant="primary" busy={publish.isPending && words.publishing}>
                {words.publish}
              </Button>
            )
          )}
        </div>
      </form>
    </Sheet>
  );
}

/** How far away a date is, and whether the class has a change on it. */
function dateNote(date: IsoDate, one: OfficeClass, today: IsoDate) {
  const isChanged = one.changes.some((change) => change.date === date);
  return (
    <>
      {distanceText(date, today)}{' '}
      {isChanged && <span className={styles.changed}>{words.isChanged}</span>}
    </>
  );
}

/** At most so many earlier changes are shown. */
const MOST_SHOWN = 5;

/** Earlier changes of a class, the newest first, with those that were replaced or undone. */
function ClassHistory({ one, now }: { one: OfficeClass; now: Instant }) {
  if (one.history.length === 0) return null;
  const newest = one.history.slice(-MOST_SHOWN).reverse();
  return (
    <section className={styles.history}>
      <h3>{classesPage.history.title}</h3>
      <ul>
        {newest.map((entry) => (
          <li key={`${entry.at} ${entry.what}`}>
            <span>{historyText(entry)}</span>{' '}
            <span>{`${colleagueName(entry.by)}, ${dayAndHour(entry.at, now)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function historyText({ what, change }: ClassHistoryEntry): string {
  const day = change ? `${shortDay(change.date)}: ` : '';
  if (what === 'removed') return `${day}${classesPage.history.removed}.`;
  if (what === 'open' || what === 'few' || what === 'full') {
    return `${classesPage.placesLabel}: ${classesPage.places[what].toLowerCase()}.`;
  }
  return `${day}${words.kinds[what].toLowerCase()}.`;
}
