// Composes the product for Supabase, as server/main.ts does for Node: the same functions, outbox,
// mail and jobs over the project's Postgres. A process may exit right after its response.
import { isIP } from 'node:net';
// The bundle contains those of content/documents.
import { documents } from 'virtual:documents';
import type { Form } from '#payloads/form-fields.ts';
import { type Env, officeUsers, readEnv, staffMailboxes } from '#server/deps/env.ts';
import { linkSecret } from '#server/deps/link-secret.ts';
import { familyLinkMaker, staffLinkMaker } from '#server/family-pages/signed-links.ts';
import { endpoint } from '#server/functions/endpoint.ts';
import { refusal, refusals } from '#server/functions/form-errors.ts';
import { openToday } from '#server/functions/open-today.ts';
import { sendForm } from '#server/functions/send-form.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { runJobs } from '#server/jobs/jobs.ts';
import { mailDelivery } from '#server/mail/mail-delivery.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { deliverDue } from '#server/outbox/worker.ts';
import { openClock } from '#server/store/clock.ts';
import { openPostgres } from '#server/store/postgres.ts';

type Variables = Record<string, string | undefined>;

const live = { documents };

/** Mails sent at the same time: a request's process is small and short-lived. */
const CONCURRENCY = 4;
/** How long one run delivers, in milliseconds; the next run delivers the rest. */
const RUN = 45_000;

/** The function's secrets; an EnvError in the function's log names an invalid one. */
function settingsOf(variables: Variables): Env {
  const { DATABASE_URL = variables.SUPABASE_DB_URL } = variables;
  return readEnv({ ...variables, DATABASE_URL });
}

/** What the functions work with. */
async function open(env: Env) {
  if (!env.DATABASE_URL) throw new Error('SUPABASE_DB_URL is not set.');
  const store = openPostgres(env.DATABASE_URL);
  const [secret, clock] = await Promise.all([linkSecret(env, store), openClock(store)]);
  const staff = () => staffMailboxes(env, documents);
  return { store, secret, clock, log, live, staff };
}

type Opened = Awaited<ReturnType<typeof open>>;

let opened: Promise<Opened> | undefined;

/** Opened once per process. The next request retries a database that did not respond. */
async function openOnce(env: Env): Promise<Opened> {
  try {
    opened ??= open(env);
    return await opened;
  } catch (error) {
    opened = undefined;
    log({ event: 'not opened', reason: (error as Error).message });
    throw error;
  }
}

/**
 * One endpoint as `Deno.serve` takes it.
 *
 * @param afterAnswer keeps the process alive for work after the response
 * @throws EnvError when a secret is invalid
 */
export function serveFunction(
  kind: Form['kind'],
  variables: Variables,
  afterAnswer: (work: Promise<unknown>) => void,
): (request: Request) => Promise<Response> {
  const env = settingsOf(variables);
  // Opened after the endpoint's checks, so that a page can read this error too.
  const handle = endpoint({ origins: env.PUBLIC_ORIGIN, live, log }, async (json, context) => {
    const deps = await openOnce(env).catch(() => undefined);
    if (!deps) return { status: 503, body: refusal(refusals.notStored) };
    const limits = { on: env.RATE_LIMIT === 'on', secret: deps.secret };
    // At once; the schedule delivers the rest.
    const wakeOutbox = () => afterAnswer(deliver(env, deps).catch(logFailure));
    const { LINK_ORIGIN } = env;
    const familyLink = LINK_ORIGIN && familyLinkMaker(LINK_ORIGIN, deps.secret, deps.clock);
    const visit = { ...context, ...(familyLink && { familyLink }) };
    return sendForm(kind, { ...deps, limits, wakeOutbox }, json, visit);
  });
  return (request) => {
    const address = callerAddress(request.headers, env.TRUST_PROXY_HOPS);
    return handle(request, { address, requestId: crypto.randomUUID() });
  };
}

/**
 * The office's changes, as `Deno.serve` takes it. A process that has read them once returns the last
 * known state while the database is unavailable.
 * @throws EnvError when a secret is invalid
 */
