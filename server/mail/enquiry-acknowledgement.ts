import { html } from 'hono/html';
import { acknowledgementTexts as texts } from '#content/forms/acknowledgements.ts';
import { school } from '#content/school/school.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { familyLinkMarkup, familyLinkText } from './family-link.ts';
import { heading, page, paragraph, phoneLink, referencePlate, textFooter } from './layout.ts';
import type { MailMessage, SentEnquiry } from './message.ts';
import { sentence } from './words.ts';

/**
 * Tells an enquirer that the message has come. Says nothing of what it was: see firstNameOf.
 * @param mine the family's own link; undefined where the server can serve no page
 */
export async function enquiryAcknowledgement(
  sent: SentEnquiry,
  mine?: string,
): Promise<MailMessage> {
  const name = firstNameOf(sent.fields.name);
  const hello = name ? `Thank you, ${name}` : 'Thank you';
  const title = `We have your message (${sent.reference})`;
  const came = sentence(
    `Your message reached ${school.name.value} on ${momentText(sent.receivedAt)}`,
  );
  const promise = "We'll get back to you within 24 hours.";
  const meanwhile = 'If it is urgent, call us and give your reference:';
  const mistake = mine ? texts.mistake : texts.enquiryMistake;
  return {
    subject: title,
    text: [
      `${hello}.`,
      '',
      came,
      promise,
      '',
      `Your reference: ${sent.reference}`,
      '',
      `${meanwhile} ${school.hotline.value}`,
      '',
      ...familyLinkText(mine),
      mistake,
      '',
      textFooter(),
    ].join('\n'),
    html: await page(
      title,
      promise,
      html`${heading(`${hello}.`)}
${paragraph(`${came} ${promise}`)}
${referencePlate(sent.reference)}
${paragraph(html`${meanwhile} ${phoneLink(school.hotline.value)}`)}
${familyLinkMarkup(mine)}
<p style="margin:0;color:#3b5b64;font-size:14px;">${mistake}</p>`,
    ),
  };
}
