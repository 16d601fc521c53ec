import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What a refusal says to the person at the desk. */
export const refusals = {
  signedOut: 'You are not signed in, or your time was over. Sign in again.',
  wrongCode: 'This code does not open the office. Look for the newest mail, or ask for a new code.',
  wrongPasskey: 'This passkey does not open the office. Ask for a code by e-mail instead.',
  noPasskey: 'The passkey was not added. Try again, or go on with codes.',
  manyPasskeys: 'There are twenty passkeys already: remove one first.',
  foreign: 'This request did not come from the office’s own page.',
  notJson: 'The request must be JSON.',
  unreadable: 'The request could not be read.',
  tooLarge: 'The request is longer than can be taken.',
  tooMany: 'Too many codes were asked for. Wait a while, then ask again.',
  unknown: 'There is nothing at this address.',
  noPlace: 'This place in the list cannot be read: begin at its top.',
  noSubmission: 'There is no such submission, or it was erased.',
  correctedMeanwhile: 'This was corrected meanwhile. Nothing was changed.',
  storeAway: 'The records cannot be reached just now. Nothing was changed: try again in a minute.',
  broken: 'Something went wrong on our side. Nothing was changed.',
} as const;

/** Thrown where a request is refused; becomes the answer `{"error":{"message"}}`. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
