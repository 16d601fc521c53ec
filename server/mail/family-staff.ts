import { html } from 'hono/html';
import { type Fact, factLines, factRows, phoneFacts } from './contact-lines.ts';
import { facts, heading, lead, page, paragraph } from './layout.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import { actionsMarkup, actionsText } from './staff-actions.ts';
import { fullName, topic } from './words.ts';

/** What a family can do with its own link, by the name of the mail about it. */
export type FamilyMessage = 'family-phone' | 'family-withdrawn' | 'family-undone' | 'family-not-us';

const words: Record<FamilyMessage, { title: string; what: string; next: string }> = {
  'family-phone': {
    title: 'New phone number',
    what: 'The family corrected its phone number with the link in our mail.',
    next: 'These are the numbers now. The office shows the old one.',
  },
  'family-withdrawn': {
    title: 'Withdrawn',
    what: 'The family cancelled with the link in our mail.',
    next: 'No call is needed.',
  },
  'family-undone': {
    title: 'Not withdrawn',
    what: 'The family cancelled with the link in our mail, and then undid it.',
    next: 'It has the status that it had before. If you have not called yet, please call.',
  },
  'family-not-us': {
    title: 'Wrong address',
    what: 'The owner of this mailbox did not send it.',
    next: 'It is withdrawn, and no mail about it goes to that mailbox again. If a phone number was given, it may belong to the family that really wrote.',
  },
};

/**
 * Tells the office what a family did with its own link.
 *
 * @param mailboxes those whose owners say that they did not send it
 */
export async function familyStaff(
  sent: Sent,
  message: FamilyMessage,
  { mailboxes, links }: { mailboxes: readonly string[]; links: StaffLinks | undefined },
): Promise<MailMessage> {
  const { title, what, next } = words[message];
  // As text, not as a link: nobody should write there.
  const disowned: Fact[] = mailboxes.map((text) => ({ label: 'Mailbox', text }));
  const shownFacts = [...disowned, ...phoneFacts(sent)];
  const shown = links?.office ? { office: links.office } : undefined;
  return {
    subject: `${sent.reference} ${title}: ${fullName(sent)} - ${topic(sent)}`,
    text: [
      `${title}: ${fullName(sent)}`,
      topic(sent),
      '',
      what,
      next,
      '',
      ...factLines(shownFacts),
      ...actionsText(shown),
    ].join('\n'),
    html: await page(
      `${sent.reference} ${title}`,
      what,
      html`${heading(`${title}: ${fullName(sent)}`)}
${lead(topic(sent))}
${paragraph(html`<strong>${what}</strong>`)}
${paragraph(next)}
${facts(factRows(shownFacts))}
${actionsMarkup(shown)}`,
    ),
  };
}

/** Whether a mail is about what a family did. */
export function isFamilyMessage(message: string): message is FamilyMessage {
  return Object.hasOwn(words, message);
}
