import { type ClientResponse, hc } from 'hono/client';
import type { ClientErrorStatusCode, ServerErrorStatusCode } from 'hono/utils/http-status';
import { office } from '#content/office/page.ts';
import type { OfficeApi } from '#server/office/api.ts';
import { learnServerTime } from '../clock/server-time.ts';
import { untouchedFor } from '../touch.ts';
import { noteLost, noteRequest } from './connection.ts';
import { NoConnection, Refused } from './failure.ts';

/** Longest wait for an answer, in milliseconds: then there is no connection. */
const TIMEOUT = 15_000;

/** What is asked for this long after the last touch is asked by the page itself, in milliseconds. */
const UNATTENDED = 60_000;

/** The office's routes, checked by the compiler: paths, bodies and answers are the server's own. */
export const { api } = hc<OfficeApi>('/', { fetch: ask, headers });

/** The body of an answer that is no refusal. */
type Success<Answer> =
  Answer extends ClientResponse<infer Body, infer Status> ? BodyOf<Body, Status> : never;
type BodyOf<Body, Status> = Status extends ClientErrorStatusCode | ServerErrorStatusCode
  ? never
  : Body;

/**
 * What an answer holds.
 * @throws Refused with the server's sentence when it is no success; NoConnection when none came
 */
export async function answerOf<Answer extends ClientResponse<unknown>>(
  asked: Promise<Answer>,
): Promise<Success<Answer>> {
  const answer = await asked;
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body !== undefined) return body as Success<Answer>;
  throw new Refused(answer.status, sentenceIn(body) ?? office.connection.unknown, body);
}

async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const noteAnswer = noteRequest();
  let answer: Response;
  try {
    const timeout = AbortSignal.timeout(TIMEOUT);
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

/** What nobody asked for does not prolong a session: an abandoned desk is signed out in time. */
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
