import type { MailMessage } from './message.ts';

/** Sends one mail, or throws; the same id again is the same mail. */
export interface Transport {
  send: (mail: {
    message: MailMessage;
    to: string;
    /** The outbox row's id; becomes the Message-ID. */
    id: string;
    signal: AbortSignal;
  }) => Promise<void>;
  close: () => void;
}

/** The recipient's server refused this mail for good. */
export class RefusedForGood extends Error {}
