import type { Documents } from '#content/schemas/documents.ts';
import { fullName } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { PROMISE } from '#server/store/office-promise.ts';
import { type Fact, facts, heading, mail, paragraph, subheading } from './layout.ts';
import { type MailMessage, topic, truncated } from './message.ts';
import { actions, emailFact, type Listed, phoneFacts } from './staff-parts.ts';

/** Names and subjects are shown up to this many characters, so that the mail stays small. */
const LINE = 120;

/**
 * Lists families that were promised a call within 24 hours and have waited for 20 or more.
 * @param total how many there are; the others are listed in the next mails
 */
export function reminderMail(
  documents: Documents,
  listed: readonly Listed[],
  now: number,
  total = listed.length,
) {
  const one = listed.length === 1;
  const isPart = total > listed.length;
  const waiting = one && !isPart ? '1 family is' : `${Math.max(total, listed.length)} families are`;
  const count = `${waiting} waiting for a call`;
  const overdue = listed.filter(
    ({ sent }) => now > (sent.callAgainAt ?? sent.receivedAt + PROMISE),
  ).length;
  const urgency = overdue > 0 ? `${overdue} overdue` : 'the 24 hours are nearly over';
  const subject = `${count}: ${isPart ? `${listed.length} are listed here` : urgency}`;
  const others = isPart ? ' The others are in separate mails.' : '';
  const intro = `${one ? 'This family has' : 'These families have'} waited 20 hours or more.${others} Please call ${one ? 'it' : 'them'} now. Families not yet reached are listed again tomorrow.`;
  return listMail(documents, { subject, title: count, intro }, listed);
}

/** Lists the families whose changes were too many within an hour for a mail each. */
export function familyChangesMail(
  documents: Documents,
  changed: readonly Listed[],
): Promise<MailMessage> {
  const count = changed.length === 1 ? '1 family' : `${changed.length} families`;
  const title = `${count} used the link in our mail`;
  const intro =
    'There were so many changes within an hour that they are listed in one mail. These are the phone numbers now. The office shows what each family changed, and who withdrew.';
  const listed = changed.map(({ sent, links }) => ({ sent, links: { office: links?.office } }));
  return listMail(documents, { subject: title, title, intro }, listed);
}

function listMail(
  documents: Documents,
  { subject, title, intro }: { subject: string; title: string; intro: string },
  listed: readonly Listed[],
): Promise<MailMessage> {
  const entries = listed.flatMap(({ sent, links }) => [
    subheading(`${sent.reference} · ${truncated(fullName(sent), LINE)}`),
    paragraph(truncated(topic(sent), LINE)),
    facts(phoneFacts(sent)),
    actions({ called: links?.called, office: links?.office }),
    facts([
      emailFact('E-mail', sent.fields.email),
      ...timeFact('Received', sent.receivedAt),
      ...timeFact('Wants a call from', sent.callAgainAt),
      ...timeFact('No answer', sent.triedAt),
    ]),
  ]);
  return mail(documents, subject, intro, [heading(title), paragraph(intro), ...entries]);
}

function timeFact(label: string, time: number | null): Fact[] {
  return time === null ? [] : [{ label, text: momentText(time) }];
}
