import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { hashOf, sign } from '#server/http/signature.ts';
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  LONGEST,
  liveSessions,
  type PasskeyRow,
  passkeysOf,
} from '#server/store/sign-in.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import type { Events } from './events.ts';
import { iso, isoOrNull } from './items.ts';

/** How long a browser that signed in is known, in seconds: as long as browsers keep a cookie. */
const KNOWN = 400 * 86_400;

/** Shows who is signed in, and signs out. */
export function sessionRoutes(deps: OfficeDeps, events: Events) {
  return new Hono<OfficeEnv>()
    .get('/session', (c) => c.json(replyFor(c.get('session').email)))
    .delete('/session', async (c) => {
      const { hash } = c.get('session');
      await deleteSession(deps.store, hash);
      void events.closeEnded();
      forgetToken(c, deps);
      return c.json({ ok: true } as const);
    })
    .delete('/sessions', async (c) => {
      const { email } = c.get('session');
      await deleteSessionsOf(deps.store, email);
      void events.closeEnded();
      forgetToken(c, deps);
      // Each of these can still sign in: the page lists them for removal.
      const passkeys = (await passkeysOf(deps.store, email)).map(passkeyAsJson);
      return c.json({ ok: true, passkeys } as const);
    });
}

/** Signs a person in with a new token. An earlier session of this browser ends. */
export async function beginSession(c: Context<OfficeEnv>, deps: OfficeDeps, email: string) {
  const before = getCookie(c, cookieName(deps));
  if (before) await deleteSession(deps.store, hashOf(before));
  const token = randomBytes(32).toString('base64url');
  await insertSession(deps.store, hashOf(token), email, deps.clock());
  setCookie(c, cookieName(deps), token, { ...cookieOptions(deps), maxAge: LONGEST / 1000 });
  const browser = knownBrowser(c, deps) ?? crypto.randomUUID();
  const known = `${browser}.${browserSignature(deps, browser)}`;
  setCookie(c, knownName(deps), known, { ...cookieOptions(deps), maxAge: KNOWN });
  return replyFor(email);
}

/** The session of a request; undefined when it has ended, or its user was removed. */
export async function findSession(c: Context<OfficeEnv>, deps: OfficeDeps) {
  const token = getCookie(c, cookieName(deps));
  if (!token) return undefined;
  const [session] = await liveSessions(deps.store, [hashOf(token)], deps.clock());
  if (!session) return undefined;
  if (deps.users.includes(session.email)) return session;
  await deleteSessionsOf(deps.store, session.email);
  return undefined;
}

/** The id of a browser that has signed in before; undefined for others. */
export function knownBrowser(c: Context, deps: OfficeDeps): string | undefined {
  const [browser = '', signature] = (getCookie(c, knownName(deps)) ?? '').split('.');
  return signature === browserSignature(deps, browser) ? browser : undefined;
}

function browserSignature({ secret }: OfficeDeps, browser: string): string {
  return sign(secret, 'office', 'known browser', browser);
}

function forgetToken(c: Context, deps: OfficeDeps): void {
  const { path, secure } = cookieOptions(deps);
  deleteCookie(c, cookieName(deps), { path, secure });
}

// With this prefix a browser accepts the cookie over https only, and not from other subdomains.
function cookieName(deps: OfficeDeps): string {
  return isHttps(deps) ? '__Host-office' : 'office';
}

function knownName(deps: OfficeDeps): string {
  return `${cookieName(deps)}-browser`;
}

function cookieOptions(deps: OfficeDeps) {
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure: isHttps(deps) } as const;
}

function isHttps({ origins }: OfficeDeps): boolean {
  return origins()[0]?.startsWith('https:') ?? false;
}

function replyFor(email: string) {
  return { ok: true as const, user: { email } };
}

export function passkeyAsJson({ id, name, added_at, last_used_at }: PasskeyRow) {
  return { id, name, addedAt: iso(added_at), lastUsedAt: isoOrNull(last_used_at) };
}
