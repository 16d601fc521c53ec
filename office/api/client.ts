import { mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type ClientResponse, hc } from 'hono/client';
import type { ClientErrorStatusCode, ServerErrorStatusCode } from 'hono/utils/http-status';
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
export const { api } = hc<OfficeApi>('/', { fetch: request });

/** The body of a successful response. */
type Success<Answer> =
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
  if (body === undefined) throw new Refused(answer.status);
  return body as Success<Answer>;
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

/** The changes under way, by what they send. */
const underWay = new Map<string, Promise<Response>>();

/**
 * Sends a request. A change that is the same as one under way is the same press, which came before the
 * page could show that it is busy: it gets the same response, and nothing more is sent.
 * @throws as answerOf does
 */
export async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { method = 'GET', body } = init ?? {};
  if (method === 'GET' || (body && typeof body !== 'string')) return send(input, init);
  const key = `${method} ${input instanceof Request ? input.url : input} ${body ?? ''}`;
  const sent = underWay.get(key) ?? send(input, init).finally(() => underWay.delete(key));
  underWay.set(key, sent);
  return (await sent).clone();
}

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  // The page's own requests do not extend a session: an abandoned desk is signed out in time.
  if (untouchedFor() > UNATTENDED) headers.set('x-unattended', '1');
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(input, { signal, ...init, headers }).catch((cause: unknown) => {
    noteLost();
    throw new NoConnection('No connection', { cause });
  });
  learnServerTime(answer.headers.get('date'));
  noteAnswer();
  if (answer.ok) return answer;
  throw new Refused(answer.status, await answer.json().catch(() => undefined));
}
