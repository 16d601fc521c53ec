import { html } from 'hono/html';
import { type Fact, factLines, factRows, phoneFacts } from './contact-lines.ts';
import { facts, heading, lead, page, paragraph } from './layout.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import { actionsMarkup, actionsText } from './staff-actions.ts';
import { fullName, topic } from './words.ts';

/** What a family can do by its own link, by the name of the mail that tells of it. */
export type FamilyMessage = 'family-phone' | 'family-withdrawn' | 'family-not-us';

const words: Record<FamilyMessage, { title: string; what: string; next: string }> = {
  'family-phone': {
    title: 'New phone number',
    what: 'The family has corrected its phone number by the link in our mail.',
    next: 'These are the numbers now. What stood there before is in the office.',
  },
  'family-withdrawn': {
    title: 'Withdrawn',
    what: 'The family has withdrawn by the link in our mail.',
    next: 'Nobody needs to call.',
  },
  'family-not-us': {
    title: 'Not theirs',
    what: 'Whoever reads the mailbox says that it was not they: an address was mistyped, or misused.',
    next: 'It is withdrawn, and no mail about it goes to that mailbox again. If a phone number was given, it may belong to those who really wrote.',
  },
};

/**
 * Tells the office at once what a family did by its own link.
 *
 * @param mailboxes those whose people say that it was not they
 */
export async function familyStaff(
  sent: Sent,
  message: FamilyMessage,
  { mailboxes, links }: { mailboxes: readonly string[]; links: StaffLinks | undefined },
): Promise<MailMessage> {
  const { title, what, next } = words[message];
  // As text: nobody is to write there.
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

/** Whether a mail tells of what a family did. */
export function isFamilyMessage(message: string): message is FamilyMessage {
  return Object.hasOwn(words, message);
}
