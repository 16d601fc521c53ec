import { html, raw } from 'hono/html';
import { appointmentsOf } from '#content/forms/appointment-texts.ts';
import { callTimes, familyLinkOf } from '#content/forms/family-link.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { phoneNumbersIn } from '#content/schemas/phone-numbers.ts';
import { fullName, hasPhone, registrationFields } from '#payloads/form-fields.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { classWithDays, endedClasses, hasOnlyEnded } from '#rules/timetable/changes.ts';
import { classIdsOf, stillWaitedNames } from '#rules/timetable/registered-classes.ts';
import { assessmentIs, timesToChoose } from '#server/store/office/appointments.ts';
import { callAgainOf, endOfPart, isPromised } from '#server/store/office/next-call.ts';
import { isUnwanted } from '#server/store/outbox/unwanted-mailboxes.ts';
import { type Submission, waitingNames } from '#server/store/submissions/submissions.ts';
import {
  canUndo,
  type FamilyAction,
  type PhoneField,
  type Problem,
  phoneFieldsOf,
} from './family-actions.ts';
import { appointmentParts } from './family-appointment.ts';
import { offerPart } from './family-offer.ts';
import { endedNotes, placeParts } from './family-place.ts';
import {
  type Fact,
  factList,
  icon,
  linkPage,
  type Markup,
  type Part,
  type Visit,
} from './link-page.ts';

/**
 * The family's page: what it can answer or choose, what it is about, its status, and what it can change.
 * @param said what was done, or why not
 */
export async function familyPage(visit: Visit, said: Problem) {
  const { deps, submission, mailbox, link } = visit;
  const { documents } = deps.live;
  const words = familyLinkOf(documents);
  const { id, kind, state, reference, assessmentAt, slotAt } = submission;
  const offer = offerPart(documents, submission, deps.clock(), link);
  const { own: appointments, tours } = await appointmentParts(visit);
  const phoneFields = await phoneFieldsOf(deps.store, submission, mailbox);
  const isDisowned = await isUnwanted(deps.store, id, mailbox);
  const now = deps.clock();
  const assessment = await assessmentIs(deps.store, documents, submission, now);
  const ended = endedClasses(documents, Object.keys(submission.waitsSince), now);
  const waits = Object.entries(submission.waitsSince).filter(([one]) => !ended.includes(one));
  const awaiting = { ...submission, waitsSince: Object.fromEntries(waits) };
  const about = aboutOf(
    documents,
    assessment === 'off' ? { ...awaiting, assessmentAt: null } : awaiting,
    now,
  );
  const isReached = state === 'called' || state === 'assessment';
  const isNext =
    isReached &&
    about.when === '' &&
    about.assessment === undefined &&
    (await timesToChoose(deps.store, documents, submission, now)).length > 0;
  // After the assessment the office tells what comes next.
  const ofState =
    words.states[state === 'assessment' && assessment === 'over' ? 'called' : state](about);
  const isEnded = hasOnlyEnded(documents, submission, now);
  const stateText = isNext ? appointmentsOf(documents).next : ofState;
  const own: Part = {
    heading: words.title[kind],
    body: html`${endedNotes(documents, ended)}
${factList([...facts(documents, awaiting, now), [words.state, offer?.status ?? (isEnded ? words.classEnded : stateText)]])}`,
  };
  // A family with a time that the office has set need not choose another.
  const isSet = assessmentAt !== null && slotAt === null;
  const places = await placeParts(deps, submission);
  const mine = isSet ? [offer, own, ...appointments] : [offer, ...places, ...appointments, own];
  const parts = [...mine, ...tours];
  const [first = own, ...others] = parts.filter((part) => part !== undefined);
  const withdrawal = {
    ...words.withdraw,
    heading: words.withdraw.heading(about),
    text: words.withdraw.text(about),
  };
  const changes = [
    state !== 'withdrawn' &&
      phoneFields.length > 0 &&
      phoneForms(documents, submission, phoneFields, link, said.phone),
    state !== 'withdrawn' && buttonForm(withdrawal, 'withdraw'),
    !isDisowned && (await canUndo(deps, submission)) && buttonForm(words.undo, 'undo'),
    mailbox !== '' && !isDisowned && buttonForm(words.notUs, 'not-us'),
  ].filter((change) => change !== false);
  const sections = html`${said.text ? html`<p class="note" role="status">${said.text}</p>` : ''}
<section><h1>${first.isDone ? icon('tick') : ''}${first.heading}</h1>
${first.body}</section>
${others.map(({ heading, body }) => html`<section><h2>${heading}</h2>${body}</section>`)}
${changes.length > 0 ? html`<section>${changes}</section>` : ''}
<p class="small">${words.call}</p>`;
  return linkPage(deps, `${words.title[kind]}: ${reference}`, sections, said.status);
}

