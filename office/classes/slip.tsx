import { Pencil } from 'lucide';
import type { CSSProperties } from 'react';
import { classesPage as words } from '#content/office/classes-texts.ts';
import { type NextMeeting, noClassShort, noClassText } from '#rules/calendar/closed-days.ts';
import { colomboDate, shortDateText } from '#rules/calendar/colombo.ts';
import { timeRange } from '#rules/calendar/times.ts';
import { meetsOn, startText } from '#rules/timetable/changes.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import { useNow } from '../browser/now.ts';
import { nearText } from '../format/office-dates.ts';
import { countsOf } from '../format/words.ts';
import type { OfficeChange } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { PlacesMark } from './places.tsx';
import styles from './slip.module.css';
import {
  colourOf,
  type MovedSlot,
  rowsOf,
  type Slot,
  type Stretch,
  stretchOf,
  usual,
} from './week-of.ts';

/** The id of a class's button, which gets the focus back. */
export function slipId(id: string): string {
  return `class-${id}`;
}

/** A class of the week: a tap opens its sheet. */
export function Slip({ slot, open }: { slot: Slot; open: (id: string) => void }) {
  const { one, change, closed } = slot;
  const { start, end } = usual(one);
  const time = timeRange(start, end);
  const isRoomChanged = change?.room != null && change.kind !== 'cancelled';
  return (
    <button
      type="button"
      id={slipId(one.id)}
      className={classNames('spine', styles.slip, closed && styles.closed)}
      style={rowStyle(slot)}
      onClick={() => open(one.id)}
      {...colourOf(one)}
    >
      <span className={styles.what}>
        <VisuallyHidden>{words.change} </VisuallyHidden>
        <b>{one.subject}</b>
        {!change && !closed && <span className={styles.time}>{time}</span>}
        {closed && <Closed meeting={closed} time={time} />}
        {change && <Changed slot={slot} change={change} time={time} />}
        {!isRoomChanged && change?.kind !== 'cancelled' && !closed && (
          <span className={styles.room}>{one.startsOn ? startText(one.startsOn) : one.room}</span>
        )}
        <PlacesMark places={one.places} className={styles.places} />
        <span className={styles.room}>{countsOf(one)}</span>
      </span>
      <span className={styles.pen} aria-hidden="true">
        <IconLabel of={Pencil}>{words.change}</IconLabel>
      </span>
    </button>
  );
}

/** On a day without classes: the site's text instead of the room. */
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

/** The usual place of a moved class. */
export function OldPlaceMark({ place }: { place: MovedSlot }) {
  const { one, start, end, change } = place;
  return (
    <div
      className={styles.oldPlace}
      data-other-day={change.toDate ? '' : undefined}
      style={rowStyle(place)}
      aria-hidden="true"
    >
      <b>{one.subject}</b>
      <s>{timeRange(start, end)}</s>
    </div>
  );
}

/** The rows of the planner, as data for the style. */
function rowStyle(stretch: Stretch): CSSProperties {
  const { row, rows } = rowsOf(stretch);
  return { '--r': row, '--n': rows } as CSSProperties;
}

/** The change on a class's block, with the old value struck through. */
function Changed({
  slot: { one, isMoved },
  change,
  time,
}: {
  slot: Slot;
  change: OfficeChange;
  /** Its usual time, in words. */
  time: string;
}) {
  const today = colomboDate(useNow());
  const { kind, date, toDate, room } = change;
  const isMovedChange = kind === 'moved';
  const stretch = stretchOf(change);
  const moved = stretch && timeRange(stretch.start, stretch.end);
  const near = nearText(kind === 'cancelled' ? meetsOn(change) : date, today);
  return (
    <>
      {kind === 'cancelled' && <s className={styles.time}>{time}</s>}
      {kind === 'room' && <span className={styles.time}>{time}</span>}
      <span className={styles.changed}>
        {kind !== 'cancelled' && <s>{isMovedChange ? time : one.room}</s>}
        <b>{{ cancelled: words.noClass, room, moved }[kind]}</b>
        {/* On desks a note has the day of a class at its new place. */}
        <span className={isMoved ? styles.near : undefined}>
          {isMovedChange && toDate ? words.movedTo(shortDateText(toDate)) : near}
        </span>
      </span>
      {isMovedChange && room && <span className={styles.room}>{room}</span>}
    </>
  );
}
