import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { schoolOf } from '#content/school/school.ts';
import { line } from '#payloads/schemas.ts';
import { hashOf, sign } from '#server/http/signature.ts';
import { passkeyAddedMail } from '#server/mail/office-code.ts';
import { body } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { writeAccount } from '#server/store/office/office-history.ts';
import {
  countPasskeyUse,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
  type Session,
  spendChallenge,
} from '#server/store/office/sign-in.ts';
import { findUser } from '#server/store/office/users.ts';
import { beginSession, passkeyAsJson, removed } from './session-routes.ts';
import { addressOf, makeLimits } from './sign-in-limits.ts';
import { sendNow } from './sign-in-routes.ts';

/** How long a person may take to touch the key, in milliseconds. */
const CHALLENGE_LIFE = 5 * 60_000;
/** How long after signing in a passkey may be added, in milliseconds. */
const FRESH = 10 * 60_000;
/** Challenges an hour for one client address: each is stored until it is used or old. */
const CHALLENGES = 120;
/** More than a person has devices. */
const MOST_PASSKEYS = 20;
/** Ed25519, ES256 and RS256: every device supports one of them. */
const ALGORITHMS = [-8, -7, -257];

// The library checks what a browser sends; this only checks that it can be looked up.
const idSchema = v.object({ id: v.pipe(v.string(), v.maxLength(1400)) });
const signed = <Response>() =>
  v.custom<Response>((value) => v.is(idSchema, value), 'The passkey could not be read.');
const registrationSchema = v.object({
  response: signed<RegistrationResponseJSON>(),
  name: v.optional(v.pipe(line('The name'), v.maxLength(60, 'The name is too long.'))),
});
const authenticationSchema = v.object({ response: signed<AuthenticationResponseJSON>() });

/** Loaded when the first passkey is used: it is large, and most processes never need it. */
const webauthn = () => import('@simplewebauthn/server');

/**
 * Adds, lists and removes the passkeys of a person who is signed in, and signs in with one. Adding one
 * needs a fresh sign-in and is mailed to its owner: a stranger at an unlocked desk must not get lasting
 * access.
 * @param later receives work that continues after the response
 */
export function passkeyRoutes(deps: OfficeDeps, later: (work: Promise<void>) => void) {
  const { store, clock, secret } = deps;
  const countLimits = makeLimits(deps);
  return new Hono<OfficeEnv>()
    .get('/passkeys', async (c) => {
      const passkeys = await passkeysOf(store, c.get('session').email);
      return c.json({ passkeys: passkeys.map(passkeyAsJson) });
    })
    .post('/passkeys/options', async (c) => {
      const { email } = freshSession(c, deps);
      const known = await passkeysOf(store, email);
      if (known.length >= MOST_PASSKEYS) throw new Refusal(422, refusals.manyPasskeys);
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: `${schoolOf(deps.live.documents).name}, office`,
        rpID: expectedFrom(deps).expectedRPID,
        userName: email,
        supportedAlgorithmIDs: ALGORITHMS,
        // The same for each key of a person, and does not identify that person.
        userID: Buffer.from(sign(secret, 'office', 'passkeys of', email), 'base64url'),
        excludeCredentials: known.map(({ id, transports }) => ({
          id,
          transports: transports.split(',').filter((part) => part !== ''),
        })),
        // It is enough to sign in: the device finds the key and asks who uses it.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await storeChallenge(deps, options.challenge, email);
      return c.json(options);
    })
    .post('/passkeys', body(registrationSchema), async (c) => {
      const { email } = freshSession(c, deps);
      const { response, name } = c.req.valid('json');
      const { verifyRegistrationResponse } = await webauthn();
      // It throws when a passkey is not valid.
      const verified = await verifyRegistrationResponse({
        response,
        ...expectedFrom(deps),
        expectedChallenge: (challenge) => spendChallenge(store, hashOf(challenge), email, clock()),
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      if (!verified?.verified) throw new Refusal(422, refusals.noPasskey);
      const { credential } = verified.registrationInfo;
      const row: PasskeyRow = {
        id: credential.id,
        email,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(','),
        name: name || 'Passkey',
        added_at: clock(),
        last_used_at: null,
      };
      if (await findPasskey(store, row.id)) throw new Refusal(422, refusals.noPasskey);
      await record(c, deps, async (trx, by, now) => {
        await insertPasskey(trx, row);
        await writeAccount(trx, by, 'added a passkey', row.name, now);
      });
      deps.log({ event: 'passkey added' });
      const compose = () =>
        passkeyAddedMail(deps.live.documents, row.name, deps.origins()[0] ?? '');
      const mail = { to: email, id: crypto.randomUUID(), compose };
      later(sendNow(deps, 'passkey mail not sent', mail));
      return c.json({ ok: true as const, passkey: passkeyAsJson(row) }, 201);
    })
    .delete('/passkeys/:id', async (c) => {
      await record(c, deps, async (trx, by, now) => {
        const removed = await deletePasskey(trx, c.req.param('id'), by);
        if (!removed) throw new Refusal(404, refusals.unknown);
        await writeAccount(trx, by, 'removed a passkey', removed.name, now);
      });
      return c.json({ ok: true as const });
    })
    .post('/session/passkey/options', async (c) => {
      await countLimits([CHALLENGES, 'challenge', addressOf(c, deps)]);
      // Without a list of keys, which would show who may sign in: the device finds its own.
      const { generateAuthenticationOptions } = await webauthn();
      const rpID = expectedFrom(deps).expectedRPID;
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await storeChallenge(deps, options.challenge, null);
      return c.json(options);
    })
    .post('/session/passkey', body(authenticationSchema), async (c) => {
      const { response } = c.req.valid('json');
      const passkey = await findPasskey(store, response.id);
      if (!passkey) throw new Refusal(401, refusals.wrongPasskey);
      const { id, public_key, counter, email } = passkey;
      const { verifyAuthenticationResponse } = await webauthn();
      const verified = await verifyAuthenticationResponse({
        response,
        ...expectedFrom(deps),
        expectedChallenge: (challenge) => spendChallenge(store, hashOf(challenge), null, clock()),
        credential: { id, publicKey: Buffer.from(public_key, 'base64url'), counter },
        requireUserVerification: true,
      }).catch(() => undefined);
      const isRight =
        verified?.verified &&
        (await countPasskeyUse(store, passkey, verified.authenticationInfo.newCounter, clock()));
      if (!isRight) throw new Refusal(401, refusals.wrongPasskey);
      const user = await findUser(store, deps, email);
      if (!user) throw removed(email);
      return c.json(await beginSession(c, deps, user));
    });
}

/** @throws Refusal 403 when the person signed in more than ten minutes ago */
function freshSession(c: Context<OfficeEnv>, { clock }: OfficeDeps): Session {
  const session = c.get('session');
  if (clock() - session.created_at > FRESH) throw new Refusal(403, refusals.notFresh);
  return session;
}

/** What passkeys belong to: the office's origin and its host. */
function expectedFrom({ origins }: OfficeDeps) {
  const [origin = ''] = origins();
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}

async function storeChallenge(
  { store, clock }: OfficeDeps,
  challenge: string,
  email: string | null,
): Promise<void> {
  const expires_at = clock() + CHALLENGE_LIFE;
  await insertChallenge(store, { hash: hashOf(challenge), email, expires_at });
}
