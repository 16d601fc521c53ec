import type { Address, MailMessage } from './message.ts';

/** The school's side of every mail. */
export interface MailSettings {
  /** MAIL_FROM: the header's From and the envelope's sender. */
  from: Address;
}

/** A mail on its way: what nodemailer is given for both transports. */
export function envelope(message: MailMessage, to: string, id: string, from: Address) {
  return {
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // Always records, never text: a comma or bracket in a name cannot become an address.
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
