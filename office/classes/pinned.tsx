import { classesPage } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { placesWords } from '#content/teaching/places.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { timeRange, timeText } from '#rules/calendar/times.ts';
import { meetsOn } from '#rules/timetable/changes.ts';
import { classNames } from '#ui/class-names.ts';
import type { OfficeChange, OfficeClass } from '../api/timetable.ts';
import { dayAndHour } from '../clock/colombo-words.ts';
import { person } from '../submission/person.ts';
import { NoWrap } from '../ui/no-wrap.tsx';
import { longDay } from './date-words.ts';
import styles from './pinned.module.css';
import { changesAhead, stretchOf, usual } from './week-of.ts';

const words = classesPage.pins;

/** How many notes the free mornings hold. */
export const MORNING_NOTES = 3;

/** A change of a class, from today on. */
export interface Ahead {
  one: OfficeClass;
  change: OfficeChange;
}

/** The changes of these classes from today on, the next first. */
export function aheadOf(classes: readonly OfficeClass[], today: IsoDate): Ahead[] {
  return classes
    .flatMap((one) => changesAhead(one, today).map((change) => ({ one, change })))
    .sort((first, second) => (first.change.date < second.change.date ? -1 : 1));
}

/** What is changed from today on, pinned to the week, and how many classes are full. */
export function Pinned({
  ahead,
  classes,
  isOverWeek,
  today,
  now,
  open,
}: {
  ahead: readonly Ahead[];
  classes: readonly OfficeClass[];
  /** Into the free mornings; else below the week. */
  isOverWeek: boolean;
  today: IsoDate;
  now: Instant;
  open: (id: string, date: IsoDate) => void;
}) {
  const full = classes.filter(({ places }) => places === 'full').length;
  if (ahead.length === 0 && full === 0) return null;
  return (
    <ul
      className={classNames(styles.pinned, isOverWeek && styles.overWeek)}
      aria-label={words.ahead}
    >
      {ahead.map(({ one, change }) => (
        <li key={change.id} className={styles.note}>
          <span className={styles.when}>
            {dayOf(change) === today ? classesPage.today : longDay(dayOf(change))}
          </span>
          <button type="button" onClick={() => open(one.id, change.date)}>
            {titleOf(one, change)}
          </button>
          <p>
            <NoWrap>{textOf(one, change, now)}</NoWrap>
          </p>
        </li>
      ))}
      {full > 0 && (
        <li className={styles.note}>
          <span className={styles.when}>{classesPage.places.full}</span>
          <b>{words.full(full, classes.length)}</b>
          <p>{words.fullText(placesWords.waitingList)}</p>
        </li>
      )}
    </ul>
  );
}

/** The day of which the note tells: of a meeting that was moved and cancelled, where it would be. */
function dayOf(change: OfficeChange): IsoDate {
  return change.kind === 'cancelled' ? meetsOn(change) : change.date;
}

function titleOf({ subject }: OfficeClass, change: OfficeChange): string {
  if (change.kind === 'cancelled') return words.cancelled(subject);
  if (change.kind === 'room') return words.room(subject, change.room ?? '');
  const stretch = stretchOf(change);
  return words.moved(subject, stretch ? briefHour(stretch.start) : '');
}

/** 960 -> '4', 990 -> '4.30': nobody doubts the half of the day. */
function briefHour(minutes: number): string {
  return timeText(minutes)
    .replace(/ [ap]\.m\.$/, '')
    .replace('.00', '');
}

function textOf(
  one: OfficeClass,
  { kind, toDate, room, reason, by, at }: OfficeChange,
  now: Instant,
) {
  const { start, end } = usual(one);
  const parts = [
    kind === 'moved' && toDate && words.movedTo(longDay(toDate)),
    kind === 'moved' && words.instead(timeRange(start, end)),
    kind === 'moved' && room && `${room}.`,
    reason && (/[.!?]$/.test(reason) ? reason : `${reason}.`),
    words.by(person(by), dayAndHour(at, now)),
  ];
  // A time ends with a full stop of its own.
  return parts.filter(Boolean).join(' ').replaceAll('..', '.');
}
