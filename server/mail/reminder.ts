import { html } from 'hono/html';
import { emailMarkup, phoneMarkup } from './contact-lines.ts';
import { button, facts, heading, page, paragraph, subheading } from './layout.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import { colomboTime, fullName, topic } from './words.ts';

export interface WaitingOne {
  sent: Sent;
  links?: StaffLinks;
}

/** Who was promised a call within 24 hours and has waited for 20 of them. */
export async function reminderMail(waiting: readonly WaitingOne[]): Promise<MailMessage> {
  const count =
    waiting.length === 1 ? '1 family is waiting' : `${waiting.length} families are waiting`;
  const title = `${count} for a call: the 24 hours are nearly over`;
  const intro = `The site promises an answer within 24 hours. ${waiting.length === 1 ? 'This one' : 'These'} came 20 hours ago or more, and nobody has marked a call.`;
  return {
    subject: title,
    text: [
      intro,
      ...waiting.flatMap(({ sent, links }) => [
        '',
        `${sent.reference}  ${fullName(sent)}`,
        `Phone: ${phoneOf(sent)}`,
        `E-mail: ${sent.fields.email}`,
        `About: ${topic(sent)}`,
        `Came: ${colomboTime(sent.receivedAt)}`,
        ...(links?.called ? [`Called: ${links.called}`] : []),
      ]),
    ].join('\n'),
    html: await page(
      title,
      intro,
      html`${heading(`${count} for a call`)}
${paragraph(intro)}
${waiting.map(
  ({ sent, links }) => html`${subheading(`${sent.reference} · ${fullName(sent)}`)}
${facts([
  ['Phone', sent.fields.phone ? phoneMarkup(sent.fields.phone, sent.phoneE164) : '(none given)'],
  ...(sent.kind === 'registration'
    ? [
        [
          `Parent or guardian, ${sent.fields.parentName}`,
          phoneMarkup(sent.fields.parentPhone, sent.guardianPhoneE164),
        ] satisfies [string, ReturnType<typeof phoneMarkup>],
      ]
    : []),
  ['E-mail', emailMarkup(sent.fields.email)],
  ['About', topic(sent)],
  ['Came', colomboTime(sent.receivedAt)],
])}
<p style="margin:12px 0 0;">${links?.called ? button(links.called, 'Called') : ''}</p>`,
)}`,
    ),
  };
}

function phoneOf({ kind, fields }: Sent): string {
  if (kind === 'enquiry') return fields.phone || '(none given)';
  return `${fields.phone}, ${fields.parentName}: ${fields.parentPhone}`;
}
