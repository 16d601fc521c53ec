import { html } from 'hono/html';
import type { Documents } from '#content/schemas/documents.ts';
import { counted } from '#content/sentence.ts';
import { fullName, hasPhone } from '#payloads/form-fields.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { dueAt } from '#server/store/office/next-call.ts';
import { stateNameFor } from '#server/store/office/office-states.ts';
import { type Fact, heading, mail, type Part, paragraph } from './layout.ts';
import { type MailMessage, topic, truncated } from './message.ts';
import { emailFact, type Listed, listEntry, phoneFacts, sizeOf } from './staff-parts.ts';

/** Names and subjects are shown up to this many characters. */
const LINE = 120;
/** The most bytes of such a mail as it is sent: mail programs cut off longer ones. */
const MAX_BYTES = 86_000;

/** What families wait for: 'answer' where one of them gave no number. */
const texts = {
  call: {
    what: 'a call',
    again: 'to be called again',
    noAnswer: 'the last call had no answer',
    act: 'call',
  },
  answer: {
    what: 'an answer',
    again: 'to hear from you again',
    noAnswer: 'the last attempt had no answer',
    act: 'answer',
  },
};

/**
 * Lists families that must be called, or written to where they gave no number: those that were promised
 * it within 24 hours and have waited for 20 or more, and those that asked to be called again by now.
 * @param total how many there are; the others are listed in the next mails
 */
export function reminderMail(
  documents: Documents,
  listed: readonly Listed[],
  now: number,
  total = listed.length,
) {
  const isPart = total > listed.length;
  const canCall = listed.every(({ sent }) => hasPhone(sent));
  const words = texts[canCall ? 'call' : 'answer'];
  const count = `${counted(Math.max(total, listed.length), 'family is', 'families are')} waiting for ${words.what}`;
  const due = listed.map(({ sent }) => dueAt(sent)).filter((at) => at !== null);
  const overdue = due.filter((at) => at < now).length;
  const inTime = due.length > 0 ? 'the 24 hours are nearly over' : words.noAnswer;
  const urgency = overdue > 0 ? `${overdue} overdue` : inTime;
  const subject = `${count}: ${isPart ? `${listed.length} are listed here` : urgency}`;
  const asked = listed.filter(({ sent }) => sent.callAgainAt !== null).length;
  const waited = listed.length - asked;
  const intro = [
    waited > 0 && `${counted(waited, 'family has', 'families have')} waited 20 hours or more.`,
    asked > 0 && `${counted(asked, 'family has', 'families have')} asked ${words.again} by now.`,
    isPart && "The others are in separate mails, and in the office's list.",
    `Please ${words.act} ${listed.length === 1 ? 'it' : 'them'} now. Families not yet reached are listed again tomorrow.`,
  ].filter((part) => part !== false);
  return listMail(documents, { subject, title: count, intro: intro.join(' ') }, listed, now);
}

/** Lists the families whose changes were too many within an hour for a mail each. */
export function familyChangesMail(
  documents: Documents,
  changed: readonly Listed[],
  now: number,
): Promise<MailMessage> {
  const title = `${counted(changed.length, 'family', 'families')} used the link in our mail`;
  const intro =
    'There were so many changes within an hour that they are listed in one mail. These are the phone numbers now. The office shows what each family changed, and who withdrew.';
  const listed = changed.map(({ sent, links }) => ({ sent, links: { office: links?.office } }));
  return listMail(documents, { subject: title, title, intro }, listed, now);
}

/** As many entries as fit; the others are counted, with a link to the office's list. */
async function listMail(
  documents: Documents,
  { subject, title, intro }: { subject: string; title: string; intro: string },
  listed: readonly Listed[],
  now: number,
): Promise<MailMessage> {
  const entries = listed.map((one) => entryOf(one, now));
  const office = listed.find(({ links }) => links?.office)?.links?.office;
  const render = (most: number) =>
    mail(documents, subject, intro, [
      heading(title),
      paragraph(intro),
      ...entries.slice(0, most),
      most < entries.length && restPart(entries.length - most, office),
    ]);
  const room = MAX_BYTES - sizeOf(await render(0));
  let most = 0;
  for (let size = 0; most < entries.length; most += 1) {
    const entry = entries[most] as Part;
    size += sizeOf({ text: `${entry.text}\n\n`, html: `${entry.html}\n` });
    if (size > room) break;
  }
  return { ...(await render(most)), textEncoding: 'base64' };
}

function entryOf({ sent, links }: Listed, now: number): Part {
  const timeLine = (label: string, time: number | null): Fact => ({
    label,
    text: time === null ? '' : momentFrom(now, time),
  });
  const lines = [
    ...phoneFacts(sent),
    emailFact('E-mail', sent.fields.email),
    timeLine('Received', sent.receivedAt),
    timeLine(`Wants ${texts[hasPhone(sent) ? 'call' : 'answer'].what} from`, sent.callAgainAt),
    timeLine('No answer', sent.triedAt),
  ].filter((line) => line.text !== '');
  return listEntry(
    `${sent.reference} · ${truncated(fullName(sent), LINE)}`,
    [{ text: truncated(topic(sent), LINE) }, ...lines.map(labelled)],
    [
      [stateNameFor(sent), links?.called],
      ['Open in the office', links?.office],
    ],
  );
}

function labelled({ label, text, markup }: Fact) {
  return { text: `${label}: ${text}`, ...(markup && { markup: html`${label}: ${markup}` }) };
}

function restPart(count: number, office: string | undefined): Part {
  const title = `${counted(count, 'family', 'families')} more`;
  const text = 'They do not fit into this mail.';
  const list = office && new URL('/', office).href;
  return listEntry(title, [{ text }], [['Open the list in the office', list]]);
}
