import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { CODE_MAIL, officeCodeMail } from '#server/mail/office-code.ts';
import { withoutAddresses } from '#server/outbox/outcome.ts';
import { insertCode } from '#server/store/office-codes.ts';
import { body } from './body.ts';
import { addressOf } from './client.ts';
import { CODE_LIFE, codeHash, newCode } from './codes.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { keyedHash } from './hash.ts';
import { countCodeAsked } from './limits.ts';
import { signInSchema } from './schemas.ts';

/** A mail server that takes longer is given up, in milliseconds; one asks again. */
const DEADLINE = 30_000;

/** Asking for a code. `later` is told of work that goes on after the answer. */
export function signInRoutes(deps: OfficeDeps, later: (work: Promise<void>) => void) {
  return new Hono<OfficeEnv>().post('/sign-in', body(signInSchema), async (c) => {
    const email = c.req.valid('json').email.toLowerCase();
    await countCodeAsked(deps, addressOf(c, deps), email);
    // Answered before anything is looked up, so that the time tells nobody who may sign in.
    later(setImmediate().then(() => sendCode(deps, email)));
    return c.json({ ok: true } as const, 202);
  });
}

/**
 * Makes a code and mails it. For who may not sign in the same is done, up to the mail: a database
 * that is busier for some addresses than for others would tell which they are.
 */
async function sendCode(deps: OfficeDeps, email: string): Promise<void> {
  const isUser = deps.users.includes(email);
  const code = newCode();
  const id = `${CODE_MAIL}${crypto.randomUUID()}`;
  try {
    await insertCode(deps.store, {
      id,
      email: isUser ? email : keyedHash(deps.secret, 'nobody', email),
      hash: codeHash(deps.secret, email, code),
      expiresAt: deps.clock() + CODE_LIFE,
    });
    const message = await officeCodeMail(code, deps.origins()[0] ?? '');
    if (!isUser) return;
    const signal = AbortSignal.timeout(DEADLINE);
    await deps.transport.send({ message, to: email, id, signal });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log({ event: 'code not sent', reason: withoutAddresses(reason) });
  }
}
