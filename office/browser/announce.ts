import { sharedValue } from './shared-value.ts';

const announced = sharedValue('');

/** Has a screen reader read a text when it is idle. The same text is read again, too. */
export function announce(text: string): void {
  announced.set(text === announced.get() ? `${text}\u00a0` : text);
}

/** The last text that was announced. */
export const useAnnouncement = announced.use;
