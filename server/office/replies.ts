import { officeReplies } from '#content/office/replies.ts';
import { school } from '#content/school/school.ts';
import { classText } from '#payloads/answers.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { mailtoHref, smsHref, takesMessages, whatsAppHref } from '#rules/contact/contact-links.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { offerState } from '#server/store/offers.ts';
import type { Submission } from '#server/store/submissions.ts';
import type { OfficeDeps } from './deps.ts';
import type { Reply } from './types.ts';

/**
 * The ready messages as links that open the desk's own programs. They contain the first name, if it is
 * a plain word, and the reference; with an open offer of a place also the family's own link. For a
 * registration they go to the parent, who gave consent, or to
 * the student if the parent has no such number.
 *
 * @param unwanted mailboxes, in lower case, whose owners said it was not theirs: no mail goes there
 */
export function repliesTo(
  submission: Submission,
  unwanted: readonly string[],
  { clock, familyLinkFor }: Pick<OfficeDeps, 'clock' | 'familyLinkFor'>,
): Reply[] {
  const { kind, fields, reference } = submission;
  const firstName = firstNameOf(kind === 'enquiry' ? fields.name : fields.firstName);
  const mobile = [submission.guardianPhoneE164, submission.phoneE164].find(
    (phone) => phone && takesMessages(phone),
  );
  const mailboxes = kind === 'enquiry' ? [fields.email] : [fields.parentEmail, fields.email];
  const mailbox = mailboxes.find((each) => each && !unwanted.includes(each.toLowerCase()));
  const hasPhone = fields.phone !== '' || kind === 'registration';
  const assessment = submission.assessmentAt ? momentText(submission.assessmentAt) : null;
  const { offer: stored } = submission;
  const isOffered = stored && offerState(stored, clock()) === 'open';
  const offer =
    isOffered && familyLinkFor
      ? {
          class: classText(stored.class),
          until: momentText(stored.until),
          link: familyLinkFor(submission.id),
        }
      : null;
  return officeReplies
    .filter(({ fits, needsPhone }) => fits.includes(kind) && (hasPhone || !needsPhone))
    .map(({ name, words }) => {
      const text = words({ firstName, reference, hasPhone, assessment, offer });
      const subject = `${school.name}: ${reference}`;
      return {
        name,
        whatsapp: mobile ? whatsAppHref(mobile, text) : null,
        sms: mobile ? smsHref(mobile, text) : null,
        mail: mailbox ? mailtoHref(mailbox, { subject, body: text }) : null,
        text,
      };
    });
}
