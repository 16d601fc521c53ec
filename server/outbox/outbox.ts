import type { OutboxRow, Store } from '#server/store/tables.ts';
import type { NotSent, Refusal } from './outcome.ts';

/** What a delivery tells of its progress, and is told. */
export interface Handover {
  /** Aborts when the mail is given up. */
  signal: AbortSignal;
  /** To be called once the mail server has the whole mail and only its answer is missing. */
  handedOver: () => void;
}

/** What delivering works with. */
export interface OutboxDeps {
  store: Store;
  /** Milliseconds since 1970. */
  clock: () => number;
  /**
   * Sends one mail; resolves once the mail server has taken it (undefined) or refused it, or there
   * is nothing to send. Rejects when neither is known, and when the signal aborts.
   */
  deliver: (row: OutboxRow, handover: Handover) => Promise<Refusal | NotSent | undefined>;
  /** How many are sent at the same time. */
  concurrency: number;
  log: (event: { event: string; [field: string]: unknown }) => void;
}
