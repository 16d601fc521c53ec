import type { CSSProperties } from 'react';
import { classesPage as words } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type NextMeeting, noClassShort, noClassText } from '#rules/calendar/closures.ts';
import { timeRange } from '#rules/calendar/times.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Changed } from './changed.tsx';
import { lookOf } from './look.ts';
import { PlacesMark } from './places-mark.tsx';
import { rowsOf, type Stretch } from './planner.ts';
import styles from './slip.module.css';
import { type OldPlace, type Slot, usual } from './week-of.ts';

/** The id of a class's button, to which the focus returns. */
export function slipId(id: string): string {
  return `class-${id}`;
}

/** A class of the week: the whole block opens it. */
export function Slip({
  slot,
  today,
  open,
}: {
  slot: Slot;
  today: IsoDate;
  open: (id: string) => void;
}) {
  const { one, change, closed } = slot;
  const { start, end } = usual(one);
  const time = timeRange(start, end);
  const isRoomChanged = change?.room != null && change.kind !== 'cancelled';
  return (
    <button
      type="button"
      id={slipId(one.id)}
      className={classNames(styles.slip, closed && styles.closed)}
      style={rowStyle(slot)}
      onClick={() => open(one.id)}
      {...lookOf(one)}
    >
      <span className={styles.what}>
        <VisuallyHidden>{words.change} </VisuallyHidden>
        <b>{one.subject}</b>
        {!change && !closed && <span className={styles.time}>{time}</span>}
        {closed && <Closed meeting={closed} time={time} />}
        {change && <Changed slot={slot} change={change} time={time} today={today} />}
        {!isRoomChanged && change?.kind !== 'cancelled' && !closed && (
          <span className={styles.room}>{one.room}</span>
        )}
        <PlacesMark places={one.places} className={styles.places} />
      </span>
      <span className={styles.pen} aria-hidden="true">
        <Icon name="pencil" />
        <span>{words.change}</span>
      </span>
    </button>
  );
}

/** On a day without classes, where the room would stand: as the site says it. */
function Closed({ meeting, time }: { meeting: NextMeeting; time: string }) {
  return (
    <>
      <s className={styles.time}>{time}</s>
      <span className={styles.room}>
        <span aria-hidden="true">{noClassShort(meeting)}</span>
        <VisuallyHidden>{noClassText(meeting)}</VisuallyHidden>
      </span>
    </>
  );
}

/** Where a class would be that hangs elsewhere. */
export function OldPlaceMark({ place }: { place: OldPlace }) {
  const { one, start, end, change } = place;
  return (
    <div
      className={classNames(styles.oldPlace, change.toDate && styles.otherDay)}
      style={rowStyle(place)}
      aria-hidden="true"
    >
      <b>{one.subject}</b>
      <s>{timeRange(start, end)}</s>
    </div>
  );
}

/** Data, so no class can say it: which rows of the planner. */
function rowStyle(stretch: Stretch): CSSProperties {
  const { row, rows } = rowsOf(stretch);
  return { '--r': row, '--n': rows } as CSSProperties;
}
