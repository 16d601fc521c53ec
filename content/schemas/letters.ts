import * as v from 'valibot';
import { id, listOf, longText, named, object, record, text } from './fields.ts';

/** Facts of the family that a message is for. */
const familyFacts = ['greeting', 'reference', 'assessment', 'class', 'until', 'link'];

const name = named('Name', text(60));
const message = text(600, familyFacts);

const reply = object({ name, text: named('Message', message) });

/** The messages that staff send from their own phone or mail program. */
export const replies = object({
  noAnswer: named(
    'Not reached',
    object({
      name,
      text: named('Message', message),
      withoutPhone: named('Message without a phone number', message),
    }),
  ),
  whenToCall: named('When to call', reply),
  assessment: named(
    'Assessment',
    object({
      name,
      text: named('Message', message),
      withoutTime: named('Message before a time is set', message),
    }),
  ),
  waitingList: named('Waiting list', reply),
  place: named(
    'Place',
    object({
      name,
      text: named('Message', message),
      offered: named('Message with an offer to answer', message),
    }),
  ),
});

const legalText = object({
  intro: named('Introduction', text()),
  sections: named(
    'Sections',
    listOf(
      object({
        id,
        heading: named('Heading', text(80)),
        paragraphs: named(
          'Paragraphs',
          v.pipe(v.array(longText), v.minLength(1, 'write at least one.'), v.maxLength(20)),
        ),
      }),
      30,
    ),
  ),
});

export const legal = record({
  /** The month, and a letter for a second change in it: '2026-11b'. Registrations store it. */
  version: named(
    'Version of the terms and the privacy policy',
    v.pipe(
      v.string("write the month, as '2026-11' or '2026-11b'."),
      v.regex(/^20\d{2}-(0[1-9]|1[0-2])[a-z]?$/, "write the month, as '2026-11' or '2026-11b'."),
    ),
  ),
  reviewed: named('Reviewed by the school', v.boolean('write true or false.')),
  terms: named('Terms and conditions', legalText),
  privacy: named('Privacy policy', legalText),
});
