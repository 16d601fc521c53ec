import { html } from 'hono/html';
import { enquiryLabels as label } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { emailFact, factLines, factRows, phoneFacts } from './contact-lines.ts';
import { facts, heading, lead, page, paragraph, subheading } from './layout.ts';
import type { MailMessage, SentEnquiry, StaffNotes } from './message.ts';
import { actionsMarkup, actionsNote, actionsText, notThankedNote } from './staff-actions.ts';
import { sentence, truncated } from './words.ts';

/**
 * An enquiry, for the school's own mailbox: first what the office does next, then the rest of what
 * was sent, in the form's order.
 */
export async function enquiryStaff(
  sent: SentEnquiry,
  notes: StaffNotes = {},
): Promise<MailMessage> {
  const { name, email, subject, message } = sent.fields;
  const { links, heldFor } = notes;
  const title = `${sent.reference} Enquiry: ${name} - ${subject}${heldFor ? ' (not acknowledged)' : ''}`;
  const phones = phoneFacts(sent);
  const call = phones.length > 0 ? [] : ['No phone number was given: answer by e-mail.'];
  const remarks = [
    ...(heldFor ? [notThankedNote(sent.reference, heldFor, links)] : []),
    `${sentence(`Enquiry ${sent.reference}, came ${momentText(sent.receivedAt)}`)} The page promised an answer within 24 hours. Reply to this mail to write to them.`,
    actionsNote(links),
  ].filter((remark) => remark !== undefined);
  const rest = [emailFact(label.email, email)];
  return {
    subject: title,
    replyTo: { name, address: email },
    text: [
      name,
      subject,
      '',
      ...call,
      ...factLines(phones),
      ...actionsText(links),
      '',
      ...remarks,
      '',
      ...factLines(rest),
      '',
      `${label.message}:`,
      message,
    ].join('\n'),
    html: await page(
      title,
      truncated(message, 120),
      html`${heading(name)}
${lead(subject)}
${call.map(paragraph)}${facts(factRows(phones))}
${actionsMarkup(links)}
${remarks.map(paragraph)}
${facts(factRows(rest))}
${subheading(label.message)}
<p style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word;">${message}</p>`,
    ),
  };
}
