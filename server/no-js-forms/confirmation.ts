import type { SubmissionDeps } from '#server/functions/accept-submission.ts';
import type { RequestContext } from '#server/functions/endpoint.ts';
import type { AnswerWithPage } from '#server/http/rendered-pages.ts';
import { isSame, sign } from '#server/http/signature.ts';
import { findByReference } from '#server/store/submissions.ts';
import type { FormKind } from './posted-fields.ts';

export interface NoJsFormDeps extends SubmissionDeps {
  origins: readonly string[];
  answerWithPage: AnswerWithPage;
}

/** The query parameter of a confirmation page. */
export const SENT = 'sent';

/** How long the page shows the form's details; after that it shows only the reference. */
const DETAILS_FOR_MS = 3_600_000;

/** Which form was stored, and when (milliseconds since 1970). */
interface Sent {
  reference: string;
  receivedAt: number;
}

/**
 * The address of the confirmation page of a stored form. It is signed, and contains a reference and
 * a time, but nothing personal.
 */
export function writeConfirmationLink(
  secret: string,
  path: string,
  kind: FormKind,
  { reference, receivedAt }: Sent,
): string {
  const time = receivedAt.toString(36);
  return `${path}?${SENT}=${reference}.${time}.${sign(secret, SENT, kind, reference, time)}`;
}

/** @returns undefined when the link was not signed for a form of that kind */
function readConfirmationLink(secret: string, kind: FormKind, text: string): Sent | undefined {
  const [reference = '', time = '', signature = ''] = text.split('.');
  if (!isSame(signature, sign(secret, SENT, kind, reference, time))) return undefined;
  return { reference, receivedAt: Number.parseInt(time, 36) };
}

/**
 * The confirmation page of a form posted without scripts.
 * @returns undefined when the link is forged, or its client has requested too many pages
 */
export async function confirmationPage(
  { store, clock, limits, answerWithPage, log }: NoJsFormDeps,
  path: string,
  kind: FormKind,
  link: string,
  { address, requestId }: RequestContext,
): Promise<Response | undefined> {
  const read = readConfirmationLink(limits.secret, kind, link);
  if (!read) {
    log({ event: 'link refused', requestId, link: SENT, reason: 'forged' });
    return undefined;
  }
  const isFresh = clock() - read.receivedAt < DETAILS_FOR_MS;
  // When the store fails, the page shows only the reference.
  const found = isFresh
    ? await findByReference(store, read.reference).catch(() => undefined)
    : undefined;
  const sent =
    found?.kind === 'registration'
      ? { reference: read.reference, receivedAt: found.receivedAt, sent: found.fields }
      : read;
  const posted = { values: new URLSearchParams(), sent };
  return answerWithPage(
    path,
    { posted },
    {
      address,
      headers: {
        'cache-control': 'no-store',
        // Also to our own pages: anyone with this address can read the form's details.
        'referrer-policy': 'strict-origin',
      },
    },
  );
}
