import type { ComponentProps, ReactNode } from 'react';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { halfHoursOf } from '#rules/timetable/planner-rows.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './class-card.module.css';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from './class-note.tsx';

/**
 * A class as a card in its subject's colour: what, when and where, and its `children`, otherwise the
 * link that registers for it or for its waiting list.
 */
export function ClassCard({
  slot,
  look = 'wide',
  title = slot.subject,
  showDay = false,
  teacher,
  action,
  className,
  children = <ClassRegisterLink plain slot={slot} action={action} />,
  ...rest
}: {
  slot: SchoolClass;
  /** Alone, under its day in a strip, or in a planner, as high as its duration. */
  look?: 'wide' | 'strip' | 'planner';
  /** The card's title: a programme page names the topic. */
  title?: string;
  /** Where the card is not under its day. */
  showDay?: boolean;
  /** Who teaches it, where the page names the teacher. */
  teacher?: ReactNode;
  /** What the link reads. */
  action?: 'Register Now';
} & Omit<ComponentProps<'div'>, 'slot' | 'title'>) {
  const { colour, level, day, time } = slot;
  const { first, count } = halfHoursOf(slot);
  return (
    <div
      className={classNames(
        'spine',
        styles.card,
        look === 'wide' ? styles.wide : styles.day,
        look === 'planner' && styles.low,
        className,
      )}
      data-subject={colour}
      data-level={level}
      data-row={first}
      data-rows={count}
      {...useTimeAttributes(slot)}
      {...rest}
    >
      <b>{title}</b>
      <time>{showDay ? `${day}, ${time}` : time}</time>
      <RoomOrNote className={classNames(styles.room, styles.place)} slot={slot} />
      {teacher && <span className={styles.room}>{teacher}</span>}
      {children}
    </div>
  );
}
