import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import * as v from 'valibot';
import { emailLine, required } from '#payloads/schemas.ts';
import { isSame, sign } from '#server/http/signature.ts';
import type { MailMessage } from '#server/mail/message.ts';
import { CODE_MAIL, officeCodeMail } from '#server/mail/office-code.ts';
import { body } from '#server/office/body.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { withoutAddresses } from '#server/outbox/outcome.ts';
import { hit } from '#server/store/limits.ts';
import { findCode, insertCode, spendCode } from '#server/store/office/sign-in.ts';
import { findUser } from '#server/store/office/users.ts';
import { beginSession, knownBrowser } from './session-routes.ts';
import { addressOf, makeLimits } from './sign-in-limits.ts';

/** How long a code is valid, in milliseconds. */
export const CODE_LIFE = 10 * 60_000;

/** The fifth wrong attempt from one client ends that client's attempts at a code. */
const ATTEMPTS_OF_CLIENT = 5;
/** The fiftieth wrong attempt from all clients voids a code. */
const ATTEMPTS = 50;
/** Codes that may be requested in an hour. */
const hourly = { byClient: 20, byClientForMailbox: 5, forMailbox: 20 };
/** How long a mail server may take, in milliseconds; after that the person asks again. */
const DEADLINE = 30_000;

/** Codes that one client may try in an hour. */
const CODES_TRIED = 60;

const signInSchema = v.object({ email: required('E-mail', emailLine('E-mail')) });
const codeSchema = v.object({
  email: required('E-mail', emailLine('E-mail')),
  code: v.pipe(v.string('The code must be text.'), v.maxLength(40, 'A code has 8 digits.')),
});

/**
 * Requests a code, and signs in with it. A browser that has signed in before has limits and a code of
 * its own, so that strangers who request codes cannot lock that person out.
 * @param later receives work that continues after the response
 */
export function signInRoutes(deps: OfficeDeps, later: (work: Promise<void>) => void) {
  const countLimits = makeLimits(deps);
  return new Hono<OfficeEnv>()
    .post('/sign-in', body(signInSchema), async (c) => {
      const email = c.req.valid('json').email.toLowerCase();
      const browser = await knownBrowser(c, deps);
      const client = browser ?? addressOf(c, deps);
      await countLimits(
        [hourly.byClient, 'address', client],
        [hourly.byClientForMailbox, 'address and mailbox', client, email],
        // Last: a client beyond its limits must not use up the mailbox's.
        ...(browser ? [] : [[hourly.forMailbox, 'mailbox', email] as const]),
      );
      // The response comes before any lookup: its time must not show who may sign in.
      later(setImmediate().then(() => sendCode(deps, email, browser)));
      return c.json({ ok: true } as const, 202);
    })
    .post('/session', body(codeSchema), async (c) => {
      const { email: typed, code } = c.req.valid('json');
      const email = typed.toLowerCase();
      const browser = await knownBrowser(c, deps);
      const address = addressOf(c, deps);
      await countLimits([CODES_TRIED, 'codes tried', browser ?? address]);
      const isRight =
        (browser && (await tryCode(deps, email, code, browser, slotOf(deps, email, browser)))) ||
        (await tryCode(deps, email, code, address, email));
      const user = await findUser(deps.store, deps, email);
      if (!isRight || !user) throw new Refusal(401, refusals.wrongCode);
      return c.json(await beginSession(c, deps, user));
    });
}

/**
 * Makes a code and mails it. For an address that may not sign in it does everything except mail: the
 * time must not show which addresses those are.
 */
function sendCode(deps: OfficeDeps, email: string, browser: string | undefined): Promise<void> {
  // Eight digits.
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const id = `${CODE_MAIL}${crypto.randomUUID()}`;
  const compose = async () => {
    const isUser = (await findUser(deps.store, deps, email)) !== undefined;
    await insertCode(deps.store, {
      id,
      email: isUser ? slotOf(deps, email, browser) : sign(deps.secret, 'office', 'unknown', email),
      hash: codeHash(deps.secret, email, code),
      expires_at: deps.clock() + CODE_LIFE,
    });
    const message = await officeCodeMail(deps.live.documents, code, deps.origins()[0] ?? '');
    return isUser ? message : undefined;
  };
  return sendNow(deps, 'code not sent', { to: email, id, compose });
}

/** Sends a mail, if one is composed, without the outbox. A failure is only logged. */
export async function sendNow(
  { transport, log }: OfficeDeps,
  failed: 'code not sent' | 'passkey mail not sent',
  { to, id, compose }: { to: string; id: string; compose: () => Promise<MailMessage | undefined> },
): Promise<void> {
  try {
    const message = await compose();
    const signal = AbortSignal.timeout(DEADLINE);
    const rejection = message && (await transport.send({ message, to, id, signal }));
    if (rejection) throw new Error(rejection.reply);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log({ event: failed, reason: withoutAddresses(reason) });
  }
}

/**
 * Whether this is the code in a slot; a right one works once. Attempts are counted before they are
 * checked, so that parallel requests give no more attempts. A client without attempts left does not
 * use up the attempts of others.
 */
async function tryCode(
  { store, clock, secret }: OfficeDeps,
  email: string,
  code: string,
  client: string,
  slot: string,
): Promise<boolean> {
  const now = clock();
  const sent = await findCode(store, slot, now);
  // Without a code it does the same work, so that the time does not show who may sign in.
  const name = sent?.id ?? `none for ${email}`;
  const count = (...parts: string[]) =>
    hit(store, `office:${sign(secret, 'office', 'try', name, ...parts)}`, now, CODE_LIFE);
  if ((await count(client)) > ATTEMPTS_OF_CLIENT) return false;
  if ((await count()) > ATTEMPTS) return false;
  const given = codeHash(secret, email, code.replace(/\s/g, ''));
  const expected = sent?.hash ?? codeHash(secret, email, 'none');
  return isSame(given, expected) && sent !== undefined && spendCode(store, sent.id);
}

/** What a code is stored under: the mailbox, or a known browser's own place for it. */
function slotOf({ secret }: OfficeDeps, email: string, browser: string | undefined): string {
  return browser ? sign(secret, 'office', 'code slot', browser, email) : email;
}

function codeHash(secret: string, email: string, code: string): string {
  return sign(secret, 'office', 'code', email, code);
}
