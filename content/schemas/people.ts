import * as v from 'valibot';
import { pageNames } from '../pages/paths.ts';
import { levels } from '../teaching/levels.ts';
import {
  choice,
  forEach,
  id,
  listOf,
  longText,
  named,
  object,
  picture,
  record,
  text,
} from './fields.ts';
import { programmeNames } from './names.ts';

const subjectsOfForm = [...new Set([...levels['o-level'].subjects, ...levels['a-level'].subjects])];

const teacher = record('', {
  /** Used in links: /teachers#asanka. */
  id,
  name: text('Name', 80),
  subject: named('Subject', choice(subjectsOfForm)),
  qualifications: text('Qualifications', 120),
  experience: text('Experience', 80),
  classes: named(
    'Classes',
    v.pipe(
      v.array(id, 'this must be a list of class ids.'),
      v.check((classes) => new Set(classes).size === classes.length, 'a class is listed twice.'),
    ),
  ),
  /** Absent: cards show the initials. */
  picture: v.optional(named('Photo', picture)),
});

export const teachers = object('', {
  'a-level': listOf('A Level teachers', teacher),
  'o-level': listOf('O Level teachers', teacher),
});

const lecturer = object('', {
  /** The id of a teacher. */
  id: named('Teacher', id),
  /** Where the list names another subject than the teacher's own. */
  subject: v.optional(text('Subject', 60)),
});

/** The faculty lists of the two overviews (docs/requirements.md, R18.6). */
export const lecturers = object('', {
  'o-level': listOf('O Level lecturers', lecturer),
  'a-level': listOf('A Level lecturers', lecturer),
});

const testimonial = record('', {
  id,
  name: text('Name', 60),
  grade: named('Grade', choice(['O Level Graduate', 'A Level Graduate', 'Current Student'])),
  text: named('Text', longText),
});

const voices = (title: string) => listOf(title, testimonial, 12);

export const testimonials = object('', {
  home: voices('On home'),
  oLevelOverview: voices('On the O Level overview'),
  aLevelOverview: voices('On the A Level overview'),
  ...forEach(programmeNames, (name) => voices(`On ${pageNames[`/programs/${name}`]}`)),
});
