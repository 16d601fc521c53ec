import * as v from 'valibot';
import { sitePaths } from '../pages/paths.ts';
import {
  choice,
  forEach,
  id,
  list,
  listOf,
  longText,
  named,
  object,
  record,
  text,
  texts,
} from './fields.ts';

const heading = text('Heading', 60);
const lead = text('Lead');
const note = text('', 150);

const point = record('', { id, text: text('Text') });
const titled = record('', { id, title: text('Title', 60), text: text('Text') });

const answers = listOf(
  'Questions and answers',
  record('', { id, question: text('Question', 100), answer: text('Answer') }),
  12,
);

const strength = record('', {
  id,
  title: text('Title', 40),
  figure: text('In large letters', 40),
  text: text('Text'),
});

const highlight = record('', { title: text('Title', 40), subtitle: text('Text', 60) });

const next = object('', { heading, text: text('Text') });

/** Headlines, leads and sentences of the pages that docs/requirements.md leaves to the school. */
export const pages = object('Page texts', {
  home: record('Home', {
    kicker: text('Over the headline', 60),
    headline: text('Headline', 60),
    lead,
    news: named('News, under the headline', v.nullable(text('', 160))),
    courses: text('Heading of the courses', 60),
    timetableNote: named('Under the heading of the timetable', note),
    why: object('Why choose us', { heading, note: named('Under the heading', note), answers }),
    testimonials: text('Heading of the testimonials', 60),
    next: text('Heading of the last part', 60),
    times: text('Times of classes', 80),
  }),
  about: record('About', {
    heading,
    lead,
    intro: named('Introduction', list(longText, 6)),
    parent: named('Before the parent institution', note),
    mission: text('Mission'),
    vision: text('Vision'),
    strengths: named(
      'Strengths',
      v.pipe(listOf('', strength, 6), v.minLength(1, 'write at least one.')),
    ),
  }),
  teachers: record('Teachers', {
    lead,
    approach: object('How we teach', { heading, steps: listOf('Steps', titled, 6) }),
    why: listOf('Why choose our teachers', point, 12),
    contact: named('Ask the office', next),
  }),
  programs: record('Our Classes', {
    lead,
    consultation: text("Text of the consultation's form"),
    oLevel: text('Under O Level'),
    aLevel: text('Under A Level'),
    highlights: object('Highlights', {
      students: named('Students', highlight),
      groups: named('Groups', highlight),
      tests: named('Tests', highlight),
      curricula: named('Curricula', highlight),
    }),
    features: listOf('Special features', titled, 8),
  }),
  programmes: record('Programme pages', {
    groups: named('Under the class timetable', note),
    learn: named("Under What You'll Learn", note),
    syllabus: named('Under Choose your syllabus', note),
  }),
  fees: record('Fee Structure', {
    lead,
    curricula: object('What each curriculum leads to', {
      'Local GCE': named('Local GCE', note),
      Edexcel: named('Edexcel', note),
      Cambridge: named('Cambridge', note),
    }),
    compare: named('Under the comparison', note),
    answers,
  }),
  schedule: record('Class Schedule', {
    lead,
    note: named('Note', note),
    next: named('Last part', next),
  }),
  facilities: record('Facilities', { lead }),
  register: record('Registration', {
    lead,
    sections: object("Notes of the form's parts", {
      personal: named('Personal Information', note),
      academic: named('Academic Information', note),
      guardian: named('Parent/Guardian Information', note),
      additional: named('Additional Information', note),
    }),
    steps: object('What Happens After Registration?', {
      contact: named('Contact Within 24hrs', note),
      assessment: named('Schedule Assessment', note),
      start: named('Start Learning', note),
      startInClass: named('Start Learning, after a class was chosen', note),
    }),
  }),
  contact: record('Contact', {
    lead,
    topics: listOf(
      'Before You Contact Us',
      object('', {
        id,
        title: text('Title', 40),
        question: text('Question', 80),
        subject: text('Subject of the message', 80),
      }),
      8,
    ),
  }),
  oLevelOverview: record('O Level Classes', {
    heading,
    lead,
    registration: named('Start of a registration', next),
    scheduleNote: named('Under the week', note),
  }),
  aLevelOverview: record('A Level Classes', {
    lead,
    subjectsNote: named('Under the subjects', note),
    scheduleNote: named('Under the schedule', note),
  }),
  titles: object(
    'Titles in the browser and in search results',
    forEach(sitePaths, (path) => text(`Page ${path}`, 70)),
  ),
  descriptions: object(
    'Descriptions in search results',
    forEach(sitePaths, (path) => text(`Page ${path}`, 200)),
  ),
});

/** Where a question may be shown; /programs/… are the programme pages. */
export const questionPlaces = ['programmes', 'overviews', 'fees', 'register', 'contact'] as const;

/** What parents ask: a question without an answer is on no page. */
export const questions = object('Questions', {
  asked: listOf(
    'What parents ask',
    record('', {
      id,
      question: text('Question', 100),
      answer: named('Answer', v.nullable(text('', 300))),
      pages: named('On the pages', list(choice(questionPlaces), questionPlaces.length)),
    }),
  ),
});

/** Facts of the family that a message is for. */
const familyFacts = ['greeting', 'reference', 'assessment'];
const offerFacts = ['class', 'until', 'link'];

const message = text('', 600, familyFacts);

const nameAndText = { name: text('Name', 60), text: named('Message', message) };

const reply = object('', nameAndText);

/** For a family that cannot be called. */
const inWriting = { withoutPhone: named('Message without a phone number', message) };

const afterForm = object('', {
  call: text('Before the phone number', 150),
  mistake: text('If the family did not send it'),
});

/** The messages that staff send from their own phone, and sentences of the acknowledgements. */
export const replies = object('Messages and mails', {
  noAnswer: object('Not reached', { ...nameAndText, ...inWriting }),
  whenToCall: named('When to call', reply),
  assessment: object('Assessment', {
    ...nameAndText,
    withoutTime: named('Message before a time is set', message),
  }),
  waitingList: object('Waiting list', { ...nameAndText, ...inWriting }),
  place: object('Place', {
    ...nameAndText,
    ...inWriting,
    offered: text('Message with an offer to answer', 600, [...familyFacts, ...offerFacts]),
  }),
  more: listOf('Messages of your own', object('', { id, ...nameAndText }), 20),
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

export const legal = record('Terms and privacy', {
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
