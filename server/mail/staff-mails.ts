import { html } from 'hono/html';
import { waitingNote } from '#content/office/class-words.ts';
import { type Answer, answersOf } from '#payloads/answers.ts';
import { formFields } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { heading, lead, type Markup, page, paragraph, subheading } from './layout.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import {
  actionsMarkup,
  actionsText,
  emailFact,
  type Fact,
  factLines,
  factRows,
  phoneFacts,
} from './staff-parts.ts';
import { fullName, sentence, topic, truncated } from './words.ts';

/** In milliseconds. */
const PROMISED = 24 * 3_600_000;

/** Shown at the top of the mail, or as a chapter of its own. */
const atTop = [
  ...['name', 'subject', 'message', 'phone'],
  ...['firstName', 'lastName', 'level', 'subjects', 'parentName', 'parentPhone'],
];

/**
 * A submission for the school's own mailbox: first what the office needs for the call, then the other
 * answers in the form's order.
 * @param heldFor why it was not acknowledged, while it is held
 */
export async function submissionMail(
  sent: Sent,
  { links, heldFor }: { links?: StaffLinks | undefined; heldFor?: string | undefined } = {},
): Promise<MailMessage> {
  const { kind, reference, receivedAt, waitingFor = [] } = sent;
  const name = fullName(sent);
  const what = kind === 'enquiry' ? 'Enquiry' : 'Registration';
  const marks = `${waitingFor.length > 0 ? ' (waiting list)' : ''}${heldFor ? ' (not acknowledged)' : ''}`;
  const phones = phoneFacts(sent);
  const act = phones.length > 0 ? 'Call' : 'Answer';
  const remarks = [
    ...(phones.length > 0 ? [] : ['No phone number was given: answer by e-mail.']),
    ...(waitingFor.length > 0 ? [waitingNote(waitingFor)] : []),
    ...(heldFor ? [notAcknowledged(reference, heldFor, links)] : []),
    `${sentence(`${what} ${reference}, received ${momentText(receivedAt)}`)} ${sentence(`${act} before ${momentText(receivedAt + PROMISED)}`)} Reply to this mail to write to ${kind === 'enquiry' ? 'them' : 'the student'}.`,
    ...(links?.called ? ['After the call press Called. Then we stop reminding you.'] : []),
  ];
  const answers = answersOf(formFields[kind], sent.fields);
  const rest = answers.filter((answer) => !atTop.includes(answer.name)).map(toFact);
  const message = answers.find((answer) => answer.name === 'message');
  return {
    subject: `${reference} ${what}: ${name} - ${topic(sent)}${marks}`,
    replyTo: { name, address: sent.fields.email },
    text: [
      name,
      topic(sent),
      '',
      ...factLines(phones),
      ...actionsText(links),
      '',
      ...remarks,
      '',
      ...factLines(rest),
      ...(message ? ['', `${message.label}:`, message.text] : []),
    ].join('\n'),
    html: await page(
      `${reference} ${what}`,
      truncated(message?.text ?? topic(sent), 120),
      html`${heading(name)}
${lead(topic(sent))}
${factRows(phones)}
${actionsMarkup(links)}
${remarks.map((remark) => paragraph(remark))}
${factRows(rest)}
${message ? html`${subheading(message.label)}${asTyped(message.text)}` : ''}`,
    ),
  };
}

function toFact({ kind, label, text }: Answer): Fact {
  return kind === 'email' ? emailFact(label, text) : { label, text };
}

function asTyped(text: string): Markup {
  return html`<p style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word;">${text}</p>`;
}

function notAcknowledged(reference: string, reasons: string, links: StaffLinks | undefined) {
  const how = links?.notSpam ? 'press Not spam' : `run \`npm run staff -- release ${reference}\``;
  return `No acknowledgement was sent yet (${reasons}). If this is from a family, ${how}: then it is sent.`;
}

/** What a family can do with its own link, by the mail that reports it. */
const familyTexts = {
  'family-phone': {
    title: 'New phone number',
    what: 'The family changed its phone number with the link in our mail.',
    next: 'These are the numbers now. The old number is in the office.',
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
    next: 'It is withdrawn, and we send no more mail about it to that mailbox. A phone number in it may be the number of the family that did write.',
  },
};

export type FamilyMessage = keyof typeof familyTexts;

/**
 * Reports to the office at once what a family did with its own link.
 * @param mailboxes those whose owners did not send it
 */
export function familyMail(
  sent: Sent,
  message: FamilyMessage,
  { mailboxes, links }: { mailboxes: readonly string[]; links: StaffLinks | undefined },
): Promise<MailMessage> {
  const { title, what, next } = familyTexts[message];
  // As text: do not write there.
  const wrong: Fact[] = mailboxes.map((text) => ({ label: 'Mailbox', text }));
  return noticeMail(sent, {
    subject: `${title}: ${fullName(sent)} - ${topic(sent)}`,
    title: `${title}: ${fullName(sent)}`,
    what,
    next: [next],
    before: [...wrong, ...phoneFacts(sent)],
    links: links?.office ? { office: links.office } : undefined,
  });
}

/** An acknowledgement that could not be delivered. */
export interface FailedMail {
  recipient: string;
  /** What the mail server replied, without addresses. */
  last_error: string | null;
}

/** Reports an acknowledgement that could not be delivered, so that the office calls. */
export function acknowledgementFailed(
  sent: Sent,
  failed: readonly FailedMail[],
  links?: StaffLinks,
): Promise<MailMessage> {
  const phones = phoneFacts(sent);
  const canCall = phones.length > 0;
  const failure = `The acknowledgement of ${sent.reference} could not be delivered`;
  return noticeMail(sent, {
    subject: `The acknowledgement could not be delivered${canCall ? ': call' : ' to'} ${fullName(sent)}`,
    title: fullName(sent),
    what: `${failure}${canCall ? ': please call.' : ', and no number was given.'}`,
    next: [
      ...(canCall
        ? []
        : ['Check the address below for a typing mistake, and write to the right one.']),
      sentence(`Received ${momentText(sent.receivedAt)}`),
    ],
    before: phones,
    after: failed.map(({ recipient, last_error }) => ({
      label: 'Not delivered to',
      text: `${recipient} (${last_error ?? 'rejected'})`,
    })),
    links: links && { called: links.called, office: links.office },
  });
}

interface Notice {
  /** Follows the reference. */
  subject: string;
  title: string;
  what: string;
  next: string[];
  before: Fact[];
  after?: Fact[];
  links: StaffLinks | undefined;
}

/** A mail about one event of a submission. */
async function noticeMail(sent: Sent, notice: Notice): Promise<MailMessage> {
  const { title, what, next, before, after = [], links } = notice;
  return {
    subject: `${sent.reference} ${notice.subject}`,
    text: [
      title,
      topic(sent),
      '',
      what,
      ...next,
      '',
      ...factLines(before),
      ...actionsText(links),
      ...factLines(after),
    ].join('\n'),
    html: await page(
      `${sent.reference} ${title}`,
      what,
      html`${heading(title)}
${lead(topic(sent))}
${paragraph(html`<strong>${what}</strong>`)}
${next.map((sentence) => paragraph(sentence))}
${factRows(before)}
${actionsMarkup(links)}
${factRows(after)}`,
    ),
  };
}
