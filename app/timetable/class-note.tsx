import type { SchoolClass } from '#rules/timetable/classes.ts';
import styles from './class-note.module.css';
import { ClosureNote, useClosure } from './no-class.tsx';
import { useTodaysNews } from './todays-changes.ts';

/** The attributes that cross out the time of a class which does not meet as the timetable says. */
export function useTimeAttributes(slot: SchoolClass) {
  const closure = useClosure(slot);
  const kind = useTodaysNews()?.notes.get(slot.id)?.kind;
  return {
    'data-closed': closure || kind === 'cancelled' ? '' : undefined,
    'data-moved': !closure && kind === 'moved' ? '' : undefined,
  };
}

/** Whether no more students are taken than the class has. */
export function useIsFull(slot: SchoolClass): boolean {
  return useTodaysNews()?.full.has(slot.id) ?? false;
}

/**
 * Where a class is held. In the same place, on one line, it says what is different; the whole
 * sentence opens over the page, so that nothing moves.
 */
export function RoomOrNote({ slot }: { slot: SchoolClass }) {
  const note = useTodaysNews()?.notes.get(slot.id);
  // A note of a change tells of the closure too.
  if (useClosure(slot) && !note?.text) return <ClosureNote slot={slot} />;
  if (!note) return slot.room;
  const { kind, short, later, text } = note;
  if (!text) return <span className={styles.places}>{short}</span>;
  return (
    <details className={styles.note} data-kind={kind}>
      <summary>
        <span>{short} </span>
        <span>{later}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}
