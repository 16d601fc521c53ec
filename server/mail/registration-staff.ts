import { html } from 'hono/html';
import { waitingNote } from '#content/office/class-words.ts';
import { answersOf } from '#payloads/answers.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { emailFact, type Fact, factLines, factRows, phoneFacts } from './contact-lines.ts';
import { facts, heading, lead, page, paragraph } from './layout.ts';
import type { MailMessage, SentRegistration, StaffNotes } from './message.ts';
import { actionsMarkup, actionsNote, actionsText, notThankedNote } from './staff-actions.ts';
import { fullName, sentence, topic } from './words.ts';

/**
 * A registration, for the school's own mailbox: first what the office does next, then the rest of
 * what was sent, in the form's order.
 */
export async function registrationStaff(
  sent: SentRegistration,
  notes: StaffNotes = {},
): Promise<MailMessage> {
  const { links, heldFor } = notes;
  const { waitingFor = [] } = sent;
  const name = fullName(sent);
  const title = `${sent.reference} Registration: ${name} - ${topic(sent)}${waitingFor.length > 0 ? ' (waiting list)' : ''}${heldFor ? ' (not acknowledged)' : ''}`;
  const phones = phoneFacts(sent);
  const remarks = [
    ...(waitingFor.length > 0 ? [waitingNote(waitingFor)] : []),
    ...(heldFor ? [notThankedNote(sent.reference, heldFor, links)] : []),
    `${sentence(`Registration ${sent.reference}, came ${momentText(sent.receivedAt)}`)} The page promised a call within 24 hours. Reply to this mail to write to the student.`,
    actionsNote(links),
  ].filter((remark) => remark !== undefined);
  const rest = restOf(sent);
  return {
    subject: title,
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
    ].join('\n'),
    html: await page(
      title,
      topic(sent),
      html`${heading(name)}
${lead(topic(sent))}
${facts(factRows(phones))}
${actionsMarkup(links)}
${remarks.map(paragraph)}
${facts(factRows(rest))}`,
    ),
  };
}

/** Shown at the top of the mail. */
const atTop = ['firstName', 'lastName', 'level', 'subjects', 'phone', 'parentName', 'parentPhone'];

/** Every other answer, in the form's order. */
function restOf({ fields }: SentRegistration): Fact[] {
  return answersOf(registrationFields, fields)
    .filter(({ name }) => !atTop.includes(name))
    .map(({ kind, label, text }) => (kind === 'email' ? emailFact(label, text) : { label, text }));
}
