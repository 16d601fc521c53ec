// Composes the product for Supabase, as server/main.ts does for Node: the same functions, outbox,
// mail and jobs over the project's Postgres. A process may exit right after its response.
import { isIP } from 'node:net';
import { type Env, type EnvError, readEnv } from '#server/env.ts';
import { endpoint } from '#server/functions/endpoint.ts';
import { refusal, refusals } from '#server/functions/refusals.ts';
import type { SendForm } from '#server/functions/send-form.ts';
import { openToday } from '#server/functions/today.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { runJobs } from '#server/jobs/jobs.ts';
import { linkSecret } from '#server/link-secret.ts';
import { familyLinkMaker, staffLinkMaker } from '#server/links/signed-links.ts';
import { mailDelivery } from '#server/mail/mail-delivery.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { deliverDue } from '#server/outbox/worker.ts';
import { openClock } from '#server/store/clock.ts';
import { openPostgres } from '#server/store/postgres.ts';

type Variables = Record<string, string | undefined>;

/** Mails sent at the same time: a request's process is small and short-lived. */
const CONCURRENCY = 4;
/** How long one run delivers, in milliseconds; the next run delivers the rest. */
const RUN = 45_000;

/** @throws EnvError when a secret is invalid */
function settingsOf(variables: Variables): Env {
  return readEnv({
    ...variables,
    DATABASE_URL: variables.DATABASE_URL ?? variables.SUPABASE_DB_URL,
  });
}

/** Everything that the functions share, opened once per process. */
async function open(variables: Variables) {
  const env = settingsOf(variables);
  if (!env.databaseUrl) throw new Error('SUPABASE_DB_URL is not set.');
  const store = openPostgres(env.databaseUrl);
  const [secret, clock] = await Promise.all([linkSecret(env, store), openClock(store)]);
  return { env, store, secret, clock };
}

type Opened = Awaited<ReturnType<typeof open>>;

let opened: Promise<Opened> | undefined;

/** The next request retries a database that did not respond. */
function openOnce(variables: Variables): Promise<Opened> {
  opened ??= open(variables);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/**
 * One endpoint as `Deno.serve` takes it.
 *
 * @param variables the function's secrets
 * @param afterAnswer keeps the process alive for work after the response
 */
export function serveFunction(
  take: SendForm,
  variables: Variables,
  afterAnswer: (work: Promise<unknown>) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const requestId = crypto.randomUUID();
    const notOpened = (error: unknown) => {
      log({ event: 'not opened', requestId, reason: (error as EnvError).message });
      return { status: 503 as const, body: refusal(refusals.notStored) };
    };
    let settings: Env;
    try {
      settings = settingsOf(variables);
    } catch (error) {
      // The allowed origins are unknown too.
      const { status, body } = notOpened(error);
      return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
    }
    const { publicOrigins, trustProxyHops } = settings;
    // Opened after the checks, so that a page can read this error too.
    const handle = endpoint({ origins: publicOrigins, log }, async (json, context) => {
      let deps: Opened;
      try {
        deps = await openOnce(variables);
      } catch (error) {
        return notOpened(error);
      }
      const { env, store, secret, clock } = deps;
      return take(
        {
          store,
          clock,
          log,
          staff: env.mailTo,
          limits: { on: env.limitsOn, secret },
          // At once; the schedule delivers the rest.
          wakeOutbox: () => afterAnswer(deliver(deps).catch(logFailure)),
        },
        json,
        context,
      );
    });
    const address = callerAddress(request.headers, trustProxyHops);
    return handle(request, { address, requestId });
  };
}

/**
 * The office's changes, as `Deno.serve` takes it. A process that has read them once returns the last
 * known state while the database is unavailable.
 */
export function serveToday(variables: Variables): (request: Request) => Promise<Response> {
  let today: ReturnType<typeof openToday> | undefined;
  return async (request) => {
    try {
      const { store, clock } = await openOnce(variables);
      today ??= openToday({ store, clock, log });
      return await (await today)(request);
    } catch (error) {
      log({ event: 'not opened', reason: (error as EnvError).message });
      const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
      return Response.json(refusal(refusals.notRead), { status: 503, headers });
    }
  };
}

/**
 * The scheduled run: the jobs, then the mails that are due. Responds with `{ delivered }`, the number
 * of attempted mails.
 *
 * @param isAllowed whether the request has the schedule's secret
 */
export function serveOutbox(
  variables: Variables,
  isAllowed: (request: Request) => boolean,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    if (!isAllowed(request)) {
      log({ event: 'schedule refused', reason: 'the secret is missing or wrong' });
      return new Response(null, { status: 403 });
    }
    try {
      const deps = await openOnce(variables);
      const { env, store, clock } = deps;
      await runJobs({
        store,
        clock,
        log,
        staff: env.mailTo,
        retentionMonths: env.retentionMonths,
        // Mails are never files here.
        removeMails: async () => {},
      });
      return Response.json({ delivered: await deliver(deps) });
    } catch (error) {
      logFailure(error);
      return new Response(null, { status: 503 });
    }
  };
}

/** Delivers until no mail is due or the run's time is over. Without SMTP_URL all mails wait. */
async function deliver({ env, store, secret, clock }: Opened): Promise<number> {
  if (!env.smtpUrl) {
    log({ event: 'mail not configured', reason: 'SMTP_URL is not set' });
    return 0;
  }
  const transport = smtpTransport(env.smtpUrl, env.mailFrom);
  // Supabase does not serve HTML: links lead to a server next to it, if there is one.
  const { linkOrigin } = env;
  const deliverOne = mailDelivery({
    clock: Date.now,
    transport,
    store,
    staff: env.mailTo,
    ...(linkOrigin && {
      linksFor: staffLinkMaker(linkOrigin, secret, clock),
      familyLinkFor: familyLinkMaker(linkOrigin, secret, clock),
    }),
  });
  const until = Date.now() + RUN;
  let attempted = 0;
  try {
    for (;;) {
      const outbox = { store, clock, log, concurrency: CONCURRENCY, deliver: deliverOne };
      const claimed = await deliverDue(outbox);
      attempted += claimed;
      if (claimed === 0 || Date.now() > until) return attempted;
    }
  } finally {
    transport.close();
  }
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
