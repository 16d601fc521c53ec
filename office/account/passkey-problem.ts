import { WebAuthnError } from '@simplewebauthn/browser';
import { office } from '#content/office/page.ts';
import { NoConnection, Refused } from '../api/failure.ts';
import { sentenceFor } from '../chrome/sentence.ts';

/** Why no passkey was added, as a sentence. A person who says no is no fault. */
export function passkeyProblem(error: Error): string {
  if (error instanceof Refused || error instanceof NoConnection) return sentenceFor(error);
  const isThere =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isThere ? office.account.already : office.account.stopped;
}
