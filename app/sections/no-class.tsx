import type { SchoolClass } from '#rules/classes.ts';
import { nextMeeting, noClassShort, noClassText } from '#rules/closures.ts';
import { useToday } from './use-today.ts';

/** What a class says that will not be held when it is due next; undefined when it will. */
function useNoClass(slot: SchoolClass) {
  const today = useToday();
  if (today === undefined) return undefined;
  const next = nextMeeting(slot, today);
  return next.closure && { short: noClassShort(next), text: noClassText(next) };
}

/** The attribute that greys a class, for the element that shows it. */
export function useGreyed(slot: SchoolClass) {
  return { 'data-off': useNoClass(slot) ? '' : undefined };
}

/** Where a class is held; in the same place it says when it will not be held next. */
export function Place({ slot }: { slot: SchoolClass }) {
  return useNoClass(slot) ? <NoClass slot={slot} /> : slot.room;
}

/** Says when a class will not be held next, and nothing otherwise. */
export function NoClass({ slot }: { slot: SchoolClass }) {
  const off = useNoClass(slot);
  return (
    off && (
      <>
        <span aria-hidden="true">{off.short}</span>
        <span className="sr">{off.text}</span>
      </>
    )
  );
}
