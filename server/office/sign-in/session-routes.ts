import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import { hashOf, sign } from '#server/http/signature.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { iso, isoOrNull } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import {
  deleteSession,
  deleteSessionsOf,
  endSessionsOf,
  insertSession,
  isLive,
  LONGEST,
  type PasskeyRow,
  passkeysOf,
  sessionsOf,
} from '#server/store/office/sign-in.ts';
import { findUser, storeFirstHead, type User } from '#server/store/office/users.ts';

/** How long a browser that signed in is known, in seconds: as long as browsers keep a cookie. */
const KNOWN = 400 * 86_400;
/** The cookies, without their prefix. */
const TOKEN = 'office';
const BROWSER = 'office-browser';

/** Shows who is signed in, and signs out. */
export function sessionRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .get('/session', (c) => c.json(replyFor(c.get('user'))))
    .delete('/session', async (c) => {
      await deleteSession(deps.store, c.get('session').hash);
      deleteCookie(c, TOKEN, cookieOptions(deps));
      return c.json({ ok: true } as const);
    })
    .delete('/sessions', async (c) => {
      const { email } = c.get('session');
      await deleteSessionsOf(deps.store, email);
      deleteCookie(c, TOKEN, cookieOptions(deps));
      // Each of these can still sign in: the page lists them for removal.
      const passkeys = (await passkeysOf(deps.store, email)).map(passkeyAsJson);
      return c.json({ ok: true, passkeys } as const);
    });
}

/** Signs a person in with a new token. An earlier session of this browser ends. */
export async function beginSession(c: Context<OfficeEnv>, deps: OfficeDeps, user: User) {
  const { email } = user;
  const before = tokenOf(c, deps);
  if (before) await deleteSession(deps.store, hashOf(before));
  const token = randomBytes(32).toString('base64url');
  await insertSession(deps.store, hashOf(token), email, deps.clock());
  setCookie(c, TOKEN, token, { ...cookieOptions(deps), maxAge: LONGEST / 1000 });
  const browser = (await knownBrowser(c, deps)) ?? crypto.randomUUID();
  const options = { ...cookieOptions(deps), maxAge: KNOWN };
  await setSignedCookie(c, BROWSER, browser, browserKey(deps), options);
  return replyFor(user);
}

/**
 * The session of a request and its user.
 * @throws Refusal 401 when it has ended, with `removed` when the person may no longer sign in
 */
export async function findSession(c: Context<OfficeEnv>, deps: OfficeDeps) {
  const token = tokenOf(c, deps);
  const hashes = token ? [hashOf(token)] : [];
  const [session] = await sessionsOf(deps.store, hashes);
  const user = session && (await findUser(deps.store, deps, session.email));
  if (session && !user) {
    await endSessionsOf(deps.store, session.email);
    throw removed(session.email);
  }
  if (!user || !isLive(session, deps.clock())) throw new Refusal(401, refusals.signedOut);
  await storeFirstHead(deps.store, deps, user.email, deps.clock());
  return { session, user };
}

/** The refusal of a person who is known to be who they say, but may no longer sign in. */
export function removed(email: string): Refusal {
  return new Refusal(401, refusals.removed, { removed: email });
}

/** The id of a browser that has signed in before; undefined for others. */
export async function knownBrowser(c: Context, deps: OfficeDeps): Promise<string | undefined> {
  const { prefix } = cookieOptions(deps);
  return (await getSignedCookie(c, browserKey(deps), BROWSER, prefix)) || undefined;
}

function browserKey({ secret }: OfficeDeps): string {
  return sign(secret, 'office', 'known browser');
}

function tokenOf(c: Context, deps: OfficeDeps): string | undefined {
  return getCookie(c, TOKEN, cookieOptions(deps).prefix);
}

/** With the prefix a browser accepts a cookie over https only, and not from other subdomains. */
function cookieOptions({ origins }: OfficeDeps) {
  const secure = origins()[0]?.startsWith('https:') ?? false;
  const prefix: 'host' | undefined = secure ? 'host' : undefined;
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure, prefix } as const;
}

function replyFor({ email }: User) {
  return { ok: true as const, user: { email } };
}

export function passkeyAsJson({ id, name, added_at, last_used_at }: PasskeyRow) {
  return { id, name, addedAt: iso(added_at), lastUsedAt: isoOrNull(last_used_at) };
}
