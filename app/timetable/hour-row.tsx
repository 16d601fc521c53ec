import type { ReactNode } from 'react';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from './class-note.tsx';
import styles from './hour-row.module.css';

/**
 * A class as one row that registers: its day and hours, what is different about it, and the link.
 *
 * @param small what the list does not say of it: another subject, or the teacher
 * @param showRoom whether the room is shown while nothing is different
 */
export function HourRow({
  slot,
  small,
  showRoom = false,
}: {
  slot: SchoolClass;
  small?: ReactNode;
  showRoom?: boolean;
}) {
  return (
    <li className={styles.hour} {...useTimeAttributes(slot)}>
      <span>
        <b>{slot.day}</b> <time>{slot.time}</time>
        {small && <small className="quiet">{small}</small>}
        <RoomOrNote className="quiet" slot={slot} noRoom={!showRoom} />
      </span>
      <ClassRegisterLink className={styles.register} slot={slot} plain />
    </li>
  );
}
