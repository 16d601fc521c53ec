import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Submission } from '#server/store/submissions/submissions.ts';
import { iso, offerAt } from './items.ts';
import { Refusal, refusals } from './office-errors.ts';

/**
 * What the page showed of what a request replaces or removes: its id, or null for nothing. Without it,
 * as from a program, the request replaces what there is (docs/requirements.md, R46.23).
 */
export const seen = v.optional(v.nullable(v.string()));

/** @throws Refusal 409 when it is another one now */
export function checkSeen<Value>(was: Value | undefined, current: Value): void {
  if (was !== undefined && !isDeepStrictEqual(was, current))
    throw new Refusal(409, refusals.changedSince);
}

/**
 * The same for the newest offer of a place, known by its `at`. It may have expired since.
 * @param now milliseconds since 1970
 */
export function checkOffer(
  was: string | null | undefined,
  { offer }: Pick<Submission, 'offer'>,
  now: number,
): void {
  if (was !== (offer && iso(offer.at))) checkSeen(was, offer && iso(offerAt(offer, now)));
}
