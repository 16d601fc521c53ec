import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** Does some work once what a tap or a key has changed is on the screen. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Whether the page has hydrated, for all inside; what tells it is chrome/hydration.tsx. */
export const Hydrated = createContext(false);

/** False while the page is being prerendered and hydrated, true from then on. */
export function useHydrated(): boolean {
  return useContext(Hydrated);
}

/** Whether all of the page may be made; see app/chrome/page-sections.tsx. */
export const FullyRendered = createContext(true);

/** False in the first frame of a page that a link has changed to: what is not seen can wait. */
export function useFullyRendered(): boolean {
  return useContext(FullyRendered);
}

/** How wide a phone is, a large one held across included. */
const PHONE = '(max-width: 44rem)';

/**
 * What to make of a list in the page's first section: in the first frame of a page that a link has
 * changed to, on a phone, only what its first screen shows; else all of it.
 *
 * @param count how many a phone's first screen shows at most
 */
export function useFirstScreenOf<Item>(list: readonly Item[], count: number): readonly Item[] {
  return useFullyRendered() || !matchMedia(PHONE).matches ? list : list.slice(0, count);
}

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
