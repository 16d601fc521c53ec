import { classesPage } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type ChangeKind, changeKinds } from '#payloads/today.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './change-fields.module.css';
import type { ChangeForm, Problem } from './change-form.ts';
import { Pieces } from './pieces.tsx';

const words = classesPage.sheet;

/** What changes, and the fields that this needs. */
export function ChangeFields({
  form,
  change,
  problem,
  date,
  today,
}: {
  form: ChangeForm;
  change: (fields: Partial<ChangeForm>) => void;
  problem: Problem | undefined;
  date: IsoDate;
  today: IsoDate;
}) {
  const { kind, start, end, toDate, room } = form;
  const errorIn = (field: Problem['field']) =>
    problem?.field === field ? problem.text : undefined;
  const isElsewhere = toDate !== '';
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
        <div className={styles.hours}>
          <TextField
            label={words.from}
            type="time"
            step={300}
            value={start}
            onChange={({ target }) => change({ start: target.value })}
            error={errorIn('start')}
          />
          <TextField
            label={words.to}
            type="time"
            step={300}
            value={end}
            onChange={({ target }) => change({ end: target.value })}
          />
          {isElsewhere ? (
            <TextField
              label={words.toDate}
              type="date"
              min={today}
              autoFocus={toDate === 'ask'}
              value={toDate === 'ask' ? '' : toDate}
              onChange={({ target }) => change({ toDate: target.value || 'ask' })}
              error={errorIn('toDate')}
            />
          ) : (
            <Button look="quiet" small onClick={() => change({ toDate: 'ask' })}>
              {words.anotherDay}
            </Button>
          )}
        </div>
      )}
      {(kind === 'moved' || kind === 'room') && (
        <TextField
          label={kind === 'room' ? words.room : words.roomToo}
          value={room}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => change({ room: target.value })}
          error={errorIn('room')}
        />
      )}
    </>
  );
}

/** A class whose own day is over was moved: where it meets now belongs to the move. */
function kindsOn(date: IsoDate, today: IsoDate): readonly ChangeKind[] {
  return date < today ? changeKinds.filter((kind) => kind !== 'room') : changeKinds;
}
