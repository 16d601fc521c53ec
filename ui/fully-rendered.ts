import { createContext, useContext } from 'react';

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
