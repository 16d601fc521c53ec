import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isFromOwnPage } from '#server/http/request.ts';
import { isLoopback } from '#server/mail/server-address.ts';
import { touchSession } from '#server/store/office/sign-in.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { Refusal, refusals } from './office-errors.ts';
import { findSession } from './sign-in/session-routes.ts';

/** Requests that need no session: they sign in. */
const open = new Set([
  'POST /api/sign-in',
  'POST /api/session',
  'POST /api/session/passkey/options',
  'POST /api/session/passkey',
]);

/** The only address that takes something else than JSON. */
export const PICTURES = '/api/site/pictures';

/** A header of requests that the page sends unattended: they do not extend the session. */
const UNATTENDED = 'x-unattended';

/** Whether the page sent this itself, unattended. */
export function isUnattended(c: Context<OfficeEnv>): boolean {
  return c.req.header(UNATTENDED) !== undefined;
}

/**
 * Rejects requests for a name that is neither the office's nor this machine: a foreign name that is
 * made to lead here would share the origin of what it loads.
 */
export function onlyKnownHosts({ origins }: OfficeDeps) {
  return createMiddleware<OfficeEnv>(async (c, next) => {
    const host = c.req.header('host');
    const url = host === undefined ? undefined : URL.parse(`http://${host}`);
    const isKnown =
      host === undefined ||
      (url && isLoopback(url.hostname)) ||
      origins().some((origin) => new URL(origin).host === host.toLowerCase());
    if (!isKnown) throw new Refusal(421, refusals.otherHost);
    await next();
  });
}

/**
 * Rejects requests of another origin, then those without a session, then changes that none of our own
 * pages sent. `Sec-Fetch-Site` also covers reads: a page on another subdomain sends the cookie along,
 * and the log would name the clerk as the person who opened what that page requested.
 */
export function guard(deps: OfficeDeps) {
  return createMiddleware<OfficeEnv>(async (c, next) => {
    const { method, path } = c.req;
    const { headers } = c.req.raw;
    const reads = method === 'GET' || method === 'HEAD';
    const isOurs = isFromOwnPage(headers, deps.origins());
    const fromElsewhere = ['same-site', 'cross-site'].includes(headers.get('sec-fetch-site') ?? '');
    if (fromElsewhere || (!reads && headers.has('origin') && !isOurs)) {
      throw new Refusal(403, refusals.foreign);
    }

    if (!open.has(`${method} ${path}`)) {
      const { session, user } = await findSession(c, deps);
      c.set('session', session);
      c.set('user', user);
      // The browser opens an event stream again without a person.
      const isUse = path !== '/api/events' && !isUnattended(c);
      if (isUse) await touchSession(deps.store, session, deps.clock());
    }

    if (!reads && !isOurs) throw new Refusal(403, refusals.foreign);
    const isPicture = path === PICTURES && method === 'POST';
    if (!reads && !isPicture && hasOtherType(c.req.raw.headers)) {
      throw new Refusal(415, refusals.notJson);
    }
    await next();
  });
}

/** Declares beside a route that only heads may use it. @throws Refusal 403 for others */
export const heads = createMiddleware<OfficeEnv>(async (c, next) => {
  rejectClerks(c);
  await next();
});

/** @throws Refusal 403 unless a head is signed in */
export function rejectClerks(c: Context<OfficeEnv>): void {
  if (c.get('user').role !== 'head') throw new Refusal(403, refusals.headsOnly);
}

function hasOtherType(headers: Headers): boolean {
  const type = headers.get('content-type');
  if (type !== null) return type.split(';')[0]?.trim().toLowerCase() !== 'application/json';
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}
