import { officeReplies } from '#content/office/replies.ts';
import { school } from '#content/school/school.ts';
import { colomboDate, colomboMinutes, dateText } from '#rules/calendar/colombo.ts';
import { timeText } from '#rules/calendar/times.ts';
import { mailtoHref, smsHref, takesMessages, whatsAppHref } from '#rules/contact/contact-links.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import type { Submission } from '#server/store/submissions.ts';
import type { Reply } from './types.ts';

/**
 * The ready messages as links that open the desk's own programs. They contain the first name, if it is
 * a plain word, and the reference. For a registration they go to the parent, who gave consent, or to
 * the student if the parent has no such number.
 *
 * @param unwanted mailboxes, in lower case, whose owners said it was not theirs: no mail goes there
 */
export function repliesTo(submission: Submission, unwanted: readonly string[]): Reply[] {
  const { kind, fields, reference } = submission;
  const firstName = firstNameOf(kind === 'enquiry' ? fields.name : fields.firstName);
  const mobile = [submission.guardianPhoneE164, submission.phoneE164].find(
    (phone) => phone && takesMessages(phone),
  );
  const mailboxes = kind === 'enquiry' ? [fields.email] : [fields.parentEmail, fields.email];
  const mailbox = mailboxes.find((each) => each && !unwanted.includes(each.toLowerCase()));
  const hasPhone = fields.phone !== '' || kind === 'registration';
  const assessment = submission.assessmentAt ? whenText(submission.assessmentAt) : null;
  return officeReplies
    .filter(({ fits, needsPhone }) => fits.includes(kind) && (hasPhone || !needsPhone))
    .map(({ name, words }) => {
      const text = words({ firstName, reference, hasPhone, assessment });
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

/** 'Saturday, 28 November, 10.00 a.m.', in Colombo. */
function whenText(moment: number): string {
  return `${dateText(colomboDate(moment))}, ${timeText(colomboMinutes(moment))}`;
}
