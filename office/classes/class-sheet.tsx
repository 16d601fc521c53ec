import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { classesPage } from '#content/office/classes-texts.ts';
import { messageWords } from '#content/office/message-texts.ts';
import { listed } from '#content/sentence.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import { actionLinkClass } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { ifDone } from '../api/client.ts';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { CopyButton } from '../chrome/copy-button.tsx';
import { Problem } from '../chrome/failed.tsx';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { dayAndHour, distanceText, longDay } from '../format/office-dates.ts';
import { classDetails, colleagueName, countsOf } from '../format/words.ts';
import type { ClassHistoryEntry, OfficeChange, OfficeClass } from '../model/types.ts';
import boxes from '../ui/boxes.module.css';
import layout from '../ui/layout.module.css';
import { Done } from '../ui/notice.tsx';
import { Pieces, piecesOf } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { TimeField } from '../ui/time-field.tsx';
import { type ChangeForm, clashesOf, formOf, readChange } from './change-form.ts';
import styles from './class-sheet.module.css';
import { Message } from './group-message.tsx';
import { PlacesChoice } from './places.tsx';
import { slipId } from './slip.tsx';
import { changesAhead, colourOf } from './week-of.ts';

const words = classesPage.sheet;

/** One class: its places, and a change on one of its next days. */
export function ClassSheet({
  one,
  inForce,
  asked,
  tell,
  close,
}: {
  one: OfficeClass;
  /** Its changes with the closures. */
  inForce: readonly OfficeChange[];
  /** The day that was tapped, if any. */
  asked: string | null;
  /** Opens the message to the families who are placed in the class. */
  tell: (text: string) => void;
  close: () => void;
}) {
  const now = useNow();
  const today = colomboDate(now);
  const { classes = [] } = useQuery(queries.classes).data ?? {};
  const changing = useChangeForm(one, inForce, asked, today);
  const { dates, date, change, isTouched } = changing;
  const isPublished = change !== undefined && !isTouched;
  const copyButton = useRef<HTMLButtonElement>(null);
  const publish = useMutation(mutations.publishChange);
  const withdraw = useMutation(mutations.withdrawChange);
  const form = useForm(
    changing,
    (fields) =>
      date && !isPublished
        ? { ...readChange(fields, one, date), was: change?.id ?? null }
        : undefined,
    publish,
    (sent, _reply, isUnchanged) => {
      announce(`Published: ${one.subject}, ${longDay(sent.date, today)}.`);
      if (!isUnchanged) return;
      // The pressed button is gone: the next one copies the message.
      requestAnimationFrame(() => {
        copyButton.current?.focus({ preventScroll: true });
        copyButton.current?.closest('dialog')?.scrollTo(0, 0);
      });
    },
  );
  const { fields, field } = form;
  /** The message about the change, or about the one that was just undone. */
  const message = change?.message ?? withdraw.data?.message;

  const reset = () => {
    form.setIsChecked(false);
    publish.reset();
    withdraw.reset();
  };
  const undo = () => {
    if (!change) return;
    reset();
    const onSuccess = () => {
      announce(`Undone: ${one.subject} on ${longDay(change.date, today)} is as on the timetable.`);
      document.querySelector<HTMLElement>('[data-sheet-title]')?.focus();
    };
    ifDone(withdraw.mutateAsync(change.id, { onSuccess }), form.remove);
  };

  return (
    <Sheet
      title={one.subject}
      lead={classDetails(one)}
      head={colourOf(one)}
      opener={slipId(one.id)}
      close={close}
    >
      <form
        className={classNames(frame.body, styles.body)}
        noValidate
        onSubmit={(event) => {
          if (!isPublished) withdraw.reset();
          form.submit(event);
        }}
      >
        {message && (
          <div className={classNames(layout.stack, styles.words)}>
            <Done title={change ? words.published : 'Undone.'}>
              {change && (
                <span>{`${colleagueName(change.by)}, ${dayAndHour(change.at, now)}`}</span>
              )}
            </Done>
            {change && isTouched && <p className={boxes.edged}>{words.notPublished}</p>}
            <Message label="Message for the WhatsApp group" message={message}>
              {isTouched && <CopyButton message={message} />}
              {one.placed > 0 && (
                <Button onClick={() => tell(message)}>{messageWords.tell(one.placed)}</Button>
              )}
            </Message>
          </div>
        )}
        <div className={classNames(frame.fields, styles.fields)}>
          <PlacesChoice one={one} />
          <Link className={actionLinkClass} to={`/classes/${one.id}`}>
            Open the class list <span>{`(${countsOf(one)})`}</span>
          </Link>
          {dates.length === 0 && <p>This class does not meet in the coming weeks.</p>}
          <div role="status">
            {dates.length > 0 && changing.chosen && !date && (
              <p className={boxes.edged}>{words.dayGone(longDay(changing.chosen, today))}</p>
            )}
          </div>
          {dates.length > 0 && (
            <Pieces
              label="Which day"
              areDates
              pieces={dates.map((value) => ({
                value,
                name: shortDayFrom(today, value),
                note: dateNote(value, one, today),
              }))}
              value={date ?? ''}
              choose={(day) => {
                reset();
                changing.chooseDate(day);
              }}
            />
          )}
          {date && (
            <>
              <Pieces
                label="What changes"
                pieces={piecesOf(words.kinds)}
                {...form.choice('kind')}
              />
              {fields.kind === 'moved' && (
                <div className={classNames(frame.pair, styles.hours)}>
                  <TimeField label="From" {...field('start')} />
                  <TimeField label="To" {...field('end')} />
                  {fields.toDate === '' ? (
                    <Button variant="link" size="small" onClick={() => form.set({ toDate: 'ask' })}>
                      On another day
                    </Button>
                  ) : (
                    <TextField
                      label="Day"
                      type="date"
                      min={today}
                      autoFocus={fields.toDate === 'ask'}
                      {...field('toDate')}
                      value={fields.toDate === 'ask' ? '' : fields.toDate}
                      onChange={({ target }) => form.set({ toDate: target.value || 'ask' })}
                    />
                  )}
                </div>
              )}
              {(fields.kind === 'moved' || fields.kind === 'room') && (
                <TextField
                  label={fields.kind === 'room' ? 'Room' : 'Room, if it changes too'}
                  maxLength={60}
                  autoComplete="off"
                  {...field('room')}
                />
              )}
              <Clashes {...clashesOf(fields, one, date, classes)} />
            </>
          )}
        </div>
        <div className={classNames(frame.fields, styles.side)}>
          <TextField
            label={words.reason}
            optional="(optional, families see it)"
            autoComplete="off"
            {...field('reason')}
          />
          <ClassHistory one={one} />
          <div className={frame.acts}>
            <Problem error={publish.error ?? withdraw.error} />
            {message && !isTouched && (
              <CopyButton message={message} ref={copyButton} variant="primary" />
            )}
            {isPublished ? (
              <Button variant="link" busy={withdraw.isPending && 'Undoing …'} onClick={undo}>
                {words.undo}
              </Button>
            ) : (
              date && (
                <Button
                  type="submit"
                  // One orange button: after an undo its message comes first.
                  variant={message && !isTouched ? 'outline' : 'primary'}
                  busy={publish.isPending && 'Publishing …'}
                >
                  {change ? 'Publish in its place' : words.publish}
                </Button>
              )
            )}
          </div>
        </div>
      </form>
    </Sheet>
  );
}

