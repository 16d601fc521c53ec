import { officeReplies } from '#content/office/replies.ts';
import { school } from '#content/school/school.ts';
import { mailtoHref } from '#server/mail/contact-lines.ts';
import { greetingName } from '#server/mail/words.ts';
import type { Submission } from '#server/store/submissions.ts';
import type { Reply } from './types.ts';

// Only mobile numbers of Sri Lanka take messages; abroad, anybody's may.
const LANDLINE = /^\+94(?!7)/;

/**
 * The ready messages as links that open the desk's own programs. Of what was typed they carry the
 * first name, if it is a plain word, and beside it the reference alone. A registration's go to the
 * parent, whose consent it is, and to the student where the parent has given no such number.
 */
export function repliesTo(submission: Submission): Reply[] {
  const { kind, fields, reference } = submission;
  const firstName = greetingName(kind === 'enquiry' ? fields.name : fields.firstName);
  const mobile = [submission.guardianPhoneE164, submission.phoneE164].find(
    (phone) => phone && !LANDLINE.test(phone),
  );
  const mailbox = (kind === 'registration' && fields.parentEmail) || fields.email;
  return officeReplies
    .filter(({ fits }) => fits.includes(kind))
    .map(({ name, words }) => {
      const text = words({ firstName, reference });
      const encoded = encodeURIComponent(text);
      const subject = encodeURIComponent(`${school.name.value}: ${reference}`);
      return {
        name,
        whatsapp: mobile ? `https://wa.me/${mobile.slice(1)}?text=${encoded}` : null,
        sms: mobile ? `sms:${mobile}?body=${encoded}` : null,
        mail: mailbox ? `${mailtoHref(mailbox)}?subject=${subject}&body=${encoded}` : null,
        text,
      };
    });
}
