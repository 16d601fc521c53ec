import * as v from 'valibot';
import { id, listOf, longText, named, object, record, text, texts } from './fields.ts';

/** Facts of the family that a message is for. */
const familyFacts = ['greeting', 'reference', 'assessment'];
const offerFacts = ['class', 'until', 'link'];

const name = text('Name', 60);
const message = text('', 600, familyFacts);

const reply = object('', { name, text: named('Message', message) });

const afterForm = object('', {
  call: text('Before the phone number', 150),
  mistake: text('If the family did not send it'),
});

/** The messages that staff send from their own phone, and sentences of the acknowledgements. */
export const replies = object('', {
  noAnswer: object('Not reached', {
    name,
    text: named('Message', message),
    withoutPhone: named('Message without a phone number', message),
  }),
  whenToCall: named('When to call', reply),
  assessment: object('Assessment', {
    name,
    text: named('Message', message),
    withoutTime: named('Message before a time is set', message),
  }),
  waitingList: named('Waiting list', reply),
  place: object('Place', {
    name,
    text: named('Message', message),
    offered: text('Message with an offer to answer', 600, [...familyFacts, ...offerFacts]),
  }),
  mails: object('Mails after a form', {
    registration: named('After a registration', afterForm),
    enquiry: named('After a message', afterForm),
    waitingList: text('If a class is full'),
    calendar: text('Before the calendar'),
    linkMistake: text('If the family did not send it, with a link'),
  }),
});

const legalText = object('', {
  intro: text('Introduction'),
  sections: listOf(
    'Sections',
    object('', {
      id,
      heading: text('Heading', 80),
      paragraphs: texts('Paragraphs', longText, 20),
    }),
    30,
  ),
});

export const legal = record('', {
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
