import { useToday } from '#app/browser/use-today.ts';
import { nextMeeting, noClassShort, noClassText } from '#rules/calendar/closures.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** What a class says that will not be held when it is due next; undefined when it will. */
export function useClosure(slot: SchoolClass) {
  const today = useToday();
  if (today === undefined) return undefined;
  const next = nextMeeting(slot, today);
  return next.closure && { short: noClassShort(next), text: noClassText(next) };
}

/** The attribute that greys a class, for the element that shows it. */
export function useClosedAttribute(slot: SchoolClass) {
  return { 'data-closed': useClosure(slot) ? '' : undefined };
}

/** Says when a class will not be held next, and nothing otherwise. */
export function ClosureNote({ slot }: { slot: SchoolClass }) {
  const closure = useClosure(slot);
  return (
    closure && (
      <>
        <span aria-hidden="true">{closure.short}</span>
        <VisuallyHidden>{closure.text}</VisuallyHidden>
      </>
    )
  );
}
