import * as v from 'valibot';
import { appointments } from '#content/forms/appointments.ts';
import { familyLink as words } from '#content/forms/family-link.ts';
import { offerTexts } from '#content/forms/offer.ts';
import { registrationLabels } from '#payloads/form-fields.ts';
import { phoneLine, required } from '#payloads/schemas.ts';
import { phoneQuestion } from '#rules/contact/phone-question.ts';
import { isAllowedOrigin, readText } from '#server/http/request.ts';
import { isSame, sign } from '#server/http/signature.ts';
import type { Log } from '#server/log.ts';
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
  type FamilyDeps,
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

export interface FamilyLinkDeps extends FamilyDeps {
  secret: string;
  /** PUBLIC_ORIGIN; empty: the origin of the Host header. */
  origins: readonly string[];
  /** False only with RATE_LIMIT=off. */
  limitsOn: boolean;
  log: Log;
}

const HOUR = 3_600_000;
/** What one submission's links may change in an hour: each change is a mail to the office. */
const CHANGES = 20;
/** In the address after a change: what was done, and a signature of the number that was saved. */
const DONE = 'done';
const SAVED = 'saved';

/** A link that was checked: the submission, and the mailbox that received the link, if any. */
interface Opened {
  submission: Submission;
  mailbox: string;
}

/**
 * The page behind a family's own link. A GET changes nothing, since mail scanners open
 * links; its forms post to the same address, from our own origin only.
 */
export async function familyLinkPage(
  deps: FamilyLinkDeps,
  request: Request,
  requestId: string,
): Promise<Response> {
  try {
    return await answer(deps, request, requestId);
  } catch (error) {
    deps.log({ event: 'family link not answered', requestId, reason: String(error) });
    return messagePage(503, words.away, siteOf(deps));
  }
}

async function answer(
  deps: FamilyLinkDeps,
  request: Request,
  requestId: string,
): Promise<Response> {
  const { headers, method, url } = request;
  const { searchParams: query } = new URL(url);
  const site = siteOf(deps);
  const link = checkLink(deps.secret, FAMILY_LINK, query, deps.clock());
  if ('refused' in link) {
    deps.log({ event: 'link refused', requestId, link: FAMILY_LINK, reason: link.refused });
    const { heading, [link.refused]: text } = words.refused;
    return messagePage(403, { heading, text }, site);
  }
  const posts = method === 'POST';
  if (posts && !(headers.has('origin') && isAllowedOrigin(headers, deps.origins))) {
    deps.log({ event: 'request refused', requestId, status: 403, reason: 'foreign origin' });
    const { heading, foreign: text } = words.refused;
    return messagePage(403, { heading, text }, site);
  }
  const { submissionId, mailbox } = await linkedSubmission(deps.store, link.id);
  const submission = await findSubmission(deps.store, submissionId);
  if (!submission) return messagePage(410, words.erased, site);
  const opened = { submission, mailbox };
  if (posts) return change(deps, request, requestId, opened);
  const file = query.has(CALENDAR) && (await appointmentFile(deps, submission));
  if (file) return file;
  const shown = await shownOf(deps, request, opened);
  return familyPage(submission, { ...shown, done: doneBefore(deps, query, submission, shown) });
}

async function change(
  deps: FamilyLinkDeps,
  request: Request,
  requestId: string,
  opened: Opened,
): Promise<Response> {
  const { submission, mailbox } = opened;
  const form = await readText(request).then(
    (text) => new URLSearchParams(text),
    () => undefined,
  );
  const named = form?.get('do') ?? (form?.has('slot') ? 'slot' : null);
  const action = familyActions.find((each) => each === named);
  if (!form || !action) return messagePage(422, words.unreadable, siteOf(deps));
  if (action === 'withdraw') return confirmPage(submission, pageOf(deps, request));
  if (await isTooOften(deps, submission)) {
    deps.log({ event: 'limit hit', requestId, limit: 'family link', refused: true });
    return messagePage(429, words.tooMany, siteOf(deps));
  }
  if (action === 'phone') return changePhone(deps, request, form, opened);
  if (action === 'slot' || action === 'slot-cancelled') {
    return chooseSlot(deps, request, action === 'slot' ? (form.get('slot') ?? '') : null, opened);
  }
  if (action === 'accept' || action === 'decline') {
    const problem = await answerOffer(deps, submission.id, action, form.get('offer') ?? undefined);
    if (!problem) return redirectTo(addressAfter(request, action));
    return pageWith(deps, request, opened, { done: offerTexts.problems[problem], status: 409 });
  }
  if (action === 'not-us' && mailbox === '') {
    return messagePage(422, words.unreadable, siteOf(deps));
  }
  if (action === 'withdraw-confirmed') await withdraw(deps, submission.id);
  else if (action === 'undo') await undoWithdrawal(deps, submission.id, mailbox);
  else await disown(deps, submission.id, mailbox);
  return redirectTo(addressAfter(request, action));
}

