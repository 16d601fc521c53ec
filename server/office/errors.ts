import type { Context } from 'hono';
import type { OfficeDeps } from './deps.ts';
import { Refusal, refusals } from './refusals.ts';
import type { OfficeError } from './types.ts';

/** Whatever went wrong, as the sentence that the person at the desk reads. */
export function answerError(error: Error, c: Context, { log }: OfficeDeps): Response {
  if (error instanceof Refusal) {
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
