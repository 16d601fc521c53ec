import type { SupabaseClient } from '@supabase/supabase-js';
import type { Accepted, Envelope, Refused } from '#payloads/envelope.ts';

/** What became of a call. */
export type Reply =
  /** It is kept; the reference, where the backend gives one, finds it again. */
  | { is: 'accepted'; reference: string }
  /** Somebody answered, but not that it is kept. `message` is the server's own sentence, if any. */
  | { is: 'refused'; message?: string; fields?: Record<string, string>; status?: number }
  /** No answer came: it never arrived, or its reply did not. Asking again with its id is safe. */
  | { is: 'unreachable'; timedOut: boolean };

/** A body of the specification, section 7, with the id that makes asking twice harmless. */
export type CallBody = Envelope & { submissionId: string } & Record<string, unknown>;

/** How long each try may take, in milliseconds. */
const TIME_LIMIT = 15_000;
/** How long to wait before the second try, in milliseconds: a phone between two masts. */
const SECOND_TRY_AFTER = 700;

let client: Promise<SupabaseClient> | undefined;

/** Fetches the client ahead of the first call: called when a field is first focused. */
export function prepareCall(): void {
  loadClient().catch(() => {
    // The call itself says so, if the client is still missing by then.
  });
}

/**
 * Calls a function of the backend (specification, section 7). A call that never arrived is tried
 * once more with the same body, and so with the same submissionId.
 *
 * Only `{"ok":true}` means that it is kept: any other reply, even with status 200, is an error.
 */
export async function callFunction(name: string, body: CallBody): Promise<Reply> {
  const first = await tryOnce(name, body);
  if (first.is !== 'unreachable' || first.timedOut) return first;
  await new Promise((done) => setTimeout(done, SECOND_TRY_AFTER));
  return tryOnce(name, body);
}

async function tryOnce(name: string, body: CallBody): Promise<Reply> {
  let supabase: SupabaseClient;
  try {
    supabase = await inTime(loadClient());
  } catch {
    return { is: 'unreachable', timedOut: false };
  }
  const { data, error } = await supabase.functions.invoke(name, { body, timeout: TIME_LIMIT });
  if (error) return readError(error);
  const { ok, reference } = (data ?? {}) as Partial<Accepted>;
  if (ok !== true) return { is: 'refused' };
  return { is: 'accepted', reference: typeof reference === 'string' ? reference : '' };
}

function loadClient(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(
      import.meta.env.VITE_BACKEND_URL || location.origin,
      // The public anonymous key. Our own server asks for none, but the client insists on one.
      import.meta.env.VITE_BACKEND_KEY || 'public-anonymous-key',
      // The session is kept in local storage and refreshed (specification, section 7). Nobody
      // signs in, so the address never carries one.
      { auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false } },
    ),
  );
  // A failed download is tried anew by the next call.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT));
  return Promise.race([promise, late]);
}

/** The client's errors carry either the reply that was no success, or why there was none. */
async function readError({ context }: { context?: unknown }): Promise<Reply> {
  if (!(context instanceof Response)) {
    return { is: 'unreachable', timedOut: (context as Error | undefined)?.name === 'AbortError' };
  }
  const refused = await readRefusal(context);
  return { is: 'refused', status: context.status, ...refused };
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
