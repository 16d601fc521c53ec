import { offerTexts as texts } from '#content/forms/offer.ts';
import { classText } from '#payloads/answers.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import type { Submission } from '#server/store/submissions.ts';
import { buttons, callUs, facts, heading, mail, paragraph, smallPrint, strong } from './layout.ts';
import { fullName, type MailMessage, sentence } from './message.ts';

/**
 * Offers a place to the family, to be answered on its own page.
 * @param until the end of the time to answer, in milliseconds since 1970
 * @param familyLink the family's own link; undefined where the server has no page for it
 */
export function offerMail(
  sent: Submission,
  offer: { class: string; until: number },
  familyLink: string | undefined,
): Promise<MailMessage> {
  const { subject, press, byPhone, mistake } = texts.mail;
  const answerBy = sentence(`${texts.answerBy} ${momentText(offer.until)}`);
  return mail(subject(sent.reference), answerBy, [
    heading(texts.title(firstNameOf(fullName(sent)))),
    strong(answerBy),
    facts([
      { label: texts.class, text: classText(offer.class) },
      { label: 'Reference', text: sent.reference },
    ]),
    ...(familyLink ? [buttons([[press, familyLink]])] : [paragraph(byPhone)]),
    paragraph(texts.next),
    callUs(texts.call),
    ...(familyLink ? [smallPrint(mistake)] : []),
  ]);
}
