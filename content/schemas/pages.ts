import * as v from 'valibot';
import { sitePaths } from '../pages/paths.ts';
import { id, listOf, longText, named, object, record, text } from './fields.ts';

const heading = named('Heading', text(60));
const lead = named('Lead', text());
const note = text(150);

const point = record({ id, text: named('Text', text()) });
const titled = record({ id, title: named('Title', text(60)), text: named('Text', text()) });

const answers = named(
  'Questions and answers',
  listOf(
    record({ id, question: named('Question', text(100)), answer: named('Answer', text()) }),
    12,
  ),
);

const strength = record({
  id,
  title: named('Title', text(40)),
  figure: named('In large letters', text(40)),
  text: named('Text', text()),
});

const highlight = record({ title: named('Title', text(40)), subtitle: named('Text', text(60)) });

const next = object({ heading, text: named('Text', text()) });

/** A text for each page, by its path. */
function perPage<Text extends v.GenericSchema>(each: Text) {
  const entries = sitePaths.map((path) => [path, named(`Page ${path}`, each)]);
  return object(Object.fromEntries(entries) as Record<(typeof sitePaths)[number], Text>);
}

/** Headlines, leads and sentences of the pages that docs/requirements.md leaves to the school. */
export const pages = object({
  home: named(
    'Home',
    record({
      kicker: named('Over the headline', text(60)),
      headline: named('Headline', text(60)),
      lead,
      news: named('News, under the headline', v.nullable(text(160))),
      courses: named('Heading of the courses', text(60)),
      timetableNote: named('Under the heading of the timetable', note),
      why: named(
        'Why choose us',
        object({ heading, note: named('Under the heading', note), answers }),
      ),
      testimonials: named('Heading of the testimonials', text(60)),
      next: named('Heading of the last part', text(60)),
      times: named('Times of classes', text(80)),
    }),
  ),
  about: named(
    'About',
    record({
      heading,
      lead,
      intro: named(
        'Introduction',
        v.pipe(v.array(longText), v.minLength(1, 'write at least one.'), v.maxLength(6)),
      ),
      parent: named('Before the parent institution', note),
      mission: named('Mission', text()),
      vision: named('Vision', text()),
      strengths: named(
        'Strengths',
        v.pipe(listOf(strength, 6), v.minLength(1, 'write at least one.')),
      ),
    }),
  ),
  teachers: named(
    'Teachers',
    record({
      lead,
      approach: named(
        'How we teach',
        object({ heading, steps: named('Steps', listOf(titled, 6)) }),
      ),
      why: named('Why choose our teachers', listOf(point, 12)),
      contact: named('Talk to a teacher', next),
    }),
  ),
  programs: named(
    'Our Classes',
    record({
      lead,
      consultation: named('Text of the consultation’s form', text()),
      oLevel: named('Under O Level', text()),
      aLevel: named('Under A Level', text()),
      highlights: named(
        'Highlights',
        object({
          students: named('Students', highlight),
          groups: named('Groups', highlight),
          tests: named('Tests', highlight),
          curricula: named('Curricula', highlight),
        }),
      ),
      features: named('Special features', listOf(titled, 8)),
    }),
  ),
  programmes: named(
    'Programme pages',
    record({
      groups: named('Under the class timetable', note),
      learn: named('Under What You’ll Learn', note),
      syllabus: named('Under Choose your syllabus', note),
    }),
  ),
  fees: named(
    'Fee Structure',
    record({
      lead,
      curricula: named(
        'What each curriculum leads to',
        object({
          'Local GCE': named('Local GCE', note),
          Edexcel: named('Edexcel', note),
          Cambridge: named('Cambridge', note),
        }),
      ),
      compare: named('Under the comparison', note),
      answers,
    }),
  ),
  schedule: named(
    'Class Schedule',
    record({ lead, note: named('Note', note), next: named('Last part', next) }),
  ),
  facilities: named('Facilities', record({ lead })),
  oLevelOverview: named(
    'O Level Classes',
    record({
      heading,
      lead,
      registration: named('Start of a registration', next),
      scheduleNote: named('Under the week', note),
    }),
  ),
  aLevelOverview: named(
    'A Level Classes',
    record({
      lead,
      subjectsNote: named('Under the subjects', note),
      scheduleNote: named('Under the schedule', note),
    }),
  ),
  titles: named('Titles in the browser and in search results', perPage(text(70))),
  descriptions: named('Descriptions in search results', perPage(text(200))),
});
