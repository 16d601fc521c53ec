import { createContext, useContext } from 'react';

/** Whether all of the page may be made; see app/chrome/page-sections.tsx. */
export const WholePage = createContext(true);

/** False in the first frame of a page that a link has changed to: what is not seen can wait. */
export function useWholePage(): boolean {
  return useContext(WholePage);
}