/** Asks whether the family really wants to cancel. */
export function confirmPage({ deps, submission, link }: Visit) {
  const { documents } = deps.live;
  const words = familyLinkOf(documents);
  const about = aboutOf(documents, submission, deps.clock());
  const heading = words.withdraw.ask(about);
  const sections = html`<section><h1>${heading}</h1>
<p>${words.reference}: <strong>${submission.reference}</strong></p><p>${words.withdraw.text(about)}</p>
<form method="post" action="${link}"><button class="answer" name="do" value="withdraw-confirmed">${words.withdraw.confirm}</button>
<a class="button answer" href="${link}">${words.withdraw.keep}</a></form></section>`;
  return linkPage(deps, `${heading} ${submission.reference}`, sections);
}

/** What the sentences about a submission depend on. */
export function aboutOf(documents: Documents, submission: Submission, now: number) {
  const { kind, state, assessmentAt } = submission;
  return {
    kind,
    isPlaced: state === 'placed',
    hasPhone: hasPhone(submission),
    assessment: assessmentAt === null ? undefined : momentFrom(now, assessmentAt),
    waitingFor: waitingNames(documents, submission),
    when: whenCalled(submission, now),
  };
}

/** The day that the family asked for, or the promise of the form, until it is over. */
function whenCalled(submission: Submission, now: number): string {
  const again = callAgainOf(submission);
  if (again && now < endOfPart(again)) {
    return callTimes.asked(dayFrom(colomboDate(now), again.on), again.part);
  }
  return isPromised(submission, now) ? callTimes.promised : '';
}

function facts(documents: Documents, submission: Submission, now: number): Fact[] {
  const { kind, fields, reference, assessmentAt, slotAt } = submission;
  const words = familyLinkOf(documents);
  const all: Fact[] = [
    [words.reference, reference],
    [words.firstName, firstNameOf(fullName(submission))],
    kind === 'enquiry'
      ? [words.subject, fields.subject]
      : [words.subjects, fields.subjects.join(', ')],
    [
      words.classes,
      classIdsOf(submission)
        .map((one) => classWithDays(documents, one, now))
        .join('; '),
    ],
    [words.waitingFor, stillWaitedNames(documents, submission).join('; ')],
    // A booked time has its own part of the page.
    [
      words.assessment,
      assessmentAt === null || slotAt !== null ? '' : momentFrom(now, assessmentAt),
    ],
  ];
  return all.filter(([, text]) => text !== '');
}

function phoneForms(
  documents: Documents,
  submission: Submission,
  fields: readonly PhoneField[],
  link: string,
  typed: Problem['phone'],
): Markup {
  const known: Readonly<Record<string, unknown>> = submission.fields;
  const endings = endingsOf(fields.map((field) => String(known[field] ?? '')));
  const { heading, without, text } = familyLinkOf(documents).phone;
  return html`<h2>${endings.length > 0 ? heading : without.heading}</h2>
<p>${endings.length > 0 ? text(endings) : without.text}</p>
${fields.map((field) => phoneForm(documents, field, link, typed?.field === field ? typed : undefined))}`;
}

/** The last three digits of each number, once for one in two fields: enough to recognise it. */
function endingsOf(typed: readonly string[]): string[] {
  const numbers = typed.flatMap(phoneNumbersIn);
  const own = new Set(numbers.map(({ digits }) => digits));
  return [...own].map((digits) => digits.slice(-3)).filter((ending) => ending.length === 3);
}

function phoneForm(
  documents: Documents,
  field: PhoneField,
  link: string,
  typed: Problem['phone'],
): Markup {
  const { wrong, question } = typed ?? {};
  const words = familyLinkOf(documents);
  const problem = wrong ?? (question && `${question} ${words.phone.again}`);
  return html`<form method="post" action="${link}"><input type="hidden" name="field" value="${field}">
${question ? html`<input type="hidden" name="asked" value="${typed?.typed}">` : ''}
${problem ? html`<p class="wrong" id="wrong" role="alert">${problem}</p>` : ''}
<label for="${field}">${registrationFields[field].label}</label>
<input id="${field}" name="phone" type="tel" autocomplete="tel" required maxlength="300" value="${typed?.typed ?? ''}"${problem ? raw(' aria-invalid="true" aria-describedby="wrong" autofocus') : ''}>
<button name="do" value="phone">${words.phone.press}</button></form>`;
}

function buttonForm(
  { heading, text, press }: { heading: string; text: string; press: string },
  action: FamilyAction | 'withdraw',
): Markup {
  return html`<form method="post"><h2>${heading}</h2><p>${text}</p>
<button name="do" value="${action}">${press}</button></form>`;
}
