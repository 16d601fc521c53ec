import { readStored, type Stored } from '#app/browser/call-function.ts';
import { loadData, saveData } from '#app/browser/stored-data.ts';
import type { FreeTime } from '#payloads/envelope.ts';
import type { RegistrationDraft } from '#payloads/read-form.ts';
import { readStoredRegistration } from './form-values.ts';

/** What the thank-you view shows of a registration that the school has. */
export interface Receipt {
  reference: string;
  /** The address of the family's own page. */
  link?: string | undefined;
  /** The next free times for the assessment, which can be chosen there. */
  times?: readonly FreeTime[];
  /** The names of the classes that were full: it is on their waiting lists. */
  waitingFor?: readonly string[];
  /** When this browser, or the server, received it, in milliseconds since 1970. */
  receivedAt: number;
  /** Absent on the page of a form posted without scripts an hour ago. */
  sent?: RegistrationDraft;
}

/** A receipt with what was sent. */
export type FullReceipt = Receipt & { sent: RegistrationDraft };

/** Stores the receipt for as long as its tab is open, so that it survives a reload. */
export function saveReceipt(sent: object, stored: Stored): FullReceipt {
  const receipt = { ...readStored(stored), sent: readStoredRegistration(sent) };
  saveData('receipt', 'registration', receipt);
  return { ...receipt, receivedAt: Date.now() };
}

/** The receipt of this tab's last registration. */
export function loadReceipt(): FullReceipt | undefined {
  const stored = loadData('receipt', 'registration', readReceipt);
  return stored && { ...stored.value, receivedAt: stored.savedAt };
}

/** An earlier version may have stored it, without fields that this one has. */
function readReceipt(receipt: Partial<Receipt>) {
  const { reference, sent } = receipt;
  if (typeof reference !== 'string' || typeof sent !== 'object') return undefined;
  return { ...readStored(receipt), sent: readStoredRegistration(sent ?? {}) };
}
