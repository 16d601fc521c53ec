import { waitingNote } from '#content/office/class-words.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { sentence } from '#content/sentence.ts';
import { answersOf } from '#payloads/answers.ts';
import { formFields, fullName, hasPhone } from '#payloads/form-fields.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { lastOpenTime } from '#rules/calendar/office-time.ts';
import { fieldChangeText, namesIn } from '#rules/pages/value-words.ts';
import { classText } from '#rules/timetable/classes.ts';
import { isCallDue, stateNameFor } from '#server/store/office/office-states.ts';
import { PROMISE } from '#server/store/progress.ts';
import type { SiteChange, StoredDocuments } from '#server/store/site/site-versions.ts';
import { type Submission, waitingNames } from '#server/store/submissions/submissions.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import {
  asTyped,
  buttons,
  facts,
  heading,
  lead,
  mail,
  paragraph,
  strong,
  subheading,
} from './layout.ts';
import { type MailMessage, type StaffLinks, topic, truncated } from './message.ts';
import { actions, emailFact, phoneFacts } from './staff-parts.ts';

/** Fields at the top of the mail, or under a separate heading. */
const atTop = [
  ...['name', 'subject', 'message', 'phone'],
  ...['firstName', 'lastName', 'level', 'subjects', 'parentName', 'parentPhone'],
];

/**
 * A submission for the school's own mailbox: first what the office needs for the call, then the other
 * answers in the form's order.
 * @param now when it is sent, in milliseconds since 1970
 */
export async function submissionMail(
  documents: Documents,
  sent: Submission,
  links?: StaffLinks,
  now = sent.receivedAt,
): Promise<MailMessage> {
  const { kind, reference, receivedAt, hold } = sent;
  const isDue = isCallDue(sent.state);
  const waitingFor = waitingNames(documents, sent);
  const name = fullName(sent);
  const what = kind === 'enquiry' ? 'Enquiry' : 'Registration';
  const marks = `${waitingFor.length > 0 ? ' (waiting list)' : ''}${hold ? ' (not acknowledged)' : ''}`;
  const phones = phoneFacts(sent);
  const act = phones.length > 0 ? 'Call' : 'Answer';
  const pressed = stateNameFor(sent);
  const release = links?.notSpam
    ? 'press Not spam'
    : `run \`npm run staff -- release ${reference}\``;
  const received = sentence(`${what} ${reference}, received ${momentFrom(now, receivedAt)}`);
  const latest = lastOpenTime(documents.school.officeHours, receivedAt + PROMISE);
  const before = latest > now ? `before ${momentFrom(now, latest)}` : 'now: the 24 hours are over';
  const due = isDue ? sentence(`${act} ${before}`) : '';
  const replyTo = kind === 'enquiry' ? 'the sender' : 'the student';
  const answers = answersOf(documents, formFields[kind], sent.fields);
  const rest = answers
    .filter((answer) => !atTop.includes(answer.name))
    .map(({ kind, label, text }) => (kind === 'email' ? emailFact(label, text) : { label, text }));
  const message = answers.find((answer) => answer.name === 'message');
  const subject = `${reference} ${what}: ${name} - ${topic(sent)}${marks}`;
  const preview = truncated(message?.text ?? topic(sent), 120);
  const rendered = await mail(documents, subject, preview, [
    heading(name),
    lead(topic(sent)),
    facts(phones),
    actions(sent, links),
    phones.length === 0 && paragraph('No phone number was given: answer by e-mail.'),
    waitingFor.length > 0 && paragraph(waitingNote(waitingFor)),
    hold &&
      paragraph(
        `No acknowledgement was sent yet (${sent.holdReasons}). If this is from a family, ${release} to send it.`,
      ),
    paragraph(
      [received, due, `Reply to this mail to write to ${replyTo}.`].filter(Boolean).join(' '),
    ),
    links?.called &&
      paragraph(`After the ${act.toLowerCase()} press ${pressed}. Then we stop reminding you.`),
    facts(rest),
    ...(message ? [subheading(message.label), asTyped(message.text)] : []),
  ]);
  return { ...rendered, replyTo: { name, address: sent.fields.email } };
}

