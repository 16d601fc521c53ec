import { mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type ClientResponse, hc } from 'hono/client';
import type { ClientErrorStatusCode, ServerErrorStatusCode } from 'hono/utils/http-status';
import { office } from '#content/office/office-texts.ts';
import type { OfficeApi } from '#server/office/office-app.ts';
import { learnServerTime } from '../browser/now.ts';
import { untouchedFor } from '../browser/touch.ts';
import { noteAnswer, noteLost } from './connection.ts';
import { NoConnection, Refused } from './failure.ts';

/** A request without a response for this long has no connection, in milliseconds. */
const TIMEOUT = 15_000;

/** The same for a preview, which has to be rendered, and a picture over a slow connection. */
export const LONG_TIMEOUT = 120_000;

/** A request this long after the last touch is the page's own, in milliseconds. */
const UNATTENDED = 60_000;

/** The office's routes; the compiler checks paths, bodies and responses against the server. */
export const { api } = hc<OfficeApi>('/', { fetch: request, headers });

/** The body of a successful response. */
export type Success<Answer> =
  Answer extends ClientResponse<infer Body, infer Status>
    ? Status extends ClientErrorStatusCode | ServerErrorStatusCode
      ? never
      : Body
    : never;

/**
 * @returns the body of the response
 * @throws Refused with the server's sentence; NoConnection if there was no response
 */
export async function answerOf<Answer extends ClientResponse<unknown>>(
  asked: Promise<Answer>,
): Promise<Success<Answer>> {
  const answer = await asked;
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body !== undefined) return body as Success<Answer>;
  throw refused(answer.status, body);
}

/** The options of a query: what a request returns. */
export function query<Answer extends ClientResponse<unknown>>(
  queryKey: QueryKey,
  send: () => Promise<Answer>,
) {
  return queryOptions({ queryKey, queryFn: () => answerOf(send()) });
}

/** The options of a mutation. It is settled once what it changes is fetched again. */
export function mutation<Answer extends ClientResponse<unknown>, Input = void>(
  changes: readonly QueryKey[],
  send: (input: Input) => Promise<Answer>,
) {
  return mutationOptions({
    mutationFn: (input: Input) => answerOf(send(input)),
    meta: { changes },
  });
}

/** Calls back once a change is made, also if the part that sent it is no longer on the screen. */
export function ifDone<Reply>(sent: Promise<Reply>, done: (reply: Reply) => void): void {
  sent.then(done, () => {});
}

/**
 * Fetches a file.
 * @throws as answerOf
 */
export async function fileAt(path: string): Promise<Blob> {
  const answer = await request(path, { headers: headers() });
  if (answer.ok) return answer.blob();
  throw refused(answer.status, await answer.json().catch(() => undefined));
}

function refused(status: number, body: unknown): Refused {
  const { error } = (body ?? {}) as { error?: { message?: string } };
  return new Refused(status, error?.message ?? office.connection.unknown, body);
}

async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(input, { signal: AbortSignal.timeout(TIMEOUT), ...init });
    learnServerTime(answer.headers.get('date'));
    noteAnswer();
    return answer;
  } catch (cause) {
    noteLost();
    throw new NoConnection('No connection', { cause });
  }
}

/** The page's own requests do not extend a session, so an abandoned desk is signed out in time. */
function headers(): Record<string, string> {
  return untouchedFor() > UNATTENDED ? { 'x-unattended': '1' } : {};
}
