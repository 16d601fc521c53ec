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
import type { Submission } from '#server/store/submissions.ts';
import {
  buttons,
  callUs,
  facts,
  heading,
  mail,
  numbered,
  type Part,
  paragraph,
  referencePlate,
  smallPrint,
  subheading,
} from './layout.ts';
import { type Attachment, type MailMessage, sentence } from './message.ts';

/** A stored registration. */
type Registered = Submission & { kind: 'registration' };

// Anyone can type another person's address into a form. So an acknowledgement repeats at most one
// word of what was typed: see firstNameOf.

/**
 * Confirms an enquiry to its sender.
 * @param familyLink the family's own link; undefined where the server has no page for it
 */
export function enquiryAcknowledgement(
  sent: Submission & { kind: 'enquiry' },
  familyLink?: string,
): Promise<MailMessage> {
  const { received, promise } = texts.enquiry;
  return acknowledgement(sent, familyLink, { name: sent.fields.name, received, promise });
}

/**
 * Confirms a registration to the student or guardian, with the next steps. Level, subjects, classes
 * and curriculum are texts of ours.
 * @param familyLink the family's own link; undefined where the server has no page for it
 * @param canChoose whether the family can choose a time for the assessment there
 */
export async function registrationAcknowledgement(
  sent: Registered,
  recipient: string,
  familyLink?: string,
  canChoose = false,
): Promise<MailMessage> {
  const { fields, waitingFor } = sent;
  const toGuardian = recipient.toLowerCase() !== fields.email.toLowerCase();
  const isWaiting = waitingFor.length > 0;
  const attachments = classCalendar(sent);
  const { received, receivedForGuardian, promise, waitingPromise } = texts.registration;
  const message = await acknowledgement(sent, familyLink, {
    name: toGuardian ? fields.parentName : fields.firstName,
    received: toGuardian ? receivedForGuardian : received,
    promise: isWaiting ? waitingPromise : promise,
    linkText: canChoose ? texts.familyLink.choose : undefined,
    details: [
      facts([
        { label: 'Level', text: levels[fields.level].option },
        ...answersOf(registrationFields, fields).filter(({ kind }) =>
          ['subjects', 'classes', 'course', 'curriculum'].includes(kind),
        ),
      ]),
      ...(isWaiting ? [paragraph(texts.waitingList(waitingFor))] : []),
      ...(attachments.length > 0 ? [paragraph(texts.calendar)] : []),
      subheading(registrationSteps.heading),
      numbered(stepsFor(sent)),
    ],
  });
  return { ...message, attachments };
}

/** What differs between the acknowledgements. */
interface Contents {
  /** Greeted by its first word. */
  name: string;
  received: (school: string, when: string) => string;
  promise: string;
  /** What the family can do with its link. */
  linkText?: string | undefined;
  details?: Part[];
}

function acknowledgement(
  { kind, reference, receivedAt }: Submission,
  familyLink: string | undefined,
  { name, received, promise, linkText = texts.familyLink.text, details = [] }: Contents,
): Promise<MailMessage> {
  const { title, call, mistake } = texts[kind];
  return mail(title(reference), promise, [
    heading(texts.hello(firstNameOf(name))),
    paragraph(sentence(received(school.name, momentText(receivedAt)))),
    paragraph(promise),
    referencePlate(texts.reference, reference),
    ...details,
    callUs(call),
    ...(familyLink
      ? [paragraph(`${linkText}:`), buttons([[texts.familyLink.press, familyLink]])]
      : []),
    smallPrint(familyLink ? texts.familyLink.mistake : mistake),
  ]);
}

/** The next steps. The day is only promised where a class was chosen that has a place. */
function stepsFor({ fields, waitingFor }: Registered) {
  const hasDay = chosenClasses(fields).length > 0 && waitingFor.length === 0;
  return registrationSteps.steps.map((step) =>
    hasDay && step.title === 'Start Learning'
      ? { ...step, text: registrationSteps.classChosen }
      : step,
  );
}

/**
 * The classes of a registration as a calendar file, without those on whose waiting list it is; none
 * when no class is left. The file contains only our own records.
 */
export function classCalendar(sent: Registered): Attachment[] {
  const { fields, receivedAt, waitingFor } = sent;
  const classes = registeredClasses(fields, receivedAt).filter(
    (one) => !waitingFor.includes(choiceLine(one)),
  );
  if (classes.length === 0) return [];
  return [
    {
      filename: 'classes.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarText({ name: `Classes, ${school.name}`, classes }),
    },
  ];
}
