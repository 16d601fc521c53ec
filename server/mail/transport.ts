import type { Address, MailMessage } from './message.ts';

/** Sends one mail, or throws; the same id means the same mail. */
export interface Transport {
  /** @throws MailRefused when the mail server rejected it, or any other error */
  send: (mail: {
    message: MailMessage;
    to: string;
    /** The outbox row's id; becomes the Message-ID. */
    id: string;
    signal: AbortSignal;
    /** Called once the mail server has the whole mail and only its reply is missing. */
    handedOver?: () => void;
  }) => Promise<void>;
  close: () => void;
}

/**
 * 'unknown-address': no mailbox has the address. 'refused': by a rule or a limit, which may pass.
 * 'deferred': the server asks to retry this recipient later.
 */
export type RefusalKind = 'unknown-address' | 'refused' | 'deferred';

/** The recipient's server rejected this mail; `message` is its reply. */
export class MailRefused extends Error {
  readonly kind: RefusalKind;
  constructor(kind: RefusalKind, reply: string) {
    super(reply);
    this.kind = kind;
  }
}

/** A mail in nodemailer's terms, for both transports. */
export function envelope(message: MailMessage, to: string, id: string, from: Address) {
  return {
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // Always objects, never text: a comma or bracket in a name cannot become an address.
    from: { name: from.name ?? '', address: from.address },
    to: { name: '', address: to },
    ...(message.replyTo && {
      replyTo: { name: message.replyTo.name ?? '', address: message.replyTo.address },
    }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: message.attachments ?? [],
    ...(message.encoding && { textEncoding: message.encoding }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
