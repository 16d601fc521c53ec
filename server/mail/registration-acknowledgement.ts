import { html } from 'hono/html';
import { registrationSteps } from '#content/forms/forms.ts';
import { school } from '#content/school/school.ts';
import { levels } from '#content/teaching/levels.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { calendarNote, classCalendar } from './class-calendar.ts';
import { familyLinkMarkup, familyLinkText } from './family-link.ts';
import {
  facts,
  heading,
  page,
  paragraph,
  phoneLink,
  referencePlate,
  subheading,
  textFooter,
} from './layout.ts';
import type { MailMessage, SentRegistration } from './message.ts';
import { greetingName, sentence } from './words.ts';

/**
 * Tells a student or guardian that the registration has come and what happens next. Level and
 * subjects are words of ours; of what was typed it repeats one word at most: see greetingName.
 * @param mine the family's own link; undefined where the server can serve no page
 */
export async function registrationAcknowledgement(
  sent: SentRegistration,
  recipient: string,
  mine?: string,
): Promise<MailMessage> {
  const { fields } = sent;
  const toGuardian = recipient !== fields.email.toLowerCase() && recipient !== fields.email;
  const name = greetingName(toGuardian ? fields.parentName : fields.firstName);
  const hello = name ? `Thank you, ${name}` : 'Thank you';
  const title = `We have your registration (${sent.reference})`;
  const came = sentence(
    `${toGuardian ? 'A registration that names you as parent or guardian' : 'Your registration'} reached ${school.name.value} on ${momentText(sent.receivedAt)}`,
  );
  const promise = "We'll contact you within 24 hours to confirm your enrollment.";
  const level = levels[fields.level].option;
  const subjects = fields.subjects.join(', ');
  const attachments = classCalendar(sent);
  const calendar = attachments.length > 0 ? [calendarNote] : [];
  const question = 'Questions before then? Call us and give your reference:';
  const mistake =
    'If nobody of yours registered, somebody mistyped an address: tell us or ignore it.';
  return {
    subject: title,
    attachments,
    text: [
      `${hello}.`,
      '',
      came,
      promise,
      '',
      `Your reference: ${sent.reference}`,
      `Level: ${level}`,
      `Subjects: ${subjects}`,
      ...calendar,
      '',
      registrationSteps.heading,
      ...registrationSteps.steps.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`),
      '',
      `${question} ${school.hotline.value}`,
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
${facts([
  ['Level', level],
  ['Subjects', subjects],
])}
${calendar.map((note) => paragraph(note))}
${subheading(registrationSteps.heading)}
<ol style="margin:0 0 18px;padding-left:22px;">${registrationSteps.steps.map(
        (step) =>
          html`<li style="margin:0 0 8px;"><strong>${step.title}</strong><br>${step.text}</li>`,
      )}</ol>
${paragraph(html`${question} ${phoneLink(school.hotline.value)}`)}
${familyLinkMarkup(mine)}
<p style="margin:0;color:#3b5b64;font-size:14px;">${mistake}</p>`,
    ),
  };
}
