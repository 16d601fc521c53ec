import type { Rejection } from '#server/deps/server-deps.ts';
import type { MailMessage } from './message.ts';

export interface Address {
  name?: string;
  address: string;
}

/** Sends one mail; the same id means the same mail. */
export interface Transport {
  /**
   * @returns undefined when the mail server accepted the mail, otherwise its rejection
   * @throws on any other failure
   */
  send: (mail: {
    message: MailMessage;
    to: string;
    /** The outbox row's id; becomes the Message-ID. */
    id: string;
    signal: AbortSignal;
    /** Called once the mail server has the whole mail and only its reply is missing. */
    handedOver?: () => void;
  }) => Promise<Rejection | undefined>;
  close: () => void;
  /** Mails become files, because no mail server is set. */
  isFolder?: boolean;
}

/** A mail in nodemailer's terms, for both transports. */
export function envelope(message: MailMessage, to: string, id: string, from: Address) {
  return {
    ...message,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // Always objects, never text: a comma or bracket in a name cannot become an address.
    from: { name: from.name ?? '', address: from.address },
    to: { name: '', address: to },
    // Neither a family's nor a clerk's absence note answers: RFC 3834, and Exchange's own header.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
