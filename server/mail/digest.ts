import type { Documents } from '#content/schemas/documents.ts';
import { counted } from '#content/sentence.ts';
import { fullName } from '#payloads/form-fields.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { heading, mail, type Part, paragraph } from './layout.ts';
import { type MailMessage, topic, truncated } from './message.ts';
import { type Listed, listEntry, sizeOf } from './staff-parts.ts';

/** The most bytes of a digest as it is sent, with room for its headers. */
const MAX_BYTES = 190_000;

/**
 * How many characters are shown of a name, an address or a subject, and of a message: the first with
 * which the digest is small enough.
 */
const LENGTHS = [
  { line: 80, message: 240 },
  { line: 40, message: 40 },
  { line: 16, message: 0 },
] as const;
type Lengths = (typeof LENGTHS)[number];

/**
 * Lists held submissions that were not mailed, for a person to decide. It is always small enough for
 * any mail server; `show REF` prints the rest.
 * @param now milliseconds since 1970
 */
export async function digestMail(
  documents: Documents,
  held: readonly Listed[],
  now: number,
): Promise<MailMessage> {
  const count = counted(held.length, 'message was held', 'messages were held');
  const how = held.some(({ links }) => links?.notSpam)
    ? 'press Not spam'
    : 'run `npm run staff -- release` with its reference';
  const [they, them, one] = held.length === 1 ? ['It', 'it', 'it'] : ['They', 'them', 'one'];
  const intro = `${they} may be spam, so we did not mail ${them} to you and did not acknowledge ${them}. If ${one} is from a family, ${how}: then it is mailed to you, and the family gets its acknowledgement.`;
  const render = (lengths: Lengths) => {
    const entries = held.map((one) => entryOf(one, lengths, now));
    return mail(documents, `${count}: please check`, intro, [
      heading(count),
      paragraph(intro),
      ...entries,
    ]);
  };
  let digest = await render(LENGTHS[0]);
  for (const lengths of LENGTHS.slice(1)) {
    if (sizeOf(digest) > MAX_BYTES) digest = await render(lengths);
  }
  return { ...digest, textEncoding: 'base64' };
}

function entryOf({ sent, links = {} }: Listed, { line, message }: Lengths, now: number): Part {
  const typed = sent.kind === 'enquiry' ? sent.fields.message.replace(/\s+/g, ' ') : '';
  const excerpt = message > 0 ? truncated(typed, message) : '';
  const title = `${sent.reference} · ${truncated(fullName(sent), line)}`;
  const lines = [
    truncated(sent.fields.email, line),
    `${sent.kind === 'enquiry' ? 'Enquiry' : 'Registration'}, ${momentFrom(now, sent.receivedAt)}`,
    `About: ${truncated(topic(sent), line)}`,
    ...(excerpt ? [`Message: ${excerpt}`] : []),
    `Held because: ${truncated(sent.holdReasons ?? '', 2 * line)}`,
  ];
  return listEntry(
    title,
    lines.map((text) => ({ text })),
    [
      ['Not spam', links.notSpam],
      ['Open in the office', links.office],
    ],
  );
}
