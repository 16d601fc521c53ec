import { page, paragraph } from './layout.ts';
import type { MailMessage } from './message.ts';

/** The mail that the server sends to itself each day, to see whether mail goes out and comes in. */
export async function selfCheckMail(): Promise<MailMessage> {
  const title = 'The website checks its own mail';
  const text =
    'The website sends this mail to itself once a day, to see whether mail goes out and bounces come in. It removes it where the mailbox lets it. Nobody needs to do anything.';
  return { subject: title, text, html: await page(title, text, paragraph(text)) };
}
