import { classesPage } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type ChangeKind, changeKinds } from '#payloads/today.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { listed } from '../format/words.ts';
import type { OfficeClass } from '../model/types.ts';
import { Pieces } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { TimeField } from '../ui/time-field.tsx';
import { type ChangeForm, clashesOf, type FieldProblem } from './change-form.ts';
import styles from './class-sheet.module.css';

const words = classesPage.sheet;

/** What changes, the fields that it needs, and a warning about other classes at that time. */
export function ChangeFields({
  form,
  change,
  problem,
  one,
  classes,
  date,
  today,
}: {
  form: ChangeForm;
  change: (fields: Partial<ChangeForm>) => void;
  problem: FieldProblem | undefined;
  one: OfficeClass;
  classes: readonly OfficeClass[];
  date: IsoDate;
  today: IsoDate;
}) {
  const { kind, start, end, toDate, room } = form;
  const errorIn = (field: FieldProblem['field']) =>
    problem?.field === field ? problem.text : undefined;
  const isElsewhere = toDate !== '';
  const { sameRoom, sameTime } = clashesOf(form, one, date, classes);
  return (
    <>
      <Pieces
        label={words.what}
        pieces={kindsOn(date, today).map((value) => ({ value, name: words.kinds[value] }))}
        value={kind}
        choose={(value) => change({ kind: value })}
        error={errorIn('kind')}
      />
      {kind === 'moved' && (
        <div className={classNames(frame.pair, styles.hours)}>
          <TimeField
            label={words.from}
            name="start"
            value={start}
            onChange={({ target }) => change({ start: target.value })}
            error={errorIn('start')}
          />
          <TimeField
            label={words.to}
            name="end"
            value={end}
            onChange={({ target }) => change({ end: target.value })}
          />
          {isElsewhere ? (
            <TextField
              label={words.toDate}
              name="toDate"
              type="date"
              min={today}
              autoFocus={toDate === 'ask'}
              value={toDate === 'ask' ? '' : toDate}
              onChange={({ target }) => change({ toDate: target.value || 'ask' })}
              error={errorIn('toDate')}
            />
          ) : (
            <Button variant="link" size="small" onClick={() => change({ toDate: 'ask' })}>
              {words.anotherDay}
            </Button>
          )}
        </div>
      )}
      {(kind === 'moved' || kind === 'room') && (
        <TextField
          label={kind === 'room' ? words.room : words.roomToo}
          name="room"
          value={room}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => change({ room: target.value })}
          error={errorIn('room')}
        />
      )}
      <div role="status" className={frame.warning}>
        {sameRoom.length > 0 && <p>{words.sameRoom(listed(sameRoom))}</p>}
        {sameTime.length > 0 && <p>{words.sameTime(listed(sameTime))}</p>}
      </div>
    </>
  );
}

/** A class whose usual day is in the past was moved: its room belongs to the move. */
function kindsOn(date: IsoDate, today: IsoDate): readonly ChangeKind[] {
  return date < today ? changeKinds.filter((kind) => kind !== 'room') : changeKinds;
}
