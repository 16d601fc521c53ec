import { page, paragraph } from '#server/mail/layout.ts';
import type { Transport } from '#server/mail/transport.ts';

/** Sends one mail to each of the school's mailboxes. Throws what the mail server said. */
export async function sendTestMail(transport: Transport, staff: readonly string[]): Promise<void> {
  const text = 'This mail was sent by `npm run staff -- test-mail`. If you read it, mail works.';
  const message = {
    subject: 'A test of the website’s mail',
    text,
    html: await page('A test of the website’s mail', text, paragraph(text)),
  };
  for (const to of staff) {
    const signal = AbortSignal.timeout(30_000);
    await transport.send({ message, to, id: crypto.randomUUID(), signal });
  }
}