export function serveToday(variables: Variables): (request: Request) => Promise<Response> {
  const env = settingsOf(variables);
  let today: ReturnType<typeof openToday> | undefined;
  return async (request) => {
    const deps = await openOnce(env).catch(() => undefined);
    if (!deps) {
      const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
      return Response.json(refusal(refusals.notRead), { status: 503, headers });
    }
    today ??= openToday(deps);
    return (await today)(request);
  };
}

/**
 * The scheduled run: the jobs, then the mails that are due. Responds with `{ delivered }`, the number
 * of attempted mails.
 *
 * @param isAllowed whether the request has the schedule's secret
 * @throws EnvError when a secret is invalid
 */
export function serveOutbox(
  variables: Variables,
  isAllowed: (request: Request) => boolean,
): (request: Request) => Promise<Response> {
  const env = settingsOf(variables);
  return async (request) => {
    if (request.method !== 'POST')
      return new Response(null, { status: 405, headers: { allow: 'POST' } });
    if (!isAllowed(request)) {
      log({ event: 'schedule refused', reason: 'the secret is missing or wrong' });
      return new Response(null, { status: 403 });
    }
    try {
      const deps = await openOnce(env);
      // Mails are never files here.
      const removeMails = async () => {};
      const jobs = {
        retentionMonths: env.RETENTION_MONTHS,
        users: () => officeUsers(env, documents),
        removeMails,
      };
      await runJobs({ ...deps, ...jobs });
      return Response.json({ delivered: await deliver(env, deps) });
    } catch (error) {
      logFailure(error);
      return new Response(null, { status: 503 });
    }
  };
}

/** Delivers until no mail is due or the run's time is over. Without SMTP_URL all mails wait. */
async function deliver(env: Env, deps: Opened): Promise<number> {
  if (!env.SMTP_URL || !env.MAIL_FROM) {
    log({ event: 'mail not configured', reason: 'SMTP_URL is not set' });
    return 0;
  }
  const transport = smtpTransport(env.SMTP_URL, env.MAIL_FROM);
  // Supabase does not serve HTML: links lead to a server next to it, if there is one.
  const { LINK_ORIGIN } = env;
  const deliverOne = mailDelivery({
    ...deps,
    transport,
    origins: env.PUBLIC_ORIGIN,
    limitsOn: env.RATE_LIMIT === 'on',
    ...(LINK_ORIGIN && {
      linksFor: staffLinkMaker(LINK_ORIGIN, deps.secret, deps.clock),
      familyLinkFor: familyLinkMaker(LINK_ORIGIN, deps.secret, deps.clock),
    }),
  });
  const until = Date.now() + RUN;
  let attempted = 0;
  let claimed = 0;
  try {
    do {
      claimed = await deliverDue({ ...deps, concurrency: CONCURRENCY, deliver: deliverOne });
      attempted += claimed;
    } while (claimed > 0 && Date.now() <= until);
  } finally {
    transport.close();
  }
  return attempted;
}

function log(event: { event: string; [field: string]: unknown }): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...event }));
}

function logFailure(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  log({ event: 'outbox not reachable', reason });
}

/**
 * The visitor's address as the limits count it. A request reaches a function through Cloudflare and
 * an undocumented number of gateways of Supabase, each of which appends to X-Forwarded-For: counted
 * from the right, all visitors could share the address of a gateway. So, unless TRUST_PROXY_HOPS is
 * set, it is the address that Cloudflare saw, otherwise the first one in the header. A caller can
 * forge that one; then the limit of the whole site applies.
 * @param hops TRUST_PROXY_HOPS; 0: not set
 */
export function callerAddress(headers: Headers, hops: number): string | undefined {
  const forwarded = headers.get('x-forwarded-for');
  if (hops > 0) return clientAddress(undefined, forwarded, hops);
  const named = [headers.get('cf-connecting-ip'), ...(forwarded?.split(',') ?? [])];
  const first = named.map((entry) => entry?.trim() ?? '').find((entry) => isIP(entry) !== 0);
  return clientAddress(first, null, 0);
}
