import { type ClientResponse, hc } from 'hono/client';
import type { ClientErrorStatusCode, ServerErrorStatusCode } from 'hono/utils/http-status';
import { office } from '#content/office/page.ts';
import type { OfficeApi } from '#server/office/api.ts';
import { learnServerTime } from '../browser/now.ts';
import { untouchedFor } from '../browser/touch.ts';
import { noteLost, noteRequest } from './connection.ts';
import { NoConnection, Refused } from './failure.ts';

/** A request without a response for this long has no connection, in milliseconds. */
const TIMEOUT = 15_000;

/** A preview has to be rendered, and a picture may be sent over a slow connection. */
const LONG_TIMEOUT = 120_000;

/** A request this long after the last touch is the page's own, in milliseconds. */
const UNATTENDED = 60_000;

/** The office's routes; the compiler checks paths, bodies and responses against the server. */
export const { api } = hc<OfficeApi>('/', { fetch: request, headers });

/** The body of a successful response. */
export type Success<Answer> =
  Answer extends ClientResponse<infer Body, infer Status> ? BodyOf<Body, Status> : never;
type BodyOf<Body, Status> = Status extends ClientErrorStatusCode | ServerErrorStatusCode
  ? never
  : Body;

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
  throw new Refused(answer.status, sentenceIn(body) ?? office.connection.unknown, body);
}

/**
 * Fetches a file.
 * @throws as answerOf
 */
export async function fileAt(path: string): Promise<Blob> {
  const answer = await request(path, { headers: headers() });
  if (answer.ok) return answer.blob();
  const body = await answer.json().catch(() => undefined);
  throw new Refused(answer.status, sentenceIn(body) ?? office.connection.unknown, body);
}

/**
 * Sends what takes longer than a route of hono/client may: a picture, or the request for a preview.
 * @throws as answerOf
 */
export async function postSlowly<Body>(path: string, sent: FormData | object): Promise<Body> {
  const isForm = sent instanceof FormData;
  const type = isForm ? undefined : { 'content-type': 'application/json' };
  const init = { method: 'POST', headers: { ...headers(), ...type } };
  const body = isForm ? sent : JSON.stringify(sent);
  const answer = await request(path, { ...init, body }, LONG_TIMEOUT);
  const answered = await answer.json().catch(() => undefined);
  if (answer.ok && answered !== undefined) return answered;
  throw new Refused(answer.status, sentenceIn(answered) ?? office.connection.unknown, answered);
}

async function request(
  input: RequestInfo | URL,
  init?: RequestInit,
  timeoutMs: number = TIMEOUT,
): Promise<Response> {
  const noteAnswer = noteRequest();
  let answer: Response;
  try {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    answer = await fetch(input, { ...init, signal });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    noteLost();
    throw new NoConnection(error);
  }
  learnServerTime(answer.headers.get('date'));
  noteAnswer();
  return answer;
}

/** The page's own requests do not extend a session, so an abandoned desk is signed out in time. */
function headers(): Record<string, string> {
  return untouchedFor() > UNATTENDED ? { 'x-unattended': '1' } : {};
}

function sentenceIn(body: unknown): string | undefined {
  const error = isRecord(body) ? body.error : undefined;
  return isRecord(error) && typeof error.message === 'string' ? error.message : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
