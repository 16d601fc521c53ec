import { acknowledgementTexts as texts } from '#content/forms/acknowledgement-texts.ts';
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
import { calendarFile, isGuardian, type MailMessage, recipientName, sentence } from './message.ts';

type Registered = Submission & { kind: 'registration' };

/**
 * Confirms a form to its sender; a registration also to the guardian, with the next steps. Level,
 * subjects, classes and curriculum are texts of ours. Anyone can type another person's address into
 * a form, so it repeats at most one word of what was typed: see firstNameOf.
 * @param familyLink the family's own link; undefined where the server has no page for it
 * @param canChoose whether the family can choose a time for the assessment there
 */
export async function acknowledgement(
  sent: Submission,
  recipient: string,
  familyLink?: string,
  canChoose = false,
): Promise<MailMessage> {
  const { kind, reference, receivedAt, waitingFor } = sent;
  const { title, call, mistake, received, promise } = texts[kind];
  const { receivedForGuardian, waitingPromise } = texts.registration;
  const isWaiting = waitingFor.length > 0;
  const promised = isWaiting ? waitingPromise : promise;
  const attachments = kind === 'registration' ? classCalendar(sent) : [];
  const arrived = isGuardian(sent, recipient) ? receivedForGuardian : received;
  const linkText = canChoose ? texts.familyLink.choose : texts.familyLink.text;
  const message = await mail(title(reference), promised, [
    heading(texts.hello(firstNameOf(recipientName(sent, recipient)))),
    paragraph(sentence(arrived(school.name, momentText(receivedAt)))),
    paragraph(promised),
    referencePlate(texts.reference, reference),
    kind === 'registration' && aboutOf(sent),
    isWaiting && paragraph(texts.waitingList(waitingFor)),
    attachments.length > 0 && paragraph(texts.calendar),
    kind === 'registration' && subheading(registrationSteps.heading),
    kind === 'registration' && numbered(stepsFor(sent)),
    callUs(call),
    familyLink && paragraph(`${linkText}:`),
    buttons([[texts.familyLink.press, familyLink]]),
    smallPrint(familyLink ? texts.familyLink.mistake : mistake),
  ]);
  return { ...message, attachments };
}

function aboutOf({ fields }: Registered): Part {
  const shown = ['subjects', 'classes', 'course', 'curriculum'];
  return facts([
    { label: 'Level', text: levels[fields.level].option },
    ...answersOf(registrationFields, fields).filter(({ kind }) => shown.includes(kind)),
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
export function classCalendar(sent: Registered) {
  const { fields, receivedAt, waitingFor } = sent;
  const classes = registeredClasses(fields, receivedAt).filter(
    (one) => !waitingFor.includes(choiceLine(one)),
  );
  if (classes.length === 0) return [];
  const content = calendarText({ name: `Classes, ${school.name}`, classes });
  return [calendarFile('classes.ics', 'PUBLISH', content)];
}
