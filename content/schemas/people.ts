import * as v from 'valibot';
import { choice, id, listOf, longText, named, object, picture, record, text } from './fields.ts';
import { programmeNames, programmeTitle, subjectsOfForm } from './names.ts';

const teacher = record({
  /** Used in links: /teachers#asanka. */
  id,
  name: named('Name', text(80)),
  subject: named('Subject', choice(subjectsOfForm)),
  qualifications: named('Qualifications', text(120)),
  experience: named('Experience', text(80)),
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

export const teachers = object({
  'a-level': named('A Level teachers', listOf(teacher)),
  'o-level': named('O Level teachers', listOf(teacher)),
});

const lecturer = object({
  /** The id of a teacher. */
  id: named('Teacher', id),
  /** Where the list names another subject than the teacher's own. */
  subject: v.optional(named('Subject', text(60))),
});

/** The faculty lists of the two overviews (docs/requirements.md, R18.6). */
export const lecturers = object({
  'o-level': named('O Level lecturers', listOf(lecturer)),
  'a-level': named('A Level lecturers', listOf(lecturer)),
});

const testimonial = record({
  id,
  name: named('Name', text(60)),
  grade: named('Grade', choice(['O Level Graduate', 'A Level Graduate', 'Current Student'])),
  text: named('Text', longText),
});

const voices = listOf(testimonial, 12);

const voicesOfProgrammes = programmeNames.map((name) => [
  name,
  named(`On ${programmeTitle(name)}`, voices),
]);

export const testimonials = object({
  home: named('On home', voices),
  oLevelOverview: named('On the O Level overview', voices),
  aLevelOverview: named('On the A Level overview', voices),
  ...(Object.fromEntries(voicesOfProgrammes) as Record<
    (typeof programmeNames)[number],
    typeof voices
  >),
});
