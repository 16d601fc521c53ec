import type { MailMessage } from './message.ts';

/** Sends one mail, or throws; the same id again is the same mail. */
export interface Transport {
  /** @throws MailRefused when the mail server has refused it, else whatever went wrong */
  send: (mail: {
    message: MailMessage;
    to: string;
    /** The outbox row's id; becomes the Message-ID. */
    id: string;
    signal: AbortSignal;
    /** Called once the mail server has the whole mail and only its answer is missing. */
    handedOver?: () => void;
  }) => Promise<void>;
  close: () => void;
}

/**
 * 'unknown-address': nobody has the address. 'refused': by a rule or a limit, which may pass.
 * 'deferred': the server asks to try this recipient again later.
 */
export type RefusalKind = 'unknown-address' | 'refused' | 'deferred';

/** The recipient's server answered that it does not take this mail; `message` is its reply. */
export class MailRefused extends Error {
  readonly kind: RefusalKind;
  constructor(kind: RefusalKind, reply: string) {
    super(reply);
    this.kind = kind;
  }
}
