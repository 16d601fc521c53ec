import type { ComponentProps, ReactNode } from 'react';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { plannerRows } from '#rules/timetable/planner-rows.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './class-card.module.css';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from './class-note.tsx';

interface ClassCardProps {
  slot: SchoolClass;
  /** Alone, under its day in a strip, or in a planner, as high as its duration. */
  look?: 'wide' | 'strip' | 'planner';
  /** The card's title: a programme page names the topic. */
  title?: string;
  /** Where the card is not under its day. */
  showDay?: boolean;
  /** Who teaches it, where the page names the teacher. */
  teacher?: ReactNode;
  /** Places the card. */
  className?: string;
}

/** A class as a card in its subject's colour: what, when and where. */
export function ClassCard({
  slot,
  look = 'wide',
  title = slot.subject,
  showDay = false,
  teacher,
  className,
  children,
  ...rest
}: ClassCardProps & { children?: ReactNode } & Omit<ComponentProps<'div'>, 'slot' | 'title'>) {
  const { colour, level, day, time } = slot;
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
      {...plannerRows(slot)}
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

/** The same with the link that registers for it, or for its waiting list once it is full. */
export function RegisterClassCard({
  action = 'Register',
  ...words
}: ClassCardProps & { action?: 'Register' | 'Register Now' }) {
  return (
    <ClassCard {...words}>
      <ClassRegisterLink plain slot={words.slot} action={action} />
    </ClassCard>
  );
}
