import { acknowledgementTexts as texts } from '#content/forms/acknowledgement-texts.ts';
import { registrationSteps } from '#content/forms/registration.ts';
import { school } from '#content/school/school.ts';
import { levels } from '#content/teaching/levels.ts';
import { answersOf, classText } from '#payloads/answers.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import {
  classIdsOf,
  familyClasses,
  subjectsWithoutDay,
} from '#rules/timetable/registered-classes.ts';
import type { Submission } from '#server/store/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { classesFile } from './family-mails.ts';
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
import { isGuardian, type MailMessage, recipientName, sentence } from './message.ts';

type Registered = Submission & { kind: 'registration' };

/** What an acknowledgement contains besides what was sent. */
interface Additions {
  /** The family's own link; undefined where the server has no page for it. */
  familyLink?: string | undefined;
  /** Whether the family can choose a time for the assessment there. */
  canChoose?: boolean;
  /** The site's origin, for the calendar's links. */
  origin: string;
}

/**
 * Confirms a form to its sender; a registration also to the guardian, with the next steps. Level,
 * subjects, classes and curriculum are texts of ours. Anyone can type another person's address into
 * a form, so it repeats at most one word of what was typed: see firstNameOf.
 */
export async function acknowledgement(
  db: Db,
  sent: Submission,
  recipient: string,
  { familyLink, canChoose = false, origin }: Additions,
  now: number,
): Promise<MailMessage> {
  const { kind, reference, receivedAt, waitingFor } = sent;
  const { title, call, mistake, received, promise } = texts[kind];
  const { receivedForGuardian, waitingPromise } = texts.registration;
  const isWaiting = waitingFor.length > 0;
  const promised = isWaiting ? waitingPromise : promise;
  const attachments = await classesFile(db, sent, origin, now);
  const arrived = isGuardian(sent, recipient) ? receivedForGuardian : received;
  const { familyLink: links } = texts;
  const message = await mail(title(reference), promised, [
    heading(texts.hello(firstNameOf(recipientName(sent, recipient)))),
    paragraph(sentence(arrived(school.name, momentText(receivedAt)))),
    paragraph(promised),
    referencePlate(texts.reference, reference),
    kind === 'registration' && aboutOf(sent),
    isWaiting && paragraph(texts.waitingList(waitingFor)),
    attachments.length > 0 && paragraph(texts.calendar),
    kind === 'registration' && daysToAgree(sent, now),
    kind === 'registration' && subheading(registrationSteps.heading),
    kind === 'registration' && numbered(stepsFor(sent)),
    callUs(call),
    familyLink && paragraph(canChoose ? links.choose : links.text),
    buttons([[canChoose ? links.pressToChoose : links.press, familyLink]]),
    smallPrint(familyLink ? links.mistake : mistake),
  ]);
  return { ...message, attachments };
}

function aboutOf(sent: Registered): Part {
  const shown = ['subjects', 'course', 'curriculum'];
  const answers = answersOf(registrationFields, sent.fields);
  const classes = classIdsOf(sent).map(classText).join('; ');
  return facts([
    { label: 'Level', text: levels[sent.fields.level].option },
    ...answers.filter(({ kind }) => shown.includes(kind)),
    ...(classes ? [{ label: registrationFields.classes.label, text: classes }] : []),
  ]);
}

/** Names the subjects whose day is still to be agreed; false without any. */
function daysToAgree(sent: Registered, now: number): Part | false {
  const { fields, waitsSince } = sent;
  const subjects = subjectsWithoutDay(fields, familyClasses(sent, now), waitsSince);
  return subjects.length > 0 && paragraph(texts.dayToAgree(subjects.join(', ')));
}

/** The next steps. The class is only named where one was chosen that has a place. */
function stepsFor(sent: Registered) {
  const hasClass = classIdsOf(sent).length > 0 && sent.waitingFor.length === 0;
  return registrationSteps.steps.map((step) =>
    hasClass && step.title === 'Start Learning'
      ? { ...step, text: registrationSteps.classChosen }
      : step,
  );
}
