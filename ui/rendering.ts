import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** Does some work once the result of a tap or a key is on the screen. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Whether the page has hydrated; app/site.tsx provides it. */
export const Hydrated = createContext(false);

/** False while the page is being prerendered and hydrated, true from then on. */
export function useHydrated(): boolean {
  return useContext(Hydrated);
}

/** Whether all of the page may be rendered; see app/chrome/page-sections.tsx. */
export const FullyRendered = createContext(true);

/** False in the first frame after a link has changed the page: what is out of view can wait. */
export function useFullyRendered(): boolean {
  return useContext(FullyRendered);
}

/** The width of a phone, also of a large one in landscape. */
const PHONE = '(max-width: 44rem)';

/**
 * The part of a list in the page's first section to render: on a phone, in the first frame after a
 * link has changed the page, the `count` items that its first screen shows; otherwise all.
 */
export function useFirstScreenOf<Item>(list: readonly Item[], count: number): readonly Item[] {
  return useFullyRendered() || !matchMedia(PHONE).matches ? list : list.slice(0, count);
}

/**
 * Makes the browser lay out what `content-visibility: hidden` hides, as soon as it is idle: the tap
 * that shows it then only has to paint (docs/decisions/website.md). Safari lays out with the tap.
 *
 * @returns a ref for the box that may be hidden; its content is its last child
 */
export function useLayoutAhead<Box extends Element>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const hydrated = useHydrated();
  const fullyRendered = useFullyRendered();
  const made = hydrated && fullyRendered;
  useEffect(() => {
    // Measuring an element makes the browser lay out its box; one box at a time, so that a tap in
    // between is handled.
    if (made && 'requestIdleCallback' in window)
      requestIdleCallback(() => box.current?.lastElementChild?.getBoundingClientRect());
  }, [made]);
  return box;
}
