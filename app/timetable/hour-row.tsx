import type { ReactNode } from 'react';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from './class-note.tsx';
import styles from './hour-row.module.css';

/**
 * A class as one row that registers: its day and hours, what is different about it, and the link.
 *
 * @param subject its name, where it is not that of the list
 * @param showRoom whether the room is shown while nothing is different
 */
export function HourRow({
  slot,
  subject,
  showRoom = false,
}: {
  slot: SchoolClass;
  subject?: ReactNode;
  showRoom?: boolean;
}) {
  return (
    <li className={styles.hour} {...useTimeAttributes(slot)}>
      <span>
        <b>{slot.day}</b> <time>{slot.time}</time>
        {subject && <small>{subject}</small>}
        <RoomOrNote slot={slot} noRoom={!showRoom} />
      </span>
      <ClassRegisterLink className={styles.register} slot={slot} plain />
    </li>
  );
}
