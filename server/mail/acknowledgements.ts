import { html } from 'hono/html';
import { acknowledgementTexts as texts } from '#content/forms/acknowledgements.ts';
import { registrationSteps } from '#content/forms/registration.ts';
import { school } from '#content/school/school.ts';
import { levels } from '#content/teaching/levels.ts';
import { answersOf } from '#payloads/answers.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { calendarText } from '#rules/timetable/calendar.ts';
import { choiceLine } from '#rules/timetable/choice.ts';
import { chosenClasses, registeredClasses } from '#rules/timetable/registered-classes.ts';
import {
  buttons,
  facts,
  heading,
  type Markup,
  page,
  paragraph,
  phoneLink,
  referencePlate,
  smallPrint,
  subheading,
  textFooter,
} from './layout.ts';
import type { Attachment, MailMessage, SentEnquiry, SentRegistration } from './message.ts';
import { sentence } from './words.ts';

// Anybody can type anybody's address into a form. So an acknowledgement repeats at most one word of
// what was typed: see firstNameOf.

/**
 * Confirms an enquiry to its sender.
 * @param familyLink the family's own link; undefined where the server has no page for it
 */
export function enquiryAcknowledgement(
  sent: SentEnquiry,
  familyLink?: string,
): Promise<MailMessage> {
  return acknowledgement(sent, familyLink, {
    ...texts.enquiry,
    name: sent.fields.name,
    received: texts.enquiry.received,
  });
}

/**
 * Confirms a registration to the student or guardian, and says what happens next. Level, subjects,
 * classes and curriculum are texts of ours.
 * @param familyLink the family's own link; undefined where the server has no page for it
 */
export function registrationAcknowledgement(
  sent: SentRegistration,
  recipient: string,
  familyLink?: string,
): Promise<MailMessage> {
  const { fields, waitingFor = [] } = sent;
  const toGuardian = recipient.toLowerCase() !== fields.email.toLowerCase();
  const isWaiting = waitingFor.length > 0;
  const attachments = classCalendar(sent);
  const { received, receivedForGuardian, promise, waitingPromise } = texts.registration;
  return acknowledgement(sent, familyLink, {
    ...texts.registration,
    name: toGuardian ? fields.parentName : fields.firstName,
    received: toGuardian ? receivedForGuardian : received,
    promise: isWaiting ? waitingPromise : promise,
    facts: [
      ['Level', levels[fields.level].option],
      ...answersOf(registrationFields, fields)
        .filter(({ kind }) => ['subjects', 'classes', 'course', 'curriculum'].includes(kind))
        .map(({ label, text }): [string, string] => [label, text]),
    ],
    notes: [
      ...(isWaiting ? [texts.waitingList(waitingFor)] : []),
      ...(attachments.length > 0 ? [texts.calendar] : []),
    ],
    steps: stepsFor(sent),
    attachments,
  });
}

/** What differs between the acknowledgements. */
interface Contents {
  /** Whose first word is the greeting. */
  name: string;
  title: (reference: string) => string;
  received: (school: string, when: string) => string;
  promise: string;
  call: string;
  mistake: string;
  facts?: [label: string, value: string][];
  notes?: string[];
  steps?: readonly { title: string; text: string }[];
  attachments?: Attachment[];
}

async function acknowledgement(
  { reference, receivedAt }: SentEnquiry | SentRegistration,
  familyLink: string | undefined,
  contents: Contents,
): Promise<MailMessage> {
  const { promise, call, notes = [], steps = [], attachments = [] } = contents;
  const hello = texts.hello(firstNameOf(contents.name));
  const title = contents.title(reference);
  const received = sentence(contents.received(school.name.value, momentText(receivedAt)));
  const mistake = familyLink ? texts.familyLink.mistake : contents.mistake;
  const shownFacts = contents.facts ?? [];
  return {
    subject: title,
    attachments,
    text: [
      hello,
      '',
      received,
      promise,
      '',
      `${texts.reference}: ${reference}`,
      ...shownFacts.map(([label, value]) => `${label}: ${value}`),
      ...notes,
      '',
      ...(steps.length > 0 ? [registrationSteps.heading] : []),
      ...steps.map((step, index) => `${index + 1}. ${step.title}: ${step.text}`),
      ...(steps.length > 0 ? [''] : []),
      `${call} ${school.hotline.value}`,
      '',
      ...(familyLink ? [`${texts.familyLink.text}: ${familyLink}`, ''] : []),
      mistake,
      '',
      textFooter(),
    ].join('\n'),
    html: await page(
      title,
      promise,
      html`${heading(hello)}
${paragraph(`${received} ${promise}`)}
${referencePlate(texts.reference, reference)}
${facts(shownFacts)}
${notes.map((note) => paragraph(note))}
${stepList(steps)}
${paragraph(html`${call} ${phoneLink(school.hotline.value)}`)}
${familyLink ? html`${paragraph(`${texts.familyLink.text}:`)}${buttons([[texts.familyLink.press, familyLink]])}` : ''}
${smallPrint(mistake)}`,
    ),
  };
}

function stepList(steps: readonly { title: string; text: string }[]): Markup {
  if (steps.length === 0) return '';
  return html`${subheading(registrationSteps.heading)}
<ol style="margin:0 0 18px;padding-left:22px;">${steps.map(
    ({ title, text }) =>
      html`<li style="margin:0 0 8px;"><strong>${title}</strong><br>${text}</li>`,
  )}</ol>`;
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

/**
 * The classes of a registration as a calendar file, without those it only waits for; none when no
 * class is left. The file is made of our records alone.
 */
export function classCalendar({ fields, waitingFor = [] }: SentRegistration): Attachment[] {
  const classes = registeredClasses(fields).filter((one) => !waitingFor.includes(choiceLine(one)));
  if (classes.length === 0) return [];
  return [
    {
      filename: 'classes.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarText({ name: `Classes, ${school.name.value}`, classes }),
    },
  ];
}
