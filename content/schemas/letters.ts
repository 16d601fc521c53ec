import * as v from 'valibot';
import { id, listOf, longText, named, object, record, text } from './fields.ts';

/** Facts of the family that a message is for. */
const familyFacts = ['greeting', 'reference', 'assessment'];
const offerFacts = ['class', 'until', 'link'];

const name = named('Name', text(60));
const message = text(600, familyFacts);

const reply = object({ name, text: named('Message', message) });

const afterForm = object({
  call: named('Before the phone number', text(150)),
  mistake: named('If the family did not send it', text()),
});

/** The messages that staff send from their own phone, and sentences of the acknowledgements. */
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
      offered: named('Message with an offer to answer', text(600, [...familyFacts, ...offerFacts])),
    }),
  ),
  mails: named(
    'Mails after a form',
    object({
      registration: named('After a registration', afterForm),
      enquiry: named('After a message', afterForm),
      waitingList: named('If a class is full', text()),
      calendar: named('Before the calendar', text()),
      linkMistake: named('If the family did not send it, with a link', text()),
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
