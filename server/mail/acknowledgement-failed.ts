import { html } from 'hono/html';
import { momentText } from '#rules/calendar/date-words.ts';
import { type Fact, factLines, factRows, phoneFacts } from './contact-lines.ts';
import { facts, heading, lead, page, paragraph } from './layout.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import { actionsMarkup, actionsText } from './staff-actions.ts';
import { fullName, sentence, topic } from './words.ts';

/** An acknowledgement that is given up. */
export interface FailedMail {
  recipient: string;
  /** What the mail server said, without addresses. */
  last_error: string | null;
}

/**
 * Tells the office that the thank-you for a submission could not be delivered, so that somebody
 * calls instead of waiting for an answer that cannot come.
 */
export async function acknowledgementFailed(
  sent: Sent,
  failed: readonly FailedMail[],
  links?: StaffLinks,
): Promise<MailMessage> {
  const phones = phoneFacts(sent);
  const failure = `The thank-you for ${sent.reference} could not be delivered`;
  const canCall = phones.length > 0;
  const what = `${failure}${canCall ? ': call this number.' : ', and no number was given.'}`;
  const remarks = [
    ...(canCall ? [] : ['Look whether the address below is mistyped, and write to the right one.']),
    sentence(`It came ${momentText(sent.receivedAt)}`),
  ];
  const calledLink = links && { called: links.called, office: links.office };
  const details = failed.map(
    ({ recipient, last_error }): Fact => ({
      label: 'Not delivered to',
      text: `${recipient} (${last_error ?? 'refused'})`,
    }),
  );
  return {
    subject: `${sent.reference} The thank-you could not be delivered${canCall ? ': call' : ' to'} ${fullName(sent)}`,
    text: [
      what,
      '',
      fullName(sent),
      topic(sent),
      ...factLines(phones),
      ...actionsText(calledLink),
      '',
      ...remarks,
      ...factLines(details),
    ].join('\n'),
    html: await page(
      what,
      what,
      html`${heading(fullName(sent))}
${lead(topic(sent))}
${paragraph(html`<strong>${what}</strong>`)}
${facts(factRows(phones))}
${actionsMarkup(calledLink)}
${remarks.map(paragraph)}
${facts(factRows(details))}`,
    ),
  };
}
