import { useSyncExternalStore } from 'react';

let announced = '';
const listeners = new Set<() => void>();

/** Has a screen reader read a text when it is idle. The same text again is read again. */
export function announce(text: string): void {
  announced = text === announced ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** The last text that was announced. */
export function useAnnouncement(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => announced,
  );
}
