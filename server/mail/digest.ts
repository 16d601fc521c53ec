import { html } from 'hono/html';
import { momentText } from '#rules/calendar/date-words.ts';
import { colors, heading, type Markup, page, paragraph } from './layout.ts';
import {
  fullName,
  type MailMessage,
  type Sent,
  type StaffLinks,
  topic,
  truncated,
} from './message.ts';

export interface HeldOne {
  sent: Sent;
  /** The signals that led to the hold, as words. */
  reasons: string;
  links?: StaffLinks;
}

/** The most bytes of a digest as it is sent, with room for its headers. */
const MAX_BYTES = 190_000;

/** How many characters are shown of a name, an address or a subject, and of a message. */
interface Lengths {
  line: number;
  message: number;
}
/** The first ones with which the digest is small enough are used. */
const LENGTHS: [Lengths, ...Lengths[]] = [
  { line: 80, message: 240 },
  { line: 60, message: 120 },
  { line: 40, message: 40 },
  { line: 20, message: 0 },
];

/**
 * Lists held submissions that were not mailed, for a person to decide. It is always small enough for
 * any mail server; `show REF` prints the rest.
 */
export async function digestMail(held: readonly HeldOne[]): Promise<MailMessage> {
  const [longest, ...shorter] = LENGTHS;
  let mail = await render(held, longest);
  for (const lengths of shorter) {
    if (sizeOf(mail) <= MAX_BYTES) break;
    mail = await render(held, lengths);
  }
  return { ...mail, encoding: 'base64' };
}

async function render(held: readonly HeldOne[], lengths: Lengths): Promise<MailMessage> {
  const count = held.length === 1 ? '1 message was held' : `${held.length} messages were held`;
  const title = `${count}: please check`;
  const intro = introOf(held);
  const entries = held.map((one) => entryOf(one, lengths));
  return {
    subject: title,
    text: [`${count}. ${intro}`, ...entries.flatMap(entryText)].join('\n'),
    html: await page(
      title,
      intro,
      html`${heading(count).html}
${paragraph(intro).html}
<div style="overflow-wrap:anywhere">${entries.map(entryMarkup)}</div>`,
    ),
  };
}

function introOf(held: readonly HeldOne[]): string {
  const how = held.some(({ links }) => links?.notSpam)
    ? 'press Not spam'
    : 'run `npm run staff -- release` with its reference';
  return `They look like spam, so they were not mailed to you and not acknowledged. If one is from a family, ${how}: then it is mailed to you, and the family gets its acknowledgement.`;
}

interface Entry {
  title: string;
  lines: string[];
  links: [text: string, href: string][];
}

function entryOf({ sent, reasons, links = {} }: HeldOne, { line, message }: Lengths): Entry {
  const typed = sent.kind === 'enquiry' ? sent.fields.message.replace(/\s+/g, ' ') : '';
  const excerpt = truncated(typed, message);
  return {
    title: `${sent.reference} · ${truncated(fullName(sent), line)}`,
    lines: [
      truncated(sent.fields.email, line),
      `${sent.kind === 'enquiry' ? 'Enquiry' : 'Registration'}, ${momentText(sent.receivedAt)}`,
      `About: ${truncated(topic(sent), line)}`,
      ...(excerpt === '' || excerpt === '…' ? [] : [`Message: ${excerpt}`]),
      `Held because: ${truncated(reasons, 2 * line)}`,
    ],
    links: [
      ...(links.notSpam ? [['Not spam', links.notSpam] as [string, string]] : []),
      ...(links.office ? [['In the office', links.office] as [string, string]] : []),
    ],
  };
}

function entryText({ title, lines, links }: Entry): string[] {
  return ['', title, ...lines, ...links.map(([text, href]) => `${text}: ${href}`)];
}

// A hundred of these must stay small: the only styles are those that a thumb needs.
function entryMarkup({ title, lines, links }: Entry): Markup {
  return html`<p><b>${title}</b>${lines.map((line) => html`<br>${line}`)}${links.map(
    ([text, href]) =>
      html`<br><a href="${href}" style="display:inline-block;padding:9px 0;color:${colors.peacock}">${text}</a>`,
  )}</p>
`;
}

/** The bytes of both bodies as base64, whose lines end after 76 characters. */
function sizeOf({ text, html }: MailMessage): number {
  return Math.ceil(Buffer.byteLength(text + html) * (4 / 3) * (78 / 76));
}