/** What a family can do with its own link, by the mail that reports it. */
const familyTexts = {
  'family-phone': {
    title: 'New phone number',
    what: 'The family changed its phone number with the link in our mail.',
    next: () =>
      'Below are the numbers as they are now. The history in the office has the earlier one.',
  },
  'family-withdrawn': {
    title: 'Withdrawn',
    what: 'The family withdrew with the link in our mail.',
    next: (sent: Submission) => (hasPhone(sent) ? 'No call is needed.' : 'No answer is needed.'),
  },
  'family-undone': {
    title: 'Withdrawal undone',
    what: 'The family withdrew with the link in our mail, and then undid it.',
    next: (sent: Submission) => {
      const status = `Its status is now ‘${stateNameFor(sent, sent.state)}’.`;
      if (!isCallDue(sent.state)) return status;
      return `${status} Please ${hasPhone(sent) ? 'call' : 'answer'}.`;
    },
  },
  'family-not-us': {
    title: 'Wrong address',
    what: 'The owner of this mailbox did not send it.',
    next: () =>
      'It is withdrawn, and we send no more mail about it to that mailbox. The phone number may still be right, if the family mistyped only its e-mail address.',
  },
  'family-accepted': {
    title: 'Yes to the place',
    what: 'The family takes the place that you offered.',
    next: (sent: Submission) =>
      `${hasPhone(sent) ? 'Call' : 'Write to'} them about the first day, then press Placed in the office. The answer alone does not give the place.`,
  },
  'family-declined': {
    title: 'No to the place',
    what: 'The family does not take the place that you offered.',
    next: () => 'You can offer the place to the next family.',
  },
};

export type FamilyMessage = keyof typeof familyTexts;

/**
 * Reports to the office at once what a family did with its own link.
 * @param about.mailboxes those whose owners did not send it
 * @param about.placesFreed ids of the classes in which it gave its place back
 */
export function familyReport(
  documents: Documents,
  sent: Submission,
  message: FamilyMessage,
  about: {
    mailboxes: readonly string[];
    placesFreed: readonly string[];
    links: StaffLinks | undefined;
  },
): Promise<MailMessage> {
  const { title, what, next } = familyTexts[message];
  const isAnswer = message === 'family-accepted' || message === 'family-declined';
  const classes = isAnswer && sent.offer ? [sent.offer.class] : sent.placedIn;
  const titleOf = `${title}: ${fullName(sent)}`;
  const line = (label: string, text: string) => ({ label, text });
  const classLine = (label: string) => (id: string) => line(label, classText(documents, id));
  return mail(documents, `${sent.reference} ${titleOf} - ${topic(sent)}`, what, [
    heading(titleOf),
    lead(topic(sent)),
    strong(what),
    paragraph(next(sent)),
    facts([
      // As text: do not write there.
      ...about.mailboxes.map((text) => line('Mailbox', text)),
      ...classes.map(classLine('Class')),
      ...about.placesFreed.map(classLine('Place that is free again')),
    ]),
    facts(phoneFacts(sent)),
    actions(sent, { office: about.links?.office }),
  ]);
}

/** Reports a mail to the family that could not be delivered, so that the office calls. */
export function familyMailFailed(
  documents: Documents,
  sent: Submission,
  failed: readonly Pick<OutboxRow, 'message' | 'recipient' | 'last_error'>[],
  now: number,
  links?: StaffLinks,
): Promise<MailMessage> {
  const phones = phoneFacts(sent);
  const canCall = phones.length > 0;
  const isAcknowledgement = failed.every(({ message }) => message.endsWith('-acknowledgement'));
  const name = isAcknowledgement ? 'acknowledgement' : 'mail to the family';
  const what = `The ${name} of ${sent.reference} could not be delivered${canCall ? ': please call.' : ', and no number was given.'}`;
  const subject = `The ${name} could not be delivered${canCall ? ': call' : ' to'} ${fullName(sent)}`;
  return mail(documents, `${sent.reference} ${subject}`, what, [
    heading(fullName(sent)),
    lead(topic(sent)),
    strong(what),
    !canCall &&
      paragraph('Check the address below for a typing mistake, and write to the right one.'),
    paragraph(sentence(`Received ${momentFrom(now, sent.receivedAt)}`)),
    facts(phones),
    actions(sent, { called: links?.called, office: links?.office }),
    facts(
      failed.map(({ recipient, last_error }) => ({
        label: 'Not delivered to',
        text: `${recipient} (${last_error ?? 'rejected'})`,
      })),
    ),
  ]);
}

/**
 * Planned changes of the site that were not published at their time.
 * @param office the office's origin; undefined if a reader could not open it
 */
export function planFailedMail(
  documents: Documents,
  planned: { message: string | null; changes: readonly SiteChange[]; documents: StoredDocuments },
  office?: string,
): Promise<MailMessage> {
  const title = 'Planned changes of the site were not published';
  const why = planned.message ?? '';
  const nameOf = namesIn([planned.documents, documents]);
  return mail(documents, title, truncated(why, 120), [
    heading(title),
    strong(why),
    planned.changes.length > 0 &&
      paragraph('These changes are drafts again. Please look at them, and publish what is right.'),
    facts(planned.changes.map((one) => ({ label: one.label, text: fieldChangeText(one, nameOf) }))),
    buttons([["Open the site's facts", office && `${office}/site`]]),
  ]);
}
