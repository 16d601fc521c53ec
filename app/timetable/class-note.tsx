import { useToday } from '#app/browser/use-today.ts';
import { placesWords } from '#content/teaching/class-texts.ts';
import { nextMeeting, noClassShort, noClassText } from '#rules/calendar/closed-days.ts';
import { startOf } from '#rules/calendar/colombo.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import styles from './class-note.module.css';
import { useTodaysNews } from './todays-changes.ts';

/**
 * Attributes that cross out the time of a class that does not meet as usual, and hide a class that
 * has ended since the page was built, without moving the others.
 */
export function useTimeAttributes(slot: SchoolClass) {
  const closure = useClosure(slot);
  const kind = useTodaysNews()?.notes.get(slot.id)?.kind;
  return {
    'data-closed': closure || kind === 'cancelled' ? '' : undefined,
    'data-moved': !closure && kind === 'moved' ? '' : undefined,
    style: useIsOver(slot) ? ({ visibility: 'hidden' } as const) : undefined,
  };
}

/** Whether a class's last day is over. */
export function useIsOver({ endsOn }: SchoolClass): boolean {
  const today = useToday();
  return !!today && !!endsOn && startOf(endsOn) < today;
}

/** 'from 12 January', until that day. */
export function useStart({ notBegun }: SchoolClass): string | undefined {
  const today = useToday() ?? 0;
  return notBegun && today < notBegun.until ? notBegun.text : undefined;
}

/** The text of a class whose next day is closed; undefined if it is held. */
function useClosure(slot: SchoolClass) {
  const today = useToday();
  const closures = useTodaysNews()?.closures;
  const start = useStart(slot);
  if (today === undefined || start) return undefined;
  const next = nextMeeting(slot, today, closures);
  return next.closure && { short: noClassShort(next), text: noClassText(next) };
}

/**
 * Where a class is held, or in the same place what is different, on one line. The whole sentence
 * opens over the page, so that nothing moves.
 */
export function RoomOrNote({ slot, className }: { slot: SchoolClass; className?: string }) {
  return (
    <span className={classNames(styles.place, className)}>
      <Place slot={slot} />
    </span>
  );
}

function Place({ slot }: { slot: SchoolClass }) {
  const closure = useClosure(slot);
  const start = useStart(slot);
  const note = useTodaysNews()?.notes.get(slot.id);
  // The text of a change names the closure too.
  if (closure && !note?.text)
    return (
      <>
        <span aria-hidden="true">{closure.short}</span>
        <VisuallyHidden>{closure.text}</VisuallyHidden>
      </>
    );
  if (!note || (start && !note.text)) return start ?? slot.room;
  const { short, text } = note;
  if (!text) return <span className={styles.places}>{short}</span>;
  return (
    <details className={styles.note}>
      <summary>{short}</summary>
      <p>{text}</p>
    </details>
  );
}

/**
 * The link that registers for a class, or for its waiting list once it is full.
 *
 * @param plain without the look of a link on the page, for a card whose whole surface it is
 */
export function ClassRegisterLink({
  slot,
  action = 'Register',
  plain = false,
  className,
}: {
  slot: SchoolClass;
  action?: string | undefined;
  plain?: boolean;
  className?: string;
}) {
  const full = useTodaysNews()?.full.has(slot.id) ?? false;
  const Link = plain ? 'a' : ActionLink;
  return (
    <Link className={className} href={classRegisterLink(slot)} data-waiting={full ? '' : undefined}>
      {full ? placesWords.waitingList : action}
      <VisuallyHidden>
        {' '}
        for {slot.subject}, {slot.day}
      </VisuallyHidden>
    </Link>
  );
}
