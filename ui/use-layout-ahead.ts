import { type RefObject, useEffect, useRef } from 'react';
import { useFullyRendered } from './fully-rendered.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Has the browser lay out what `content-visibility: hidden` keeps off the screen, as soon as it has
 * nothing else to do: the tap that shows it then waits for the painting alone. Styles and layout are
 * almost half of what it takes (docs/decisions/website.md). Safari does not say
 * when it is idle, and lays out with the tap.
 *
 * @returns for the box that may be off the screen; what is in it stands in its last child
 */
export function useLayoutAhead<Box extends Element>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const hydrated = useHydrated();
  const fullyRendered = useFullyRendered();
  const made = hydrated && fullyRendered;
  useEffect(() => {
    // Asked where a thing is, the browser lays out what holds it; one box at a time, since a tap may
    // come in between.
    if (made && 'requestIdleCallback' in window)
      requestIdleCallback(() => box.current?.lastElementChild?.getBoundingClientRect());
  }, [made]);
  return box;
}
