import type { ComponentProps, ReactNode } from 'react';
import type { SchoolClass } from '#rules/classes.ts';
import { registerLinkOf } from '#rules/register-link.ts';
import { Place, useGreyed } from './no-class.tsx';
import { plannerRows } from './planner-rows.ts';

interface SlipWords {
  slot: SchoolClass;
  /** What the slip is headed by: a programme page names the topic. */
  title?: string;
  /** Where the slip does not hang under its day. */
  showDay?: boolean;
}

/** A class on the wall: a slip in its subject's colour that says what, when and where. */
export function Slip({
  slot,
  title = slot.subject,
  showDay = false,
  children,
  ...rest
}: SlipWords & { children?: ReactNode } & Omit<ComponentProps<'div'>, 'slot' | 'title'>) {
  const { colour, level, day, time } = slot;
  return (
    <div
      className="slip"
      data-subject={colour}
      data-level={level}
      {...plannerRows(slot)}
      {...useGreyed(slot)}
      {...rest}
    >
      <b>{title}</b>
      <time>{showDay ? `${day}, ${time}` : time}</time>
      <span className="rm">
        <Place slot={slot} />
      </span>
      {children}
    </div>
  );
}

/** The same with the link that registers for it. */
export function ClassSlip({
  action = 'Register',
  ...words
}: SlipWords & { action?: 'Register' | 'Register Now' }) {
  const { slot } = words;
  return (
    <Slip {...words}>
      <a href={registerLinkOf(slot)}>
        {action}
        <span className="sr">
          {' '}
          for {slot.subject}, {slot.day}
        </span>
      </a>
    </Slip>
  );
}
