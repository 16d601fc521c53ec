import type { Context } from 'hono';
import type { OfficeDeps } from './deps.ts';
import { Refusal, refusals } from './refusals.ts';
import type { OfficeError } from './types.ts';

/**
 * What somebody who tries the doors leaves in the log, by the refusal. Whoever is only not signed in
 * yet is no such thing.
 */
const events: Readonly<Record<string, { event: string; [field: string]: string }>> = {
  [refusals.wrongCode]: { event: 'sign-in refused', reason: 'code' },
  [refusals.wrongPasskey]: { event: 'sign-in refused', reason: 'passkey' },
  [refusals.foreign]: { event: 'request refused', reason: 'foreign origin' },
  [refusals.tooMany]: { event: 'limit hit', limit: 'sign-in' },
};

/** Whatever went wrong, as the sentence that the person at the desk reads. */
export function answerError(error: Error, c: Context, { log }: OfficeDeps): Response {
  if (error instanceof Refusal) {
    const event = events[error.message];
    if (event) log({ ...event, status: error.status });
    return c.json(asJson(error.message), error.status, error.headers);
  }
  log({ event: 'office error', reason: error.message });
  return isOurFault(error)
    ? c.json(asJson(refusals.broken), 500)
    : c.json(asJson(refusals.storeAway), 503);
}

function asJson(message: string): OfficeError {
  return { error: { message } };
}

// Whatever else is thrown comes from outside: the database, the disk, the line to either.
function isOurFault(error: Error): boolean {
  return [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind);
}
