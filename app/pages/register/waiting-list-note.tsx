import { useLocation } from 'react-router';
import { useTodaysNews } from '#app/timetable/todays-changes.ts';
import { waitingListNote as words } from '#content/forms/registration.ts';
import { readChoice } from '#rules/timetable/choice.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { useHydrated } from '#ui/rendering.ts';
import { TopNotice } from '#ui/top-notice.tsx';

/**
 * The note about a full class: the registration is put on its waiting list. A class that has room
 * again needs no note.
 */
export function WaitingListNote() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const choice = hydrated ? readChoice(new URLSearchParams(search)) : undefined;
  return choice?.classes.length ? <FullClassNote classes={choice.classes} /> : null;
}

/** Asks only for an address that names classes. */
function FullClassNote({ classes }: { classes: readonly SchoolClass[] }) {
  const news = useTodaysNews();
  const full = classes.find(({ id }) => news?.full.has(id));
  if (!full) return null;
  return (
    <TopNotice
      line={`${full.subject}, ${full.day} ${full.time}, ${words.isFull} ${words.meaning}`}
    />
  );
}
