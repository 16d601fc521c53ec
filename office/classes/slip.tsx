import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { classListWords } from '#content/office/class-list-texts.ts';
import { classesPage as words } from '#content/office/classes-texts.ts';
import { classChangeWords } from '#content/teaching/class-texts.ts';
import { timeRange } from '#content/teaching/times.ts';
import { type NextMeeting, noClassShort, noClassText } from '#rules/calendar/closed-days.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import { meetsOn } from '#rules/timetable/changes.ts';
import { halfHoursOf, type Stretch } from '#rules/timetable/planner-rows.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import { useNow } from '../browser/now.ts';
import { nearText } from '../format/office-dates.ts';
import type { OfficeChange, OfficeClass } from '../model/types.ts';
import boxes from '../ui/boxes.module.css';
import rowLink from '../ui/row-link.module.css';
import { PlacesMark } from './places.tsx';
import styles from './slip.module.css';
import { colourOf, type MovedSlot, type Slot, stretchOf, usual } from './week-of.ts';

/** The id of a class's button, which gets the focus back. */
export function slipId(id: string): string {
  return `class-${id}`;
}

/** A class of the week: a press opens its change, its numbers open its list. */
export function Slip({ slot, open }: { slot: Slot; open: (id: string) => void }) {
  const { one, change, closed } = slot;
  const today = colomboDate(useNow());
  const begins =
    one.startsOn &&
    `${classChangeWords.startsOn} ${dayFrom(today, one.startsOn, { weekday: false })}`;
  const { start, end } = usual(one);
  const time = timeRange(start, end);
  const isRoomChanged = change?.room != null && change.kind !== 'cancelled';
  return (
    <div
      className={classNames('spine', styles.slip, closed && styles.closed)}
      style={rowStyle(slot)}
      {...colourOf(one)}
    >
      <button
        type="button"
        id={slipId(one.id)}
        className={classNames(styles.what, rowLink.whole)}
        onClick={() => open(one.id)}
      >
        <VisuallyHidden>Change </VisuallyHidden>
        <b>{one.subject}</b>
        {!change && !closed && <span className={styles.time}>{time}</span>}
        {closed && <Closed meeting={closed} time={time} />}
        {change && <Changed slot={slot} change={change} time={time} />}
        {!isRoomChanged && change?.kind !== 'cancelled' && !closed && (
          <span className={styles.room}>{begins || one.room}</span>
        )}
      </button>
      {one.saidYes > 0 && <mark className={styles.yes}>{`${one.saidYes} said yes`}</mark>}
      <Link to={`/classes/${one.id}`} className={styles.seats}>
        <VisuallyHidden>{`${one.subject}, ${words.places[one.places]}: `}</VisuallyHidden>
        <span aria-hidden="true">
          <PlacesMark places={one.places} />
        </span>
        <span>{seatsText(one)}</span>
      </Link>
    </div>
  );
}

/** '12 of 25, 4 waiting' */
function seatsText({ placed, seats, waiting }: OfficeClass): string {
  const taken = `${placed} of ${seats}`;
  return waiting > 0 ? `${taken}, ${classListWords.waitingCount(waiting)}` : taken;
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
      className={classNames(boxes.dashed, styles.oldPlace)}
      data-other-day={change.toDate ? '' : undefined}
      style={rowStyle(place)}
      aria-hidden="true"
    >
      <b>{one.subject}</b>
      <s>{timeRange(start, end)}</s>
    </div>
  );
}

/** A class's half hours, as data for the style. */
export function rowStyle(stretch: Stretch): CSSProperties {
  const { first, count } = halfHoursOf(stretch);
  return { '--r': first, '--n': count } as CSSProperties;
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
          {isMovedChange && toDate ? `moved to ${shortDayFrom(today, toDate)}` : near}
        </span>
      </span>
      {isMovedChange && room && <span className={styles.room}>{room}</span>}
    </>
  );
}
