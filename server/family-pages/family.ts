import { appointmentsOf } from '#content/forms/appointment-texts.ts';
import { familyLinkOf } from '#content/forms/family-link.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { retryAfter } from '#server/http/headers.ts';
import { isFromOwnPage, readText } from '#server/http/request.ts';
import { isSame, sign } from '#server/http/signature.ts';
import { countHits } from '#server/store/limits.ts';
import { linkedSubmission } from '#server/store/outbox/unwanted-mailboxes.ts';
import { findSubmission } from '#server/store/submissions/submissions.ts';
import { type FamilyAction, familyActions, signNumber } from './family-actions.ts';
import { appointmentFile, CALENDAR } from './family-appointment.ts';
import { aboutOf, confirmPage, familyPage } from './family-page.ts';
import { type LinkDeps, linkHeaders, messagePage, type Visit } from './link-page.ts';
import { checkLink, FAMILY_LINK } from './signed-links.ts';

const HOUR = 3_600_000;
/** What one submission's links may change in an hour: each change is a mail to the office. */
const CHANGES = 20;
/** In the address after a change: what was done, and a signature of the number that was saved. */
const DONE = 'done';
const SAVED = 'saved';
/** In the address that a receipt leads to. */
const SLOT = 'slot';

/**
 * The page behind a family's own link. A GET changes nothing, since mail scanners open
 * links; its forms post to the same address, from our own origin only.
 */
export async function familyLinkPage(deps: LinkDeps, request: Request, requestId: string) {
  const { documents } = deps.live;
  const words = familyLinkOf(documents);
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
    if (isPost && !isFromOwnPage(headers, origins)) {
      log({ event: 'request refused', requestId, status: 403, reason: 'foreign origin' });
      return refuse('foreign');
    }
    const { submissionId, mailbox } = await linkedSubmission(deps.store, signed.id);
    const submission = await findSubmission(deps.store, submissionId);
    if (!submission) return messagePage(deps, 410, words.erased);
    const own = new URLSearchParams(query);
    for (const name of [DONE, SAVED, CALENDAR, SLOT]) own.delete(name);
    const link = `${pathname}?${own}`;
    const visit = { deps, requestId, submission, mailbox, link, slot: query.get(SLOT) };
    if (isPost) return await change(visit, request);
    const file = query.has(CALENDAR) && (await appointmentFile(deps, submission));
    if (file) return file;
    return await familyPage(visit, { text: doneBefore(visit, query) });
  } catch (error) {
    log({ event: 'family link not answered', requestId, reason: String(error) });
    return messagePage(deps, 503, words.away);
  }
}

async function change(visit: Visit, request: Request): Promise<Response> {
  const { documents } = visit.deps.live;
  const words = familyLinkOf(documents);
  const { deps, requestId, submission, mailbox, link } = visit;
  const form = new URLSearchParams(await readText(request).catch(() => ''));
  const named = form.get('do') ?? (form.has('slot') ? 'slot' : '');
  if (named === 'withdraw') return confirmPage(visit);
  const mayAct = Object.hasOwn(familyActions, named) && (named !== 'not-us' || mailbox !== '');
  if (!mayAct) return messagePage(deps, 422, words.unreadable);
  const endsInMs = await limitedFor(visit);
  if (endsInMs !== undefined) {
    deps.log({ event: 'limit hit', requestId, limit: 'family link', refused: true });
    return messagePage(deps, 429, words.tooMany, retryAfter(endsInMs));
  }
  const result = await familyActions[named as FamilyAction](visit, form);
  if (!result || 'saved' in result) {
    // Back to the page, so that a reload does not submit the form again.
    const location = `${link}&${new URLSearchParams({ [DONE]: named, ...result })}`;
    return new Response(null, { status: 303, headers: { ...linkHeaders, location } });
  }
  const now = (await findSubmission(deps.store, submission.id)) ?? submission;
  return familyPage({ ...visit, submission: now }, result);
}

/** How long it may change nothing, in milliseconds, after many changes; undefined: it may. */
async function limitedFor({ deps, submission }: Visit): Promise<number | undefined> {
  const { store, clock, limits } = deps;
  if (!limits.on) return undefined;
  // Signed, so that the counter does not name an erased submission.
  const key = `${FAMILY_LINK}:${sign(limits.secret, `${FAMILY_LINK} limit`, submission.id)}`;
  const counted = (await countHits(store, [{ key, windowMs: HOUR }], clock())).get(key);
  return counted && counted.hits > CHANGES ? counted.endsInMs : undefined;
}

/** What was done before this GET, if the submission still agrees. */
function doneBefore(visit: Visit, query: URLSearchParams): string | undefined {
  const { documents } = visit.deps.live;
  const words = familyLinkOf(documents);
  const { kind, state, slotAt, fields } = visit.submission;
  const now = visit.deps.clock();
  const about = aboutOf(documents, visit.submission, now);
  const isWithdrawn = state === 'withdrawn';
  const action = query.get(DONE) as FamilyAction | null;
  switch (action) {
    case 'phone': {
      const phones = kind === 'enquiry' ? [fields.phone] : [fields.phone, fields.parentPhone];
      const signature = query.get(SAVED) ?? '';
      const saved = phones.find((phone) => isSame(signature, signNumber(visit, phone)));
      return saved && words.phone.done(saved);
    }
    case 'slot':
      return slotAt === null
        ? undefined
        : appointmentsOf(documents).chosen(momentFrom(now, slotAt));
    case 'slot-cancelled':
      return slotAt === null ? appointmentsOf(documents).cancelled : undefined;
    case 'withdraw-confirmed':
      return isWithdrawn ? words.withdraw.done(about) : undefined;
    case 'undo':
      return isWithdrawn ? undefined : words.undo.done(about);
    case 'not-us':
      return words.notUs.done;
    default:
      return undefined;
  }
}
