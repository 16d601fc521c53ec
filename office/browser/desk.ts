import { useSyncExternalStore } from 'react';

/** The width of `--desk` (app/styles/media.css) on a screen. */
const desk = matchMedia('(min-width: 70rem)');

/** Whether the screen is as wide as a desk's: for what has another order there. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => desk.matches);
}

function subscribe(changed: () => void) {
  desk.addEventListener('change', changed);
  return () => desk.removeEventListener('change', changed);
}
