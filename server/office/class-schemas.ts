import * as v from 'valibot';
import { classRefusals as words } from '#content/office/class-words.ts';
import { line } from '#payloads/schemas.ts';
import { changeKinds, placesKinds } from '#payloads/today.ts';

/** The longest reason and room's name, in UTF-16 code units. */
const LONGEST_REASON = 120;
const LONGEST_ROOM = 60;

/** Left out, null and blank are the same: null. */
function given(schema: v.GenericSchema<string, string>) {
  return v.pipe(
    v.nullish(schema, ''),
    v.transform((text): string | null => text || null),
  );
}

/** A change as it is asked for; whether it can be is the route's to know. */
export const changeSchema = v.object({
  class: v.string(words.noClass),
  date: v.string(words.noDate),
  kind: v.picklist(changeKinds, words.kind),
  start: given(line('The start')),
  end: given(line('The end')),
  toDate: given(line('The new day')),
  room: given(
    v.pipe(
      line('The room'),
      v.maxLength(LONGEST_ROOM, `The room's name is too long: ${LONGEST_ROOM} characters at most.`),
    ),
  ),
  reason: given(v.pipe(line('The reason'), v.maxLength(LONGEST_REASON, words.reason))),
});

export const placesSchema = v.object({ places: v.picklist(placesKinds, words.places) });
