import { type RefObject, useEffect } from 'react';

/**
 * Has the browser lay out what `content-visibility: hidden` keeps off the screen, as soon as it has
 * nothing else to do: the tap that shows it then waits for the painting alone. Styles and layout are
 * almost half of what it takes (docs/decisions/2026-11-22-plain-prerender.md). Safari does not say
 * when it is idle, and lays out with the tap.
 *
 * @param parent its children are what may be off the screen
 * @param ready whether they are all made
 */
export function useLayoutAhead(parent: RefObject<Element | null>, ready: boolean): void {
  useEffect(() => {
    if (!ready || !('requestIdleCallback' in window)) return;
    // Asked where a thing is, the browser lays out what holds it; one panel at a time, since a tap
    // may come in between.
    for (const child of parent.current?.children ?? [])
      requestIdleCallback(() => child.lastElementChild?.getBoundingClientRect());
  }, [parent, ready]);
}
