import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classListWords } from '#content/office/class-list.ts';
import { classesPage } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levels } from '#content/teaching/levels.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { timeRange } from '#rules/calendar/times.ts';
import { actionLinkClass } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { usePublishChange, useWithdrawChange } from '../api/classes.ts';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import { dayAndHour, distanceText, longDay, shortDay } from '../format/date-words.ts';
import { colleagueName } from '../format/words.ts';
import type { ClassHistoryEntry, OfficeClass } from '../model/types.ts';
import { Pieces } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { ChangeFields } from './change-fields.tsx';
import { changeOf, type FieldProblem, problemOf, useChangeForm } from './change-form.ts';
import styles from './class-sheet.module.css';
import { GroupMessage } from './group-message.tsx';
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
  const { dates, date, chooseDate, change, form, isTouched, set, remove } = fields;
  const publish = usePublishChange();
  const withdraw = useWithdrawChange();
  const [problem, setProblem] = useState<FieldProblem>();
  /** The message after an undo. */
  const [undone, setUndone] = useState<string>();
  const body = useRef<HTMLFormElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const isJustPublished = useRef(false);
  const isPublished = change !== undefined && !isTouched;

  useEffect(() => {
    // The pressed button is gone: the next one copies the message.
    if (!isPublished || !isJustPublished.current) return;
    isJustPublished.current = false;
    copyButton.current?.focus({ preventScroll: true });
    copyButton.current?.closest('dialog')?.scrollTo(0, 0);
  });

  const reset = () => {
    setProblem(undefined);
    publish.reset();
    withdraw.reset();
    setUndone(undefined);
  };
  const submit = () => {
    if (!date || publish.isPending) return;
    reset();
    const found = problemOf(form, one, date);
    setProblem(found);
    if (found) {
      // Once it is marked.
      requestAnimationFrame(() =>
        body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
      return;
    }
    publish.mutate(changeOf(form, one, date), {
      onSuccess: () => {
        isJustPublished.current = true;
        remove(form);
        announce(words.announcePublished(one.subject, longDay(date)));
      },
    });
  };
  const undo = () => {
    if (!change) return;
    reset();
    withdraw.mutate(change.id, {
      onSuccess: ({ message }) => {
        remove(form);
        setUndone(message);
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
      <form
        ref={body}
        className={classNames(frame.body, styles.body)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {(change || undone) && (
          <div className={styles.words}>
            {change ? (
              <GroupMessage
                title={words.published}
                by={`${colleagueName(change.by)}, ${dayAndHour(change.at, now)}`}
                message={change.message}
                isTouched={isTouched}
                copyButton={copyButton}
              />
            ) : (
              <GroupMessage
                title={words.undoneTitle}
                message={undone ?? ''}
                isTouched={false}
                copyButton={copyButton}
              />
            )}
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
                  reset();
                  chooseDate(day);
                }}
              />
              <ChangeFields
                form={form}
                change={set}
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
            onChange={({ target }) => set({ reason: target.value })}
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
