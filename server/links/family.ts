import * as v from 'valibot';
import { appointments } from '#content/forms/appointment-texts.ts';
import { familyLink as words } from '#content/forms/family-link.ts';
import { offerTexts } from '#content/forms/offer-texts.ts';
import { registrationLabels } from '#payloads/form-fields.ts';
import { phoneLine, required } from '#payloads/schemas.ts';
import { phoneQuestion } from '#rules/contact/phone-question.ts';
import { isAllowedOrigin, readText } from '#server/http/request.ts';
import { isSame, sign } from '#server/http/signature.ts';
import { hit } from '#server/store/limits.ts';
import { findSubmission, type Submission } from '#server/store/submissions.ts';
import { isUnwanted, linkedSubmission } from '#server/store/unwanted-mailboxes.ts';
import {
  appointmentDone,
  appointmentFile,
  appointmentPart,
  CALENDAR,
  changeAppointment,
} from './appointments.ts';
import {
  canUndo,
  correctPhone,
  disown,
  type LinkDeps,
  phoneFieldsOf,
  undoWithdrawal,
  withdraw,
} from './family-actions.ts';
import {
  aboutOf,
  confirmPage,
  type FamilyAction,
  familyActions,
  familyPage,
  type Shown,
} from './family-page.ts';
import { answerOffer, offerPart } from './offer.ts';
import { messagePage, redirectTo } from './page.ts';
import { checkLink, FAMILY_LINK } from './signed-links.ts';

const HOUR = 3_600_000;
/** What one submission's links may change in an hour: each change is a mail to the office. */
const CHANGES = 20;
/** In the address after a change: what was done, and a signature of the number that was saved. */
const DONE = 'done';
const SAVED = 'saved';

/** A link that was checked. */
interface Visit {
  deps: LinkDeps;
  requestId: string;
  submission: Submission;
  /** The mailbox that received the link; '' if none did. */
  mailbox: string;
  /** The address of the page, without what was done. */
  link: string;
}

/** What is wrong with a change, for the page as it is now. */
type Problem = Pick<Shown, 'done' | 'phone' | 'status'>;

/**
 * The page behind a family's own link. A GET changes nothing, since mail scanners open
 * links; its forms post to the same address, from our own origin only.
 */
export async function familyLinkPage(deps: LinkDeps, request: Request, requestId: string) {
  const { log, origins } = deps;
  const refuse = (reason: 'forged' | 'expired' | 'foreign') => {
    const { heading, [reason]: text } = words.refused;
    return messagePage(deps, 403, { heading, text });
  };
  try {
    const { headers, method, url } = request;
    const { pathname, searchParams: query } = new URL(url);
    const signed = checkLink(deps.limits.secret, FAMILY_LINK, query, deps.clock());
    if ('refused' in signed) {
      log({ event: 'link refused', requestId, link: FAMILY_LINK, reason: signed.refused });
      return refuse(signed.refused);
    }
    const isPost = method === 'POST';
    if (isPost && !(headers.has('origin') && isAllowedOrigin(headers, origins))) {
      log({ event: 'request refused', requestId, status: 403, reason: 'foreign origin' });
      return refuse('foreign');
    }
    const { submissionId, mailbox } = await linkedSubmission(deps.store, signed.id);
    const submission = await findSubmission(deps.store, submissionId);
    if (!submission) return messagePage(deps, 410, words.erased);
    const own = new URLSearchParams(query);
    for (const name of [DONE, SAVED, CALENDAR]) own.delete(name);
    const link = `${pathname}?${own}`;
    const visit = { deps, requestId, submission, mailbox, link };
    if (isPost) return await change(visit, request);
    const file = query.has(CALENDAR) && (await appointmentFile(deps, submission));
    if (file) return file;
    const shown = await shownOf(visit);
    return await familyPage(deps, submission, { ...shown, done: doneBefore(visit, query, shown) });
  } catch (error) {
    log({ event: 'family link not answered', requestId, reason: String(error) });
    return messagePage(deps, 503, words.away);
  }
}

