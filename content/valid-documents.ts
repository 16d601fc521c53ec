// Importing this file stops the process if a document does not match its schema. A program imports
// it before all that reads documents.
import claims from '#documents/claims.json' with { type: 'json' };
import courses from '#documents/courses.json' with { type: 'json' };
import facilities from '#documents/facilities.json' with { type: 'json' };
import fees from '#documents/fees.json' with { type: 'json' };
import holidays from '#documents/holidays.json' with { type: 'json' };
import lecturers from '#documents/lecturers.json' with { type: 'json' };
import legal from '#documents/legal.json' with { type: 'json' };
import offer from '#documents/offer.json' with { type: 'json' };
import pages from '#documents/pages.json' with { type: 'json' };
import replies from '#documents/replies.json' with { type: 'json' };
import school from '#documents/school.json' with { type: 'json' };
import teachers from '#documents/teachers.json' with { type: 'json' };
import testimonials from '#documents/testimonials.json' with { type: 'json' };
import timetable from '#documents/timetable.json' with { type: 'json' };
import { type DocumentId, type Documents, problemsInFields } from './schemas/documents.ts';

/** The documents that this process reads, by id. */
export const documents: Documents = {
  school,
  fees,
  timetable,
  teachers,
  lecturers,
  testimonials,
  facilities,
  holidays,
  offer,
  claims,
  courses,
  pages,
  replies,
  legal,
};

const problems = Object.entries(documents).flatMap(([id, value]) =>
  problemsInFields(id as DocumentId, value).map(
    ({ path, message }) => `${message} (${id}.json, ${path || 'the whole document'})`,
  ),
);
if (problems.length > 0) throw new Error(problems.join('\n'));
