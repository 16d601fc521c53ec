import { html } from 'hono/html';
import { acknowledgementTexts as texts } from '#content/forms/acknowledgements.ts';
import { registrationSteps } from '#content/forms/forms.ts';
import { school } from '#content/school/school.ts';
import { levels } from '#content/teaching/levels.ts';
import { answersOf } from '#payloads/answers.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { chosenClasses } from '#rules/timetable/registered-classes.ts';
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
import { sentence } from './words.ts';

/**
 * Confirms a registration to the student or guardian, and says what happens next. Level, subjects,
 * classes and curriculum are texts of ours; of what was typed it repeats one word at most: see
 * firstNameOf.
 * @param familyLink the family's own link; undefined where the server has no page for it
 */
export async function registrationAcknowledgement(
  sent: SentRegistration,
  recipient: string,
  familyLink?: string,
): Promise<MailMessage> {
  const { fields, waitingFor = [] } = sent;
  const toGuardian = recipient !== fields.email.toLowerCase() && recipient !== fields.email;
  const name = firstNameOf(toGuardian ? fields.parentName : fields.firstName);
  const hello = name ? `Thank you, ${name}` : 'Thank you';
  const title = `We have your registration (${sent.reference})`;
  const came = sentence(
    `${toGuardian ? 'A registration that names you as parent or guardian' : 'Your registration'} reached ${school.name.value} on ${momentText(sent.receivedAt)}`,
  );
  const promise = waitingFor.length > 0 ? texts.waitingPromise : texts.promise;
  const chosen: [string, string][] = [
    ['Level', levels[fields.level].option],
    ...answersOf(registrationFields, fields)
      .filter(({ kind }) => ['subjects', 'classes', 'course', 'curriculum'].includes(kind))
      .map(({ label, text }): [string, string] => [label, text]),
  ];
  const attachments = classCalendar(sent);
  const notes = [
    ...(waitingFor.length > 0 ? [texts.waitingList(waitingFor)] : []),
    ...(attachments.length > 0 ? [calendarNote] : []),
  ];
  const steps = stepsFor(sent);
  const mistake = familyLink ? texts.mistake : texts.registrationMistake;
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
      ...chosen.map(([label, value]) => `${label}: ${value}`),
      ...notes,
      '',
      registrationSteps.heading,
      ...steps.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`),
      '',
      `${texts.question} ${school.hotline.value}`,
      '',
      ...familyLinkText(familyLink),
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
${facts(chosen)}
${notes.map((note) => paragraph(note))}
${subheading(registrationSteps.heading)}
<ol style="margin:0 0 18px;padding-left:22px;">${steps.map(
        (step) =>
          html`<li style="margin:0 0 8px;"><strong>${step.title}</strong><br>${step.text}</li>`,
      )}</ol>
${paragraph(html`${texts.question} ${phoneLink(school.hotline.value)}`)}
${familyLinkMarkup(familyLink)}
<p style="margin:0;color:#3b5b64;font-size:14px;">${mistake}</p>`,
    ),
  };
}

/** What happens next. The day is only promised where a class was chosen that has a place. */
function stepsFor({ fields, waitingFor = [] }: SentRegistration) {
  const hasDay = chosenClasses(fields).length > 0 && waitingFor.length === 0;
  return registrationSteps.steps.map((step) =>
    hasDay && step.title === 'Start Learning'
      ? { ...step, text: registrationSteps.classChosen }
      : step,
  );
}
