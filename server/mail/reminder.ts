import { html } from 'hono/html';
import { momentText } from '#rules/calendar/date-words.ts';
import { emailFact, type Fact, factLines, factRows, phoneFacts } from './contact-lines.ts';
import { facts, heading, page, paragraph, subheading } from './layout.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import { actionsMarkup, actionsText } from './staff-actions.ts';
import { fullName, topic, truncated } from './words.ts';

export interface WaitingOne {
  sent: Sent;
  /** When somebody called and nobody answered, in milliseconds since 1970; null when nobody did. */
  triedAt: number | null;
  links?: StaffLinks;
}

/** In milliseconds. */
const PROMISED = 24 * 3_600_000;

/** Names and subjects are shown up to this many characters, so that the mail stays small. */
const LINE = 120;

/** Who was promised a call within 24 hours and has waited for 20 of them, or for longer. */
export async function reminderMail(
  waiting: readonly WaitingOne[],
  now: number,
): Promise<MailMessage> {
  const count =
    waiting.length === 1 ? '1 family is waiting' : `${waiting.length} families are waiting`;
  const late = waiting.filter(({ sent }) => now - sent.receivedAt > PROMISED).length;
  const title = `${count} for a call: ${late > 0 ? `${late} ${late === 1 ? 'is' : 'are'} late` : 'the 24 hours are nearly over'}`;
  const intro = `The site promises an answer within 24 hours. ${waiting.length === 1 ? 'This one' : 'These'} came 20 hours ago or more, and nobody was reached yet. Whoever is not reached is named again tomorrow.`;
  const entries = waiting.map(({ sent, triedAt, links }) => ({
    title: `${sent.reference} · ${truncated(fullName(sent), LINE)}`,
    about: truncated(topic(sent), LINE),
    phones: phoneFacts(sent),
    rest: restOf(sent, triedAt),
    links: links && { called: links.called, office: links.office },
  }));
  return {
    subject: title,
    text: [
      intro,
      ...entries.flatMap(({ title, about, phones, rest, links }) => [
        '',
        title,
        about,
        ...factLines(phones),
        ...actionsText(links),
        ...factLines(rest),
      ]),
    ].join('\n'),
    html: await page(
      title,
      intro,
      html`${heading(`${count} for a call`)}
${paragraph(intro)}
${entries.map(
  ({ title, about, phones, rest, links }) => html`${subheading(title)}
${paragraph(about)}
${facts(factRows(phones))}
${actionsMarkup(links)}
${facts(factRows(rest))}`,
)}`,
    ),
  };
}

function restOf(sent: Sent, triedAt: number | null): Fact[] {
  return [
    emailFact('E-mail', sent.fields.email),
    { label: 'Came', text: momentText(sent.receivedAt) },
    ...(triedAt === null ? [] : [{ label: 'No answer', text: momentText(triedAt) }]),
  ];
}