async function change(visit: Visit, request: Request): Promise<Response> {
  const { deps, requestId, submission, mailbox, link } = visit;
  const form = await readText(request).then(
    (text) => new URLSearchParams(text),
    () => undefined,
  );
  const named = form?.get('do') ?? (form?.has('slot') ? 'slot' : null);
  const action = familyActions.find((each) => each === named);
  const mayAct = action !== 'not-us' || mailbox !== '';
  if (!form || !action || !mayAct) return messagePage(deps, 422, words.unreadable);
  if (action === 'withdraw') return confirmPage(deps, submission, link);
  if (await isTooOften(visit)) {
    deps.log({ event: 'limit hit', requestId, limit: 'family link', refused: true });
    return messagePage(deps, 429, words.tooMany);
  }
  let problem: Problem | undefined;
  const after = new URLSearchParams({ [DONE]: action });
  switch (action) {
    case 'phone': {
      const changed = await changePhone(visit, form);
      if ('saved' in changed) after.set(SAVED, changed.saved);
      else problem = changed;
      break;
    }
    case 'slot':
      problem = await chooseSlot(visit, form.get('slot') ?? '');
      break;
    case 'slot-cancelled':
      problem = await chooseSlot(visit, null);
      break;
    case 'accept':
    case 'decline': {
      const name = await answerOffer(deps, submission.id, action, form.get('offer') ?? undefined);
      problem = name && { done: offerTexts.problems[name], status: 409 };
      break;
    }
    case 'withdraw-confirmed':
      await withdraw(deps, submission.id);
      break;
    case 'undo':
      await undoWithdrawal(deps, submission.id, mailbox);
      break;
    case 'not-us':
      await disown(deps, submission.id, mailbox);
  }
  if (!problem) return redirectTo(`${link}&${after}`);
  const now = (await findSubmission(deps.store, submission.id)) ?? submission;
  const shown = await shownOf({ ...visit, submission: now });
  return familyPage(deps, now, { ...shown, ...problem });
}

async function changePhone(
  { deps, submission, mailbox }: Visit,
  form: URLSearchParams,
): Promise<Problem | { saved: string }> {
  const fields = await phoneFieldsOf(deps.store, submission, mailbox);
  const field = fields.find((each) => each === form.get('field')) ?? fields[0];
  if (!field) return { done: words.unreadable.text, status: 422 };
  const label = registrationLabels[field];
  const typed = form.get('phone') ?? '';
  const read = v.safeParse(required(label, phoneLine(label)), typed);
  if (!read.success) return { phone: { field, typed, wrong: read.issues[0].message }, status: 422 };
  const question = phoneQuestion(read.output);
  if (question && form.get('asked')?.trim() !== read.output) {
    return { phone: { field, typed: read.output, question } };
  }
  await correctPhone(deps, submission.id, field, read.output);
  return { saved: signNumber(deps, submission, read.output) };
}

/** @param slotId '' when none was chosen; null cancels */
async function chooseSlot(
  { deps, submission }: Visit,
  slotId: string | null,
): Promise<Problem | undefined> {
  const problem = slotId === '' ? 'missing' : await changeAppointment(deps, submission.id, slotId);
  const status = problem === 'missing' ? 422 : 409;
  return problem && { done: appointments.problems[problem], status };
}

async function isTooOften({ deps, submission }: Visit): Promise<boolean> {
  const { store, clock, limits } = deps;
  if (!limits.on) return false;
  // Signed, so that the counter does not name an erased submission.
  const key = sign(limits.secret, `${FAMILY_LINK} limit`, submission.id);
  return (await hit(store, `${FAMILY_LINK}:${key}`, clock(), HOUR)) > CHANGES;
}

async function shownOf({ deps, submission, mailbox, link }: Visit): Promise<Shown> {
  const isDisowned = await isUnwanted(deps.store, submission.id, mailbox);
  return {
    link,
    offer: offerPart(submission, deps.clock(), link),
    appointment: await appointmentPart(deps, submission, link),
    phoneFields: await phoneFieldsOf(deps.store, submission, mailbox),
    canUndo: !isDisowned && (await canUndo(deps, submission)),
    canDisown: mailbox !== '' && !isDisowned,
  };
}

/**
 * What was done before this GET, if the submission still agrees. A saved number is shown only to
 * the person who typed it: only we can make the signature in the address.
 */
function doneBefore(
  { deps, submission }: Visit,
  query: URLSearchParams,
  { phoneFields, canDisown }: Shown,
): string | undefined {
  const about = aboutOf(submission);
  const isWithdrawn = submission.state === 'withdrawn';
  const action = query.get(DONE) as FamilyAction | null;
  switch (action) {
    case 'phone': {
      const fields: Readonly<Record<string, unknown>> = submission.fields;
      const saved = phoneFields
        .map((field) => String(fields[field]))
        .find((value) => isSame(query.get(SAVED) ?? '', signNumber(deps, submission, value)));
      return saved && words.phone.done(saved);
    }
    case 'withdraw-confirmed':
      return isWithdrawn ? words.withdraw.done(about) : undefined;
    case 'slot':
    case 'slot-cancelled':
      return appointmentDone(action, submission);
    case 'undo':
      return isWithdrawn ? undefined : words.undo.done(about);
    case 'not-us':
      return canDisown ? undefined : words.notUs.done;
    default:
      return undefined;
  }
}

function signNumber({ limits }: LinkDeps, { id }: Submission, value: string): string {
  return sign(limits.secret, `${FAMILY_LINK} saved`, id, value);
}
