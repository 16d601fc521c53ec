import { acknowledgementTextsOf } from '#content/forms/acknowledgement-texts.ts';
import { registrationStepsOf } from '#content/forms/registration.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { levelOption } from '#content/school/claims.ts';
import { schoolOf } from '#content/school/school.ts';
import { sentence } from '#content/sentence.ts';
import { answersOf } from '#payloads/answers.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { classWithDays } from '#rules/timetable/changes.ts';
import {
  classIdsOf,
  familyClasses,
  subjectsWithoutDay,
} from '#rules/timetable/registered-classes.ts';
import { isPromised } from '#server/store/office/next-call.ts';
import { type Submission, waitingNames } from '#server/store/submissions/submissions.ts';
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
import { isGuardian, type MailMessage, recipientName } from './message.ts';

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
  documents: Documents,
  sent: Submission,
  recipient: string,
  { familyLink, canChoose = false, origin }: Additions,
  now: number,
): Promise<MailMessage> {
  const { kind, reference, receivedAt } = sent;
  const words = acknowledgementTextsOf(documents);
  const waitingFor = waitingNames(documents, sent);
  const { title, call, mistake, received, promise } = words[kind];
  const { receivedForGuardian, waitingPromise } = words.registration;
  const isWaiting = waitingFor.length > 0;
  const promised = isWaiting ? waitingPromise : promise;
  const arrived = isGuardian(sent, recipient) ? receivedForGuardian : received;
  const reached = sentence(arrived(schoolOf(documents).name, momentFrom(now, receivedAt)));
  const isPromise = isPromised(sent, now);
  const attachments = await classesFile(db, documents, sent, origin, now);
  const { familyLink: links } = words;
  const message = await mail(documents, title(reference), isPromise ? promised : reached, [
    heading(words.hello(firstNameOf(recipientName(sent, recipient)))),
    paragraph(reached),
    isPromise && paragraph(promised),
    referencePlate(words.reference, reference),
    kind === 'registration' && aboutOf(documents, sent, now),
    isWaiting && paragraph(words.waitingList(waitingFor)),
    attachments.length > 0 && paragraph(words.calendar),
    kind === 'registration' && daysToAgree(documents, sent, now),
    kind === 'registration' && subheading(registrationStepsOf(documents).heading),
    kind === 'registration' && numbered(stepsFor(documents, sent)),
    callUs(documents, call),
    familyLink && paragraph(canChoose ? links.choose : links.text),
    buttons([[canChoose ? links.pressToChoose : links.press, familyLink]]),
    smallPrint(familyLink ? links.mistake : mistake),
  ]);
  return { ...message, attachments };
}

function aboutOf(documents: Documents, sent: Registered, now: number): Part {
  const shown = ['subjects', 'course', 'curriculum'];
  const answers = answersOf(documents, registrationFields, sent.fields);
  const classes = classIdsOf(sent)
    .map((one) => classWithDays(documents, one, now))
    .join('; ');
  return facts([
    { label: 'Level', text: levelOption(documents, sent.fields.level) },
    ...answers.filter(({ kind }) => shown.includes(kind)),
    ...(classes ? [{ label: registrationFields.classes.label, text: classes }] : []),
  ]);
}

/** Names the subjects whose day is still to be agreed; false without any. */
function daysToAgree(documents: Documents, sent: Registered, now: number): Part | false {
  const { fields, waitsSince } = sent;
  const subjects = subjectsWithoutDay(
    documents,
    fields,
    familyClasses(documents, sent, now),
    waitsSince,
  );
  return subjects.length > 0 && paragraph(acknowledgementTextsOf(documents).dayToAgree(subjects));
}

/** The next steps. The class is only named where one was chosen that has a place. */
function stepsFor(documents: Documents, sent: Registered) {
  const { steps, classChosen } = registrationStepsOf(documents);
  const hasClass = classIdsOf(sent).length > 0 && Object.keys(sent.waitsSince).length === 0;
  return steps.map((step) =>
    hasClass && step.title === 'Start Learning' ? { ...step, text: classChosen } : step,
  );
}
