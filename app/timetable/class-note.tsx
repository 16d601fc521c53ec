import { useTodaysNews } from '#app/browser/use-today.ts';
import { placesWords } from '#content/teaching/class-texts.ts';
import type { ClassNote } from '#rules/timetable/class-notes.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import styles from './class-note.module.css';

/** What is different about a class in the next days; until the news are known, as the page was built. */
export function useClassNote({ id, notBegun }: SchoolClass): ClassNote {
  const news = useTodaysNews();
  if (news) return news.notes[id] ?? {};
  return notBegun ? { state: 'to-begin', short: notBegun.text } : {};
}

/**
 * Attributes that cross out the time of a class that does not meet as usual, and hide a class that
 * has ended since the page was built, without moving the others.
 */
export function useTimeAttributes(slot: SchoolClass) {
  const { state } = useClassNote(slot);
  return {
    'data-closed': state === 'not-held' ? '' : undefined,
    'data-moved': state === 'moved' ? '' : undefined,
    'data-ended': state === 'over' ? '' : undefined,
  };
}

/**
 * Where a class is held, or in the same place what is different, on one line. The whole sentence
 * opens over the page, so that nothing moves.
 */
export function RoomOrNote({
  slot,
  className,
  noRoom = false,
}: {
  slot: SchoolClass;
  className?: string;
  /** Where the room is not shown: then there may be nothing. */
  noRoom?: boolean;
}) {
  const { short, text, places } = useClassNote(slot);
  if (noRoom && !short && !places) return null;
  return (
    <span className={classNames(styles.place, className)}>
      {text ? (
        <details className={styles.note}>
          <summary>{short}</summary>
          <p>{text}</p>
        </details>
      ) : (
        // Elements of their own: a translator may have replaced their text.
        (short || !places) && <span key={short ?? 'room'}>{short ?? slot.room}</span>
      )}
      {places && (
        <span key={places} className={styles.places} data-places={places}>
          {placesWords[places]}
        </span>
      )}
    </span>
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
  const full = useClassNote(slot).places === 'full';
  const Link = plain ? 'a' : ActionLink;
  return (
    <Link className={className} href={classRegisterLink(slot)} data-waiting={full ? '' : undefined}>
      <RegisterWords slot={slot} action={action} />
      <VisuallyHidden>
        {' '}
        for {slot.subject}, {slot.day}
      </VisuallyHidden>
    </Link>
  );
}

/** What a link that registers for a class reads. */
export function RegisterWords({ slot, action }: { slot: SchoolClass; action: string }) {
  const words = useClassNote(slot).places === 'full' ? placesWords.waitingList : action;
  return <span key={words}>{words}</span>;
}
