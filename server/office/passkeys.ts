import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { school } from '#content/school/school.ts';
import { line } from '#payloads/schemas.ts';
import { passkeyAddedMail } from '#server/mail/office-code.ts';
import { writeAccount } from '#server/store/office-history.ts';
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
} from '#server/store/sign-in.ts';
import { body } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { hashOf, keyedHash } from './hash.ts';
import { addressOf, type Limits } from './limits.ts';
import { Refusal, refusals } from './refusals.ts';
import { beginSession, passkeyAsJson } from './session.ts';
import { logUnsent, sendNow } from './sign-in.ts';

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

// The library checks what a browser sends; these schemas only check that it is there.
const registrationSchema = v.object({
  response: v.custom<RegistrationResponseJSON>(hasId, 'The passkey could not be read.'),
  name: v.optional(v.pipe(line('The name'), v.maxLength(60, 'The name is too long.'))),
});
const authenticationSchema = v.object({
  response: v.custom<AuthenticationResponseJSON>(hasId, 'The passkey could not be read.'),
});

/** Loaded when the first passkey is used: it is large, and most processes never need it. */
const webauthn = () => import('@simplewebauthn/server');

/**
 * Adds, lists and removes the passkeys of a person who is signed in. Adding one needs a fresh sign-in
 * and is mailed to its owner: a stranger at an unlocked desk must not get lasting access.
 * @param later receives work that continues after the response
 */
export function passkeyRoutes(deps: OfficeDeps, later: (work: Promise<void>) => void) {
  const { store, clock, secret } = deps;
  return new Hono<OfficeEnv>()
    .get('/passkeys', async (c) => {
      const passkeys = await passkeysOf(store, c.get('session').email);
      return c.json({ passkeys: passkeys.map(passkeyAsJson) });
    })
    .post('/passkeys/options', async (c) => {
      const { email } = freshSession(c, deps);
      const { id: rpID } = placeOf(deps);
      const known = await passkeysOf(store, email);
      if (known.length >= MOST_PASSKEYS) throw new Refusal(422, refusals.manyPasskeys);
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: `${school.name}, office`,
        rpID,
        userName: email,
        supportedAlgorithmIDs: ALGORITHMS,
        // The same for each key of a person, and does not identify that person.
        userID: Buffer.from(keyedHash(secret, 'passkeys of', email), 'base64url'),
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
      const { id: rpID, origins } = placeOf(deps);
      const expectedChallenge = await spentChallenge(deps, response, email);
      const { verifyRegistrationResponse } = await webauthn();
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origins,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(notVerified);
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
      await store.transaction().execute(async (trx) => {
        await insertPasskey(trx, row);
        await writeAccount(trx, email, 'added a passkey', row.name, clock());
      });
      deps.log({ event: 'passkey added' });
      later(mailAdded(deps, email, row.name));
      return c.json({ ok: true, passkey: passkeyAsJson(row) } as const, 201);
    })
    .delete('/passkeys/:id', async (c) => {
      const removed = await deletePasskey(store, c.req.param('id'), c.get('session').email);
      if (!removed) throw new Refusal(404, refusals.unknown);
      return c.json({ ok: true } as const);
    });
}

/** Signing in with a passkey, without a code. */
export function passkeySessionRoutes(deps: OfficeDeps, limits: Limits) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>()
    .post('/session/passkey/options', async (c) => {
      await limits.count([CHALLENGES, 'challenge', addressOf(c, deps)]);
      const { id: rpID } = placeOf(deps);
      // Without a list of keys, which would show who may sign in: the device finds its own.
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await storeChallenge(deps, options.challenge, null);
      return c.json(options);
    })
    .post('/session/passkey', body(authenticationSchema), async (c) => {
      const { response } = c.req.valid('json');
      const passkey = await findPasskey(store, response.id);
      const { id: rpID, origins } = placeOf(deps);
      const expectedChallenge = await spentChallenge(deps, response, null);
      const { verifyAuthenticationResponse } = await webauthn();
      const verified =
        passkey &&
        (await verifyAuthenticationResponse({
          response,
          expectedChallenge,
          expectedOrigin: origins,
          expectedRPID: rpID,
          credential: credentialOf(passkey),
          requireUserVerification: true,
        }).catch(notVerified));
      const isRight =
        verified?.verified &&
        deps.users.includes(passkey?.email ?? '') &&
        (await countPasskeyUse(
          store,
          passkey as PasskeyRow,
          verified.authenticationInfo.newCounter,
          clock(),
        ));
      if (!passkey || !isRight) throw new Refusal(401, refusals.wrongPasskey);
      return c.json(await beginSession(c, deps, passkey.email));
    });
}

/** @throws Refusal 403 when the person signed in more than ten minutes ago */
function freshSession(c: Context<OfficeEnv>, { clock }: OfficeDeps): Session {
  const session = c.get('session');
  if (clock() - session.created_at > FRESH) throw new Refusal(403, refusals.notFresh);
  return session;
}

async function mailAdded(deps: OfficeDeps, email: string, name: string): Promise<void> {
  try {
    const message = await passkeyAddedMail(name, deps.origins()[0] ?? '');
    await sendNow(deps, message, email, crypto.randomUUID());
  } catch (error) {
    logUnsent(deps, 'passkey mail not sent', error);
  }
}

/** What passkeys belong to: the host of the office's origin. */
function placeOf({ origins }: OfficeDeps): { id: string; origins: string[] } {
  const [origin = ''] = origins();
  return { id: new URL(origin).hostname, origins: [origin] };
}

async function storeChallenge(
  { store, clock }: OfficeDeps,
  challenge: string,
  email: string | null,
): Promise<void> {
  const expiresAt = clock() + CHALLENGE_LIFE;
  await insertChallenge(store, { hash: hashOf(challenge), email, expiresAt });
}

function credentialOf({ id, public_key, counter }: PasskeyRow): WebAuthnCredential {
  return { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter };
}

/**
 * Uses up the challenge that a passkey has signed.
 * @returns the challenge to verify it by; a new one, so that it fails, when it is not ours, not for
 *   this person or too old
 */
async function spentChallenge(
  { store, clock }: OfficeDeps,
  { response }: { response: { clientDataJSON: string } },
  email: string | null,
): Promise<string> {
  const challenge = challengeIn(response?.clientDataJSON);
  const isOurs = await spendChallenge(store, hashOf(challenge), email, clock());
  return isOurs ? challenge : crypto.randomUUID();
}

function challengeIn(clientDataJSON: unknown): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(String(clientDataJSON), 'base64url').toString());
    return String(challenge);
  } catch {
    return '';
  }
}

/** The library throws when a passkey is not valid. */
function notVerified(): undefined {
  return undefined;
}

function hasId(response: unknown): boolean {
  return (
    typeof response === 'object' &&
    response !== null &&
    'id' in response &&
    typeof response.id === 'string' &&
    response.id.length <= 1400
  );
}
