import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { followDays, Today } from '#app/browser/use-today.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { Hydrated } from '#ui/rendering.ts';

/**
 * Provides what the build cannot know: that the scripts run, and today's date. A transition, so
 * that the page responds to taps during that second rendering; an external store would make React
 * do it in one piece.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [today, setToday] = useState<Instant>();
  const hydrated = today !== undefined;
  useEffect(() => followDays((day) => startTransition(() => setToday(day))), []);
  useEffect(() => {
    // For the script that delays taps until the page can handle them, and for the journeys.
    if (hydrated) document.documentElement.dataset.hydrated = '';
  }, [hydrated]);
  return (
    <Hydrated value={hydrated}>
      <Today value={today}>{children}</Today>
    </Hydrated>
  );
}
