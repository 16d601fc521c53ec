import { office } from '#content/office/page.ts';
import { NoConnection, Refused } from '../api/failure.ts';

/** What went wrong, as a sentence: the server's own where it gave one. */
export function sentenceFor(error: Error): string {
  if (error instanceof Refused) return error.message;
  return error instanceof NoConnection ? office.connection.none : office.connection.unknown;
}
