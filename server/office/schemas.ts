import * as v from 'valibot';
import { emailLine, required } from '#payloads/schemas.ts';
import { isState, type State, states } from '#server/store/office-states.ts';

/** The longest search, in UTF-16 code units: above any name or address. */
const LONGEST_SEARCH = 200;

export const signInSchema = v.object({ email: required('E-mail', emailLine('E-mail')) });

export const codeSchema = v.object({
  email: required('E-mail', emailLine('E-mail')),
  code: v.pipe(v.string('The code must be text.'), v.maxLength(40, 'A code has 8 digits.')),
});

const flag = v.optional(v.picklist(['1', '0', ''], 'This filter is 1, or left out.'));

export const filterEntries = {
  state: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter((part) => part !== '')),
      v.check((names): boolean => names.every(isState), `A state is one of ${states.join(', ')}.`),
      v.transform((names) => names as State[]),
    ),
  ),
  kind: v.optional(
    v.picklist(['enquiry', 'registration', ''], "'kind' is enquiry or registration."),
  ),
  held: flag,
  undelivered: flag,
  q: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SEARCH, 'The search is too long.'))),
};

export const filterSchema = v.object(filterEntries);
export const listSchema = v.object({ ...filterEntries, cursor: v.optional(v.string()) });
