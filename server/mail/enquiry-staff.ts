import { html } from 'hono/html';
import { enquiryLabels as label } from '#payloads/names.ts';
import { emailMarkup, phoneMarkup } from './contact-lines.ts';
import { facts, heading, page, paragraph, subheading } from './layout.ts';
import type { MailMessage, SentEnquiry, StaffLinks } from './message.ts';
import { actionsMarkup, actionsText } from './staff-actions.ts';
import { colomboTime } from './words.ts';

/** An enquiry, for the school's own mailbox: all that was sent, ready to be answered. */
export async function enquiryStaff(sent: SentEnquiry, links?: StaffLinks): Promise<MailMessage> {
  const { name, email, phone, subject, message } = sent.fields;
  const title = `${sent.reference} Enquiry: ${name} - ${subject}`;
  const came = colomboTime(sent.receivedAt);
  const promise =
    'The page promised an answer within 24 hours. Reply to this mail to write to them.';
  return {
    subject: title,
    replyTo: { name, address: email },
    text: [
      `Enquiry ${sent.reference}`,
      `Came ${came}. ${promise}`,
      '',
      `${label.name}: ${name}`,
      `${label.email}: ${email}`,
      `${label.phone}: ${phone || '(none given)'}`,
      `${label.subject}: ${subject}`,
      '',
      `${label.message}:`,
      message,
      '',
      ...actionsText(links),
    ].join('\n'),
    html: await page(
      title,
      message.slice(0, 120),
      html`${heading(subject)}
${paragraph(`Enquiry ${sent.reference}, came ${came}. ${promise}`)}
${facts([
  [label.name, name],
  [label.email, emailMarkup(email)],
  [label.phone, phone ? phoneMarkup(phone, sent.phoneE164) : '(none given)'],
])}
${subheading(label.message)}
<p style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word;">${message}</p>
${actionsMarkup(links)}`,
    ),
  };
}
