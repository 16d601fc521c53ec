import { SiteLink } from '#app/ui/site-link.tsx';
import type { SchoolClass } from '#rules/classes.ts';
import { registerLinkOf } from '#rules/register-link.ts';
import { plannerRows } from './planner-rows.ts';

/** A class on the wall: a slip in its subject's colour, with the link that registers for it. */
export function ClassSlip({
  slot,
  title = slot.subject,
  showDay = false,
  action = 'Register',
}: {
  slot: SchoolClass;
  /** What the slip is headed by: a programme page names the topic. */
  title?: string;
  /** Where the slip does not hang under its day. */
  showDay?: boolean;
  action?: 'Register' | 'Register Now';
}) {
  const { subject, colour, level, day, time, room } = slot;
  return (
    <div className="slip" data-subject={colour} data-level={level} {...plannerRows(slot)}>
      <b>{title}</b>
      <time>{showDay ? `${day}, ${time}` : time}</time>
      <span className="rm">{room}</span>
      <SiteLink href={registerLinkOf(slot)}>
        {action}
        <span className="sr">
          {' '}
          for {subject}, {day}
        </span>
      </SiteLink>
    </div>
  );
}
