import { html } from 'hono/html';
import { button, facts, heading, page, paragraph, subheading } from './layout.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import { colomboTime, fullName, topic } from './words.ts';

export interface HeldOne {
  sent: Sent;
  /** The signals that led to the hold, as words. */
  reasons: string;
  links?: StaffLinks;
}

/** What was held and nobody has been thanked for: a person decides, and nothing is lost. */
export async function digestMail(held: readonly HeldOne[]): Promise<MailMessage> {
  const count = held.length === 1 ? '1 message was held' : `${held.length} messages were held`;
  const title = `${count}: please look through`;
  const intro =
    'They look like advertisements, or came in great numbers, so nobody was thanked for them. If one is from a family, press Not spam: it is then mailed to you like any other, and the visitor is thanked.';
  return {
    subject: title,
    text: [
      `${count}. ${intro}`,
      ...held.flatMap((one) => [
        '',
        `${one.sent.reference}  ${fullName(one.sent)}, ${one.sent.fields.email}`,
        `Came: ${colomboTime(one.sent.receivedAt)}`,
        `About: ${topic(one.sent)}`,
        ...(one.sent.kind === 'enquiry' ? [`Says: ${excerpt(one.sent.fields.message)}`] : []),
        `Held for: ${one.reasons}`,
        ...(one.links?.notSpam ? [`Not spam: ${one.links.notSpam}`] : []),
      ]),
    ].join('\n'),
    html: await page(
      title,
      intro,
      html`${heading(count)}
${paragraph(intro)}
${held.map(
  (one) => html`${subheading(`${one.sent.reference} · ${fullName(one.sent)}`)}
${facts([
  ['E-mail', one.sent.fields.email],
  ['Came', colomboTime(one.sent.receivedAt)],
  ['About', topic(one.sent)],
  ...(one.sent.kind === 'enquiry'
    ? [['Says', excerpt(one.sent.fields.message)] satisfies [string, string]]
    : []),
  ['Held for', one.reasons],
])}
<p style="margin:12px 0 0;">${one.links?.notSpam ? button(one.links.notSpam, 'Not spam') : ''}</p>`,
)}`,
    ),
  };
}

function excerpt(text: string): string {
  return text.length > 240 ? `${text.slice(0, 240).toWellFormed()}…` : text;
}
