import { type RefObject, useEffect } from 'react';
import { whenIdle, whenLoaded } from '#app/browser/when-idle.ts';

/**
 * Has the browser lay out what `content-visibility: hidden` keeps off the screen, once the page has
 * loaded and nothing else is to be done: the tap that shows it then waits for the painting alone.
 * Most of what a tap on a slow phone takes is layout (docs/performance.md).
 *
 * @param parent its children are what may be off the screen
 * @param ready whether they are all made
 */
export function useLayoutAhead(parent: RefObject<Element | null>, ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    return whenLoaded(() => {
      // Each by itself: a tap may come in between.
      // To be asked where a thing is, the browser has to lay out what holds it.
      for (const child of parent.current?.children ?? [])
        whenIdle(() => child.lastElementChild?.getBoundingClientRect());
    });
  }, [parent, ready]);
}
