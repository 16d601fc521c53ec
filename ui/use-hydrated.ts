import { createContext, useContext } from 'react';

/** Whether the page has hydrated, for all inside; what tells it is chrome/hydration.tsx. */
export const Hydrated = createContext(false);

/** False while the page is being prerendered and hydrated, true from then on. */
export function useHydrated(): boolean {
  return useContext(Hydrated);
}
