import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { familyLink as words } from '#content/forms/family-link.ts';
import { registrationLabels } from '#payloads/form-fields.ts';
import { phoneLine, required } from '#payloads/schemas.ts';
import { isAllowedOrigin } from '#server/functions/origins.ts';
import { readBody } from '#server/functions/read-body.ts';
import { checkSigned } from '#server/signed-link.ts';
import { hit } from '#server/store/limits.ts';
import { findSubmission, type Submission } from '#server/store/submissions.ts';
import { acknowledged, isUnwanted } from '#server/store/unwanted-mailboxes.ts';
import { correctPhone, disown, type FamilyDeps, withdraw } from './actions.ts';
import { backTo, noticePage } from './answer.ts';
import { MINE } from './links.ts';
import { type Deed, deeds, familyPage } from './page.ts';
import { phoneFieldOf } from './phone-field.ts';

export interface MineDeps extends FamilyDeps {
  secret: string;
  /** PUBLIC_ORIGIN; empty: the origin of the Host header. */
  origins: readonly string[];
  /** False only with RATE_LIMIT=off. */
  limitsOn: boolean;
  log: (event: { event: string; [field: string]: unknown }) => void;
}

const HOUR = 3_600_000;
/** What one link may change in an hour: each change is a mail to the office. */
const CHANGES = 20;
/** What the address says was done, after it was. */
const DONE = 'done';

/**
 * The page behind the link in an acknowledgement. Opening it changes nothing, since mail scanners
 * open links too; its forms post to the same address, and from our own page only.
 */
export async function mine(deps: MineDeps, request: Request, requestId: string): Promise<Response> {
  try {
    return await answer(deps, request, requestId);
  } catch (error) {
    deps.log({ event: 'family link not answered', requestId, reason: String(error) });
    return noticePage(503, words.away);
  }
}

async function answer(deps: MineDeps, request: Request, requestId: string): Promise<Response> {
  const { headers, method, url } = request;
  const { searchParams: query } = new URL(url);
  const link = checkSigned(deps.secret, MINE, query, deps.clock());
  if ('refused' in link) {
    deps.log({ event: 'link refused', requestId, link: MINE, reason: link.refused });
    const { heading, [link.refused]: text } = words.refused;
    return noticePage(403, { heading, text });
  }
  const posts = method === 'POST';
  const origin = headers.get('origin');
  if (posts && (!origin || !isAllowedOrigin(origin, deps.origins, headers.get('host')))) {
    deps.log({ event: 'request refused', requestId, status: 403, reason: 'foreign origin' });
    return noticePage(403, { heading: words.refused.heading, text: words.refused.foreign });
  }
  const mail = await acknowledged(deps.store, link.id);
  const submission = mail && (await findSubmission(deps.store, mail.submissionId));
  if (!mail || !submission) return noticePage(410, words.erased);
  if (posts) return change(deps, request, requestId, submission, mail.mailbox);

  const disowned = await isUnwanted(deps.store, submission.id, mail.mailbox);
  const phone = await phoneFieldOf(deps.store, submission, mail.mailbox);
  return familyPage(submission, {
    done: doneBefore(query, submission, disowned),
    phoneLabel: phone && registrationLabels[phone],
    disowned,
  });
}

async function change(
  deps: MineDeps,
  request: Request,
  requestId: string,
  submission: Submission,
  mailbox: string,
): Promise<Response> {
  const form = await readBody(request).then(
    (text) => new URLSearchParams(text),
    () => undefined,
  );
  const deed = deeds.find((each) => each === form?.get('do'));
  if (!form || !deed) return noticePage(422, words.unreadable);
  if (await isTooOften(deps, submission)) {
    deps.log({ event: 'limit hit', requestId, limit: 'family link', refused: true });
    return noticePage(429, words.tooMany);
  }

  if (deed === 'phone') {
    const field = await phoneFieldOf(deps.store, submission, mailbox);
    if (!field) return noticePage(422, words.unreadable);
    const label = registrationLabels[field];
    const typed = form.get('phone') ?? '';
    const read = v.safeParse(required(label, phoneLine(label)), typed);
    if (!read.success) {
      const phone = { typed, wrong: read.issues[0].message };
      const disowned = await isUnwanted(deps.store, submission.id, mailbox);
      return familyPage(submission, { phone, phoneLabel: label, disowned });
    }
    await correctPhone(deps, submission.id, field, read.output);
  } else if (deed === 'withdraw') {
    await withdraw(deps, submission.id);
  } else {
    await disown(deps, submission.id, mailbox);
  }
  return backTo(addressAfter(request, deed));
}

async function isTooOften(
  { store, clock, secret, limitsOn }: MineDeps,
  { id }: Submission,
): Promise<boolean> {
  if (!limitsOn) return false;
  // Hidden, so that an erased submission is named nowhere.
  const key = createHmac('sha256', secret).update(`${MINE} limit\n${id}`).digest('base64url');
  return (await hit(store, `${MINE}:${key}`, clock(), HOUR)) > CHANGES;
}

function addressAfter({ url }: Request, deed: Deed): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set(DONE, deed);
  return `${pathname}?${searchParams}`;
}

/** What the address says was done, where that is so. */
function doneBefore(
  query: URLSearchParams,
  { state }: Submission,
  disowned: boolean,
): Deed | undefined {
  const said = deeds.find((deed) => deed === query.get(DONE));
  if (said === 'withdraw' && state !== 'withdrawn') return undefined;
  return said === 'not-us' && !disowned ? undefined : said;
}
