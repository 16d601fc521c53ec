import type { Registration } from '#payloads/form-fields.ts';
import { loadData, removeData, saveData } from './stored-data.ts';

/** What the thank-you view shows of a registration that the school has. */
export interface Receipt {
  reference: string;
  /** When this browser, or the server, received it, in milliseconds since 1970. */
  receivedAt: number;
  /** Absent on the page of a form posted without scripts an hour ago. */
  sent?: Registration;
}

/** Keeps the receipt for as long as its tab is open, so that it outlives a reload. */
export function saveReceipt(sent: Registration, reference: string): Receipt {
  saveData('receipt', 'registration', { reference, sent });
  return { reference, receivedAt: Date.now(), sent };
}

/** The receipt of the last registration in this tab, if its form was not begun again since. */
export function loadReceipt(): Receipt | undefined {
  const kept = loadData<Omit<Receipt, 'receivedAt'>>('receipt', 'registration');
  return kept && { ...kept.value, receivedAt: kept.savedAt };
}

/** Forgets it: another registration begins. */
export function removeReceipt(): void {
  removeData('receipt', 'registration');
}