async function changePhone(
  deps: FamilyLinkDeps,
  request: Request,
  form: URLSearchParams,
  opened: Opened,
): Promise<Response> {
  const { submission, mailbox } = opened;
  const fields = await phoneFieldsOf(deps.store, submission, mailbox);
  const field = fields.find((each) => each === form.get('field')) ?? fields[0];
  if (!field) return messagePage(422, words.unreadable, siteOf(deps));
  const label = registrationLabels[field];
  const typed = form.get('phone') ?? '';
  const read = v.safeParse(required(label, phoneLine(label)), typed);
  if (!read.success) {
    const phone = { field, typed, wrong: read.issues[0].message };
    return pageWith(deps, request, opened, { phone, status: 422 });
  }
  const question = phoneQuestion(read.output);
  if (question && form.get('asked')?.trim() !== read.output) {
    const phone = { field, typed: read.output, question };
    return pageWith(deps, request, opened, { phone });
  }
  await correctPhone(deps, submission.id, field, read.output);
  return redirectTo(addressAfter(request, 'phone', signNumber(deps, submission, read.output)));
}

/** @param slotId '' when none was chosen; null cancels */
async function chooseSlot(
  deps: FamilyLinkDeps,
  request: Request,
  slotId: string | null,
  opened: Opened,
): Promise<Response> {
  const { id } = opened.submission;
  const problem = slotId === '' ? 'missing' : await changeAppointment(deps, id, slotId);
  if (!problem) return redirectTo(addressAfter(request, slotId ? 'slot' : 'slot-cancelled'));
  const status = problem === 'missing' ? 422 : 409;
  return pageWith(deps, request, opened, { done: appointments.problems[problem], status });
}

/** The page as it is now, with what is wrong with a change. */
async function pageWith(
  deps: FamilyLinkDeps,
  request: Request,
  opened: Opened,
  problem: Pick<Shown, 'done' | 'phone' | 'status'>,
): Promise<Response> {
  const submission = (await findSubmission(deps.store, opened.submission.id)) ?? opened.submission;
  const shown = await shownOf(deps, request, { ...opened, submission });
  return familyPage(submission, { ...shown, ...problem });
}

async function isTooOften(
  { store, clock, secret, limitsOn }: FamilyLinkDeps,
  { id }: Submission,
): Promise<boolean> {
  if (!limitsOn) return false;
  // Signed, so that the counter does not name an erased submission.
  const key = sign(secret, `${FAMILY_LINK} limit`, id);
  return (await hit(store, `${FAMILY_LINK}:${key}`, clock(), HOUR)) > CHANGES;
}

async function shownOf(
  deps: FamilyLinkDeps,
  request: Request,
  { submission, mailbox }: Opened,
): Promise<Shown> {
  const disowned = await isUnwanted(deps.store, submission.id, mailbox);
  const page = pageOf(deps, request);
  return {
    ...page,
    offer: offerPart(submission, deps.clock(), page.link),
    appointment: await appointmentPart(deps, submission, page.link),
    phoneFields: await phoneFieldsOf(deps.store, submission, mailbox),
    canUndo: !disowned && (await canUndo(deps, submission)),
    canDisown: mailbox !== '' && !disowned,
  };
}

function siteOf({ origins }: FamilyLinkDeps): string {
  return origins[0] ?? '/';
}

function pageOf(deps: FamilyLinkDeps, { url }: Request) {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete(DONE);
  searchParams.delete(SAVED);
  searchParams.delete(CALENDAR);
  return { link: `${pathname}?${searchParams}`, site: siteOf(deps) };
}

function addressAfter({ url }: Request, action: FamilyAction, saved?: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set(DONE, action);
  if (saved) searchParams.set(SAVED, saved);
  else searchParams.delete(SAVED);
  return `${pathname}?${searchParams}`;
}

/**
 * What was done before this GET, if the submission still agrees. A saved number is shown only to
 * the person who typed it: only we can make the signature in the address.
 */
function doneBefore(
  deps: FamilyLinkDeps,
  query: URLSearchParams,
  submission: Submission,
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

function signNumber({ secret }: FamilyLinkDeps, { id }: Submission, value: string): string {
  return sign(secret, `${FAMILY_LINK} saved`, id, value);
}
