import { createContext, useContext } from 'react';

/** Whether all of the page may be made; see app/chrome/page-sections.tsx. */
export const FullyRendered = createContext(true);

/** False in the first frame of a page that a link has changed to: what is not seen can wait. */
export function useFullyRendered(): boolean {
  return useContext(FullyRendered);
}
