import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { placesWords } from '#content/teaching/class-changes.ts';
import { registerLinkOf, waitingListLinkOf } from '#rules/pages/register-link.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { RoomOrNote, useIsFull, useTimeAttributes } from './class-note.tsx';
import { plannerRows } from './planner-rows.ts';

interface ClassCardProps {
  slot: SchoolClass;
  /** What the slip is headed by: a programme page names the topic. */
  title?: string;
  /** Where the slip does not hang under its day. */
  showDay?: boolean;
}

/** A class on the wall: a slip in its subject's colour that says what, when and where. */
export function ClassCard({
  slot,
  title = slot.subject,
  showDay = false,
  children,
  ...rest
}: ClassCardProps & { children?: ReactNode } & Omit<ComponentProps<'div'>, 'slot' | 'title'>) {
  const { colour, level, day, time } = slot;
  return (
    <div
      className="slip"
      data-subject={colour}
      data-level={level}
      {...plannerRows(slot)}
      {...useTimeAttributes(slot)}
      {...rest}
    >
      <b>{title}</b>
      <time>{showDay ? `${day}, ${time}` : time}</time>
      <span className="rm">
        <RoomOrNote slot={slot} />
      </span>
      {children}
    </div>
  );
}

/** The same with the link that registers for it, or for its waiting list once it is full. */
export function RegisterClassCard({
  action = 'Register',
  ...words
}: ClassCardProps & { action?: 'Register' | 'Register Now' }) {
  const { slot } = words;
  const full = useIsFull(slot);
  return (
    <ClassCard {...words}>
      <a
        href={full ? waitingListLinkOf(slot) : registerLinkOf(slot)}
        data-waiting={full ? '' : undefined}
      >
        {full ? placesWords.waitingList : action}
        <VisuallyHidden>
          {' '}
          for {slot.subject}, {slot.day}
        </VisuallyHidden>
      </a>
    </ClassCard>
  );
}
