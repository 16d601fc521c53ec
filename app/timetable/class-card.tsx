import type { ComponentProps } from 'react';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { halfHoursOf, powersOfTwo } from '#rules/timetable/planner-rows.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './class-card.module.css';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from './class-note.tsx';

/**
 * A class as a card in its subject's colour: what, when and where, and its `children`, otherwise the
 * link that registers for it or for its waiting list.
 */
export function ClassCard({
  slot,
  look,
  action,
  children = <ClassRegisterLink plain slot={slot} action={action} />,
  ...rest
}: {
  slot: SchoolClass;
  /** Under its day in a strip, or in a planner, as high as its duration. */
  look: 'strip' | 'planner';
  /** What the link reads. */
  action?: 'Register Now';
} & Omit<ComponentProps<'div'>, 'slot'>) {
  const { colour, level, subject, time } = slot;
  const { first, count } = halfHoursOf(slot);
  return (
    <div
      className={classNames('spine', styles.card, look === 'planner' && styles.low)}
      data-subject={colour}
      data-level={level}
      data-row={powersOfTwo(first)}
      data-rows={powersOfTwo(count)}
      {...useTimeAttributes(slot)}
      {...rest}
    >
      <b>{subject}</b>
      <time>{time}</time>
      <RoomOrNote className={styles.room} slot={slot} />
      {children}
    </div>
  );
}
