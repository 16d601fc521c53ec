import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { touchSession } from '#server/store/office-sessions.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { Refusal, refusals } from './refusals.ts';
import { findSession } from './session.ts';

/** What anybody may ask: it is how one signs in. */
const open = new Set([
  'POST /api/sign-in',
  'POST /api/session',
  'POST /api/session/passkey/options',
  'POST /api/session/passkey',
]);

/** Answered like any other, but no use of the session: nobody at the desk has asked. */
const UNATTENDED = 'x-unattended';

/** Whether the page asks by itself, untouched for a while. */
export function isUnattended(c: Context<OfficeEnv>): boolean {
  return c.req.header(UNATTENDED) !== undefined;
}

/**
 * Who may ask at all. A page of another origin is refused before anything else is looked at; then
 * whoever is not signed in; then what changes something and does not say that it is our page's.
 */
export function guard(deps: OfficeDeps) {
  return createMiddleware<OfficeEnv>(async (c, next) => {
    const { method, path } = c.req;
    const reads = method === 'GET' || method === 'HEAD';
    const origin = c.req.header('origin');
    const isOurs = origin !== undefined && deps.origins().includes(origin);
    if (!reads && origin !== undefined && !isOurs) throw new Refusal(403, refusals.foreign);

    if (!open.has(`${method} ${path}`)) {
      const session = await findSession(c, deps);
      if (!session) throw new Refusal(401, refusals.signedOut);
      c.set('session', session);
      // An event stream stays open by itself, and opens again by itself.
      const byItself = path === '/api/events' || isUnattended(c);
      if (!byItself) await touchSession(deps.store, session, deps.clock());
    }

    if (!reads && !isOurs) throw new Refusal(403, refusals.foreign);
    if (!reads && hasOtherType(c.req.raw.headers)) throw new Refusal(415, refusals.notJson);
    await next();
  });
}

function hasOtherType(headers: Headers): boolean {
  const type = headers.get('content-type');
  if (type !== null) return type.split(';')[0]?.trim().toLowerCase() !== 'application/json';
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}
