import type { SupabaseClient } from '@supabase/supabase-js';
import type { Accepted, Envelope, Refused } from '#payloads/envelope.ts';

/** What became of a call. */
export type Reply =
  /** It is kept; the reference, where the backend gives one, finds it again. */
  | { kind: 'accepted'; reference: string }
  /** Somebody answered, but not that it is kept. `message` is the server's own sentence, if any. */
  | { kind: 'refused'; message?: string; fields?: Record<string, string>; status?: number }
  /** No answer came: it never arrived, or its reply did not. Asking again with its id is safe. */
  | { kind: 'unreachable'; timedOut: boolean };

/** A form's fields (docs/requirements.md, R23.1), with the id that makes asking twice harmless. */
export type CallBody = Envelope & { submissionId: string } & Record<string, unknown>;

/** How long each try may take, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;
/** How long to wait before the second try, in milliseconds: a phone between two masts. */
const RETRY_DELAY_MS = 700;

const backendUrl = () => import.meta.env.VITE_BACKEND_URL || location.origin;
/** The public anonymous key. Our own server asks for none, but the client insists on one. */
const backendKey = import.meta.env.VITE_BACKEND_KEY || 'public-anonymous-key';

/** What a promise that took too long is rejected with. */
const LATE = new Error('no answer in time');

let client: Promise<SupabaseClient> | undefined;

/** Fetches the client ahead of the first call: called when a field is first focused. */
export function prefetchClient(): void {
  loadClient().catch(() => {
    // The call itself says so, if the client is still missing by then.
  });
}

/**
 * Calls a function of the backend (docs/requirements.md, R23.1). A call that never arrived is tried
 * once more with the same body, and so with the same submissionId.
 *
 * Only `{"ok":true}` means that it is kept: any other reply, even with status 200, is an error.
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
    // Its script did not come, for whatever reason: the call itself still may arrive.
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
    return readReply(await withTimeout(response.json().catch(() => undefined)));
  } catch (error) {
    return { kind: 'unreachable', timedOut: error === LATE };
  }
}

function readReply(data: unknown): Reply {
  const { ok, reference } = (data ?? {}) as Partial<Accepted>;
  if (ok !== true) return { kind: 'refused' };
  return { kind: 'accepted', reference: typeof reference === 'string' ? reference : '' };
}

async function makeClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(
    backendUrl(),
    backendKey,
    // The session is kept in local storage and refreshed (docs/requirements.md, R23.1). Nobody
    // signs in, so the address never carries one.
    { auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false } },
  );
}

function loadClient(): Promise<SupabaseClient> {
  client ??= makeClient();
  // A failed download is tried anew by the next call.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, REQUEST_TIMEOUT_MS, LATE));
  return Promise.race([promise, late]);
}

/** The client's errors carry either the reply that was no success, or why there was none. */
async function readError({ context }: { context?: unknown }): Promise<Reply> {
  if (!(context instanceof Response)) {
    return { kind: 'unreachable', timedOut: (context as Error | undefined)?.name === 'AbortError' };
  }
  return readRefused(context);
}

async function readRefused(response: Response): Promise<Reply> {
  return { kind: 'refused', status: response.status, ...(await readRefusal(response)) };
}

async function readRefusal(
  response: Response,
): Promise<{ message?: string; fields?: Record<string, string> }> {
  let reply: unknown;
  try {
    reply = await response.json();
  } catch {
    return {};
  }
  const error = (reply as Partial<Refused> | null)?.error;
  if (typeof error?.message !== 'string') return {};
  return { message: error.message, fields: readFields(error.fields) };
}

function readFields(fields: unknown): Record<string, string> | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const messages = Object.entries(fields).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(messages);
}
