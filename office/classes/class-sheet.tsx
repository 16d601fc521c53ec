import { useEffect, useRef, useState } from 'react';
import { classesPage } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { usePutUp, useTakeDown } from '../api/classes.ts';
import type { OfficeClass } from '../api/timetable.ts';
import { announce } from '../chrome/announce.ts';
import { sentenceFor } from '../chrome/sentence.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { ChangeFields } from './change-fields.tsx';
import { changeOf, type Problem, problemOf } from './change-form.ts';
import { ClassHistory } from './class-history.tsx';
import styles from './class-sheet.module.css';
import { farWord, longDay, shortDay } from './date-words.ts';
import { GroupActs } from './group-acts.tsx';
import { GroupWords } from './group-words.tsx';
import { Pieces } from './pieces.tsx';
import { PlacesChoice } from './places-choice.tsx';
import { Sheet } from './sheet.tsx';
import { useChangeForm } from './use-change-form.ts';

const words = classesPage.sheet;

/** A class that was tapped: its places, and what changes on one of its next days. */
export function ClassSheet({
  one,
  asked,
  email,
  now,
  close,
}: {
  one: OfficeClass;
  /** The day that was tapped, when it was one. */
  asked: string | null;
  email: string;
  now: Instant;
  close: () => void;
}) {
  const today = colomboDate(now);
  const { dates, date, chooseDate, change, form, isTouched, set, forget } = useChangeForm(
    one,
    asked,
    email,
    today,
  );
  const putUp = usePutUp();
  const takeDown = useTakeDown();
  const [problem, setProblem] = useState<Problem>();
  const [sentence, setSentence] = useState<string>();
  const text = useRef<HTMLParagraphElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const isJustUp = useRef(false);
  const isUp = change !== undefined && !isTouched;

  useEffect(() => {
    // What was pressed is gone: the words' own button is next.
    if (!isUp || !isJustUp.current) return;
    isJustUp.current = false;
    copy.current?.focus({ preventScroll: true });
    copy.current?.closest('dialog')?.scrollTo(0, 0);
  });

  const submit = () => {
    if (!date || putUp.isPending) return;
    const found = problemOf(form, one, date);
    setProblem(found);
    setSentence(undefined);
    if (found) return;
    putUp.mutate(changeOf(form, one, date), {
      onSuccess: () => {
        isJustUp.current = true;
        forget();
        announce(words.saidUp(one.subject, longDay(date)));
      },
      onError: (error) => setSentence(sentenceFor(error)),
    });
  };

  const undo = () => {
    if (!change) return;
    setSentence(undefined);
    takeDown.mutate(change.id, {
      onSuccess: () => {
        forget();
        announce(words.undone(one.subject, longDay(change.date)));
        document.querySelector<HTMLElement>('[data-sheet-title]')?.focus();
      },
      onError: (error) => setSentence(sentenceFor(error)),
    });
  };

  return (
    <Sheet one={one} close={close}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {change && (
          <div className={styles.words}>
            <GroupWords change={change} isTouched={isTouched} now={now} ref={text} />
          </div>
        )}
        <div className={styles.fields}>
          <PlacesChoice one={one} />
          {date ? (
            <>
              <Pieces
                label={words.whichDay}
                areDates
                pieces={dates.map((value) => ({
                  value,
                  name: <DateName date={value} one={one} today={today} />,
                }))}
                value={date}
                choose={(day) => {
                  setProblem(undefined);
                  setSentence(undefined);
                  chooseDate(day);
                }}
              />
              <ChangeFields form={form} change={set} problem={problem} date={date} today={today} />
            </>
          ) : (
            <p>{words.noDates}</p>
          )}
        </div>
        <div className={styles.reason}>
          <TextField
            label={
              <>
                {words.reason} <span className={styles.hint}>{words.reasonHint}</span>
              </>
            }
            value={form.reason}
            autoComplete="off"
            onChange={({ target }) => set({ reason: target.value })}
            error={problem?.field === 'reason' ? problem.text : undefined}
          />
        </div>
        <ClassHistory one={one} now={now} />
        <div className={styles.acts}>
          <p className={styles.problem} role="alert">
            {sentence}
          </p>
          {isUp ? (
            <GroupActs
              message={change.message}
              text={text}
              copy={copy}
              isUndoing={takeDown.isPending}
              undo={undo}
              complain={setSentence}
            />
          ) : (
            date && (
              <Button type="submit" look="go" busy={putUp.isPending && words.puttingUp}>
                {words.putUp}
              </Button>
            )
          )}
        </div>
      </form>
    </Sheet>
  );
}

/** '23 Nov', and how far off that is, or that it is changed. */
function DateName({ date, one, today }: { date: IsoDate; one: OfficeClass; today: IsoDate }) {
  const isChanged = one.changes.some((change) => change.date === date);
  return (
    <>
      <b>{shortDay(date)}</b>
      <span>{farWord(date, today)}</span>
      {isChanged && <span className={styles.changed}>{words.isChanged}</span>}
    </>
  );
}