/**
 * The chosen day of a class and the form for it. What was typed is stored until it is published,
 * also if the sheet is closed, another day is chosen or the session expires.
 *
 * @param asked the day in the address
 */
function useChangeForm(
  one: OfficeClass,
  inForce: readonly OfficeChange[],
  asked: string | null,
  today: IsoDate,
) {
  const dates = datesOf(one, today);
  const draft = useFormDraft(`change ${one.id}`, {
    date: '' as IsoDate | '',
    typed: undefined as ChangeForm | undefined,
  });
  const [chosen, setChosen] = useState(
    () => dates.find((date) => date === asked) ?? (draft.fields.date || dates[0]),
  );
  /** Undefined once a colleague has closed it, or it is over: no other day is chosen for the person. */
  const date = dates.find((each) => each === chosen);
  const change = one.changes.find((each) => each.date === date);
  // On a day that is closed since, the class is not held.
  const held = inForce.find(({ id }) => id === change?.id);
  const shown = formOf(one, held ?? (change && { ...change, kind: 'cancelled' }));
  const form = (draft.fields.date === chosen && draft.fields.typed) || shown;
  const isTouched = JSON.stringify(form) !== JSON.stringify(shown);
  return {
    dates,
    chosen,
    date,
    change,
    fields: form,
    isTouched,
    set: (fields: Partial<ChangeForm>) =>
      draft.set({ date: chosen, typed: { ...form, ...fields } }),
    remove: draft.remove,
    chooseDate: (day: IsoDate) => {
      setChosen(day);
      // What was typed for one day is moved to another, unless that day has a change of its own.
      const isFree = !one.changes.some((each) => each.date === day);
      if (isTouched && !change && isFree) draft.set({ date: day, typed: form });
    },
  };
}

/** The class's next days, and the days with a change. */
function datesOf(one: OfficeClass, today: IsoDate): IsoDate[] {
  const changed = changesAhead(one, today).map(({ date }) => date);
  return [...new Set([...changed, ...one.dates])].sort();
}

/** A warning about other classes at the time of a change. */
function Clashes({ isOwnDay, sameRoom, sameTime }: ReturnType<typeof clashesOf>) {
  return (
    <div role="status">
      {isOwnDay && (
        <p className={boxes.edged}>
          This class meets on that day already. It will then meet twice.
        </p>
      )}
      {sameRoom.length > 0 && <p className={boxes.edged}>{words.sameRoom(listed(sameRoom))}</p>}
      {sameTime.length > 0 && <p className={boxes.edged}>{words.sameTime(listed(sameTime))}</p>}
    </div>
  );
}

/** How far away a date is, and whether the class has a change on it. */
function dateNote(date: IsoDate, one: OfficeClass, today: IsoDate) {
  const isChanged = one.changes.some((change) => change.date === date);
  return (
    <>
      {distanceText(date, today)} {isChanged && <mark className={styles.changed}>changed</mark>}
    </>
  );
}

/** At most so many earlier changes are shown. */
const MOST_SHOWN = 5;

/** Earlier changes of a class, the newest first, with those that were replaced or undone. */
function ClassHistory({ one }: { one: OfficeClass }) {
  const now = useNow();
  if (one.history.length === 0) return null;
  const newest = one.history.slice(-MOST_SHOWN).reverse();
  return (
    <section className={styles.history}>
      <h3>Earlier changes</h3>
      <ul>
        {newest.map((entry) => (
          <li key={`${entry.at} ${entry.what}`}>
            {historyText(entry, colomboDate(now))}
            <small>{`${colleagueName(entry.by)}, ${dayAndHour(entry.at, now)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function historyText({ what, change }: ClassHistoryEntry, today: IsoDate): string {
  const day = change ? `${shortDayFrom(today, change.date)}: ` : '';
  if (what === 'removed') return `${day}${classesPage.history.removed}.`;
  if (what === 'open' || what === 'few' || what === 'full') {
    return `${classesPage.placesLabel}: ${classesPage.places[what].toLowerCase()}.`;
  }
  return `${day}${words.kinds[what].toLowerCase()}.`;
}
