import type { SupabaseClient } from '@supabase/supabase-js';
import type { Envelope, FreeTime, Refused } from '#payloads/envelope.ts';
import { orUndefined } from './stored-data.ts';

/** The result of a call. */
export type Reply =
  /** It is stored. `reference` is '' where the backend gives none. */
  | ({ kind: 'accepted' } & Stored)
  /** There was a reply, but it is not stored. `message` is the server's own sentence, if any. */
  | { kind: 'refused'; message?: string; fields?: Record<string, string>; status?: number }
  /** The call or its reply was lost. Sending it again with the same id is safe. */
  | { kind: 'unreachable'; timedOut: boolean };

/** What a backend replies about a form that it has stored. */
export interface Stored {
  reference: string;
  /** The address of the family's own page; absent where there is none. */
  link?: string;
  /** The next free times for the assessment, which can be chosen there. */
  times?: readonly FreeTime[];
  /** The names of the classes that were full. */
  waitingFor?: readonly string[];
}

/** A form's fields (docs/requirements.md, R23.1), with the id that makes sending idempotent. */
export type CallBody = Envelope & { submissionId: string } & Record<string, unknown>;

/** How long each attempt may take, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;
/** How long to wait before the second attempt, in milliseconds: a phone between two masts. */
const RETRY_DELAY_MS = 700;

const backendUrl = () => import.meta.env.VITE_BACKEND_URL || location.origin;
/** The public anonymous key. Our own server needs none, but the client requires one. */
const backendKey = import.meta.env.VITE_BACKEND_KEY || 'public-anonymous-key';

/** The reason with which a promise that took too long is rejected. */
const LATE = new Error('no answer in time');

let client: Promise<SupabaseClient> | undefined;

/** Fetches the client ahead of the first call: called when a field is first focused. */
export function prefetchClient(): void {
  loadClient().catch(() => {
    // The call itself reports it, if the client is still missing then.
  });
}

/**
 * Calls a function of the backend (docs/requirements.md, R23.1). A call that did not arrive is
 * repeated once with the same body, and so with the same submissionId.
 *
 * Any 2xx reply that is a JSON object without `error` is success, from any backend; a 2xx reply that
 * is not JSON, such as a host's HTML page, is a failure.
 */
export async function callFunction(name: string, body: CallBody): Promise<Reply> {
  const first = await tryOnce(name, body);
  if (first.kind !== 'unreachable' || first.timedOut) return first;
  await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
  return tryOnce(name, body);
}

async function tryOnce(name: string, body: CallBody): Promise<Reply> {
  let supabase: SupabaseClient;
  try {
    supabase = await withTimeout(loadClient());
  } catch {
    // Its script could not be fetched: the call itself may still arrive.
    return tryPlainly(name, body);
  }
  const { data, error } = await supabase.functions.invoke(name, {
    body,
    timeout: REQUEST_TIMEOUT_MS,
  });
  return error ? readError(error) : readReply(data);
}

/** The same call without the client. */
async function tryPlainly(name: string, body: CallBody): Promise<Reply> {
  try {
    const request = fetch(`${backendUrl()}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: backendKey,
        authorization: `Bearer ${backendKey}`,
      },
      body: JSON.stringify(body),
    });
    const response = await withTimeout(request);
    if (!response.ok) return readRefused(response);
    return readReply(await withTimeout(response.text()));
  } catch (error) {
    return { kind: 'unreachable', timedOut: error === LATE };
  }
}

/** @param data what was read of a 2xx reply: a value, or a text that may be JSON */
function readReply(data: unknown): Reply {
  const reply = typeof data === 'string' ? orUndefined(() => JSON.parse(data)) : data;
  const isObject = typeof reply === 'object' && reply !== null;
  if (!isObject || reply instanceof Blob || Array.isArray(reply)) return { kind: 'refused' };
  if ('error' in reply && reply.error) return { kind: 'refused', ...readRefusal(reply) };
  return { kind: 'accepted', ...readStored(reply) };
}

/** What is known of a stored form, perhaps by an earlier version: what is missing is left out. */
export function readStored(stored: object): Stored {
  const { reference, link, times, waitingFor } = stored as { [Name in keyof Stored]: unknown };
  return {
    reference: typeof reference === 'string' ? reference : '',
    ...(typeof link === 'string' && /^https?:\/\//.test(link) && { link }),
    ...(Array.isArray(times) && { times: times.filter(isFreeTime) }),
    ...(Array.isArray(waitingFor) && { waitingFor }),
  };
}

function isFreeTime(time: Partial<FreeTime> | null): time is FreeTime {
  return typeof time?.id === 'string' && typeof time.at === 'number';
}

function loadClient(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    // The session is kept in local storage and refreshed (docs/requirements.md, R23.1). There is no
    // sign-in, so the address never contains one.
    createClient(backendUrl(), backendKey, {
      auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    }),
  );
  // The next call repeats a failed download.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, REQUEST_TIMEOUT_MS, LATE));
  return Promise.race([promise, late]);
}

/** The client's errors contain the reply that was not 2xx, or the reason why there was none. */
async function readError(error: { name?: string; context?: unknown }): Promise<Reply> {
  const { name, context } = error;
  if (context instanceof Response) return readRefused(context);
  // A 2xx reply that calls itself JSON and is not.
  if (name === 'SyntaxError') return { kind: 'refused' };
  const cause = (context as Error | undefined)?.name ?? name;
  return { kind: 'unreachable', timedOut: cause === 'AbortError' };
}

async function readRefused(response: Response): Promise<Reply> {
  const reply = await response.json().catch(() => undefined);
  return { kind: 'refused', status: response.status, ...readRefusal(reply) };
}

function readRefusal(reply: unknown): Partial<Refused['error']> {
  const { message, fields } = (reply as Partial<Refused> | null | undefined)?.error ?? {};
  return typeof message === 'string' ? { message, ...(fields && { fields }) } : {};
}
