import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono';
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  liveSessions,
  type Session,
} from '#server/store/office-sessions.ts';
import { body } from './body.ts';
import { addressOf } from './client.ts';
import { tryCode } from './codes.ts';
import { forgetToken, readToken, writeToken } from './cookie.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import type { Events } from './events.ts';
import { hashOf } from './hash.ts';
import { Refusal, refusals } from './refusals.ts';
import { codeSchema } from './schemas.ts';
import type { SessionReply } from './types.ts';

/** Signing in by a code, who one is, and signing out. */
export function sessionRoutes(deps: OfficeDeps, events: Events) {
  return new Hono<OfficeEnv>()
    .post('/session', body(codeSchema), async (c) => {
      const { email: typed, code } = c.req.valid('json');
      const email = typed.toLowerCase();
      const right = await tryCode(deps, email, code, addressOf(c, deps));
      if (!right || !deps.users.includes(email)) throw new Refusal(401, refusals.wrongCode);
      return c.json(await beginSession(c, deps, email));
    })
    .get('/session', (c) => c.json(replyFor(c.get('session').email)))
    .delete('/session', async (c) => {
      const { hash } = c.get('session');
      await deleteSession(deps.store, hash);
      void events.closeEnded();
      forgetToken(c, deps);
      return c.json({ ok: true } as const);
    })
    .delete('/sessions', async (c) => {
      await deleteSessionsOf(deps.store, c.get('session').email);
      void events.closeEnded();
      forgetToken(c, deps);
      return c.json({ ok: true } as const);
    });
}

/**
 * Signs somebody in. The token is always a new one, whatever the browser sent, and the session
 * that the browser had ends.
 */
export async function beginSession(
  c: Context<OfficeEnv>,
  deps: OfficeDeps,
  email: string,
): Promise<SessionReply> {
  const before = readToken(c, deps);
  if (before) await deleteSession(deps.store, hashOf(before));
  const token = randomBytes(32).toString('base64url');
  await insertSession(deps.store, hashOf(token), email, deps.clock());
  writeToken(c, deps, token);
  return replyFor(email);
}

/** The session of a request; undefined without one, when it has ended, or its user is out. */
export async function findSession(
  c: Context<OfficeEnv>,
  deps: OfficeDeps,
): Promise<Session | undefined> {
  const token = readToken(c, deps);
  if (!token) return undefined;
  const [session] = await liveSessions(deps.store, [hashOf(token)], deps.clock());
  if (!session) return undefined;
  if (deps.users.includes(session.email)) return session;
  await deleteSessionsOf(deps.store, session.email);
  return undefined;
}

function replyFor(email: string): SessionReply {
  return { ok: true, user: { email } };
}
