import { classesPage as words } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { timeRange } from '#rules/calendar/times.ts';
import { meetsOn } from '#rules/timetable/changes.ts';
import type { OfficeChange } from '../api/timetable.ts';
import { nearWord, shortDay } from './date-words.ts';
import styles from './slip.module.css';
import { type Slot, stretchOf } from './week-of.ts';

/** On a class's block: what is different, with the old one struck through. */
export function Changed({
  slot: { one, isMoved },
  change,
  time,
  today,
}: {
  slot: Slot;
  change: OfficeChange;
  /** Its usual time, in words. */
  time: string;
  today: IsoDate;
}) {
  const { kind, date, toDate, room } = change;
  const near = nearWord(kind === 'cancelled' ? meetsOn(change) : date, today);
  if (kind === 'cancelled') {
    return (
      <>
        <s className={styles.time}>{time}</s>
        <span className={styles.changed}>
          <b>{words.noClass}</b>
          {near}
        </span>
      </>
    );
  }
  if (kind === 'room') {
    return (
      <>
        <span className={styles.time}>{time}</span>
        <span className={styles.changed}>
          <s>{one.room}</s>
          <b>{room}</b>
          {near}
        </span>
      </>
    );
  }
  const stretch = stretchOf(change);
  return (
    <>
      <span className={styles.changed}>
        <s className={styles.clock}>{time}</s>
        <b className={styles.clock}>{stretch && timeRange(stretch.start, stretch.end)}</b>
        {/* On desks a class at its new place needs no more words: notes name the day. */}
        <span className={isMoved ? styles.near : undefined}>
          {toDate ? words.movedTo(shortDay(toDate)) : near}
        </span>
      </span>
      {room && <span className={styles.room}>{room}</span>}
    </>
  );
}
