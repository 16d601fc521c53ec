import * as v from 'valibot';
import { registrationLabels } from '#payloads/names.ts';
import { emailLine, multiline, phoneLine, required } from '#payloads/text.ts';
import { isState, type State, states } from '#server/store/office-states.ts';

/** The longest note, in UTF-16 code units. */
const LONGEST_NOTE = 2000;
/** The longest search, in UTF-16 code units: above any name or address. */
const LONGEST_SEARCH = 200;

const stateSchema = v.picklist(states, `A state is one of ${states.join(', ')}.`);

const noteText = v.pipe(
  multiline('The note'),
  v.maxLength(LONGEST_NOTE, `The note is too long: ${LONGEST_NOTE} characters at most.`),
);

export const signInSchema = v.object({ email: required('E-mail', emailLine('E-mail')) });

export const codeSchema = v.object({
  email: required('E-mail', emailLine('E-mail')),
  code: v.pipe(v.string('The code must be text.'), v.maxLength(40, 'A code has 8 digits.')),
});

export const outcomeSchema = v.object({
  state: stateSchema,
  was: stateSchema,
  note: v.nullish(noteText),
  at: v.nullish(
    v.pipe(
      v.string('The time must be text.'),
      v.check(isMoment, 'The time must be like 2026-11-25T09:30:00.000Z.'),
    ),
  ),
});

export const noteSchema = v.object({ text: required('The note', noteText) });

const label = registrationLabels;

const seen = v.optional(v.string('What was seen must be text.'));

/** By the form's own rules; which of them a kind of submission has is the route's to know. */
export const contactsSchema = v.object({
  fields: v.pipe(
    v.strictObject(
      {
        email: v.optional(required(label.email, emailLine(label.email))),
        phone: v.optional(phoneLine(label.phone)),
        parentPhone: v.optional(required(label.parentPhone, phoneLine(label.parentPhone))),
        parentEmail: v.optional(emailLine(label.parentEmail)),
      },
      'Only email, phone, parentPhone and parentEmail can be corrected.',
    ),
    v.check((fields) => Object.keys(fields).length > 0, 'Name a field to correct.'),
  ),
  /** What the desk saw there; what is left out may have become anything. */
  was: v.optional(v.object({ email: seen, phone: seen, parentPhone: seen, parentEmail: seen })),
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

/** ISO 8601 with a time zone, of a day that exists: Date.parse takes 31 February for 3 March. */
function isMoment(text: string): boolean {
  const [, day] =
    /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
