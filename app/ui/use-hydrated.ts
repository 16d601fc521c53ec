import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is being prerendered and hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
