// The documents that the bundle of the functions contains: those of content/documents.
import { filledDocuments } from '#content/fill-text.ts';
import type { Documents } from '#content/schemas/documents.ts';
import claims from '#documents/claims.json' with { type: 'json' };
import courses from '#documents/courses.json' with { type: 'json' };
import facilities from '#documents/facilities.json' with { type: 'json' };
import fees from '#documents/fees.json' with { type: 'json' };
import holidays from '#documents/holidays.json' with { type: 'json' };
import lecturers from '#documents/lecturers.json' with { type: 'json' };
import legal from '#documents/legal.json' with { type: 'json' };
import offer from '#documents/offer.json' with { type: 'json' };
import pages from '#documents/pages.json' with { type: 'json' };
import payment from '#documents/payment.json' with { type: 'json' };
import questions from '#documents/questions.json' with { type: 'json' };
import replies from '#documents/replies.json' with { type: 'json' };
import school from '#documents/school.json' with { type: 'json' };
import teachers from '#documents/teachers.json' with { type: 'json' };
import testimonials from '#documents/testimonials.json' with { type: 'json' };
import timetable from '#documents/timetable.json' with { type: 'json' };

const written: unknown = {
  claims,
  courses,
  facilities,
  fees,
  holidays,
  lecturers,
  legal,
  offer,
  pages,
  payment,
  questions,
  replies,
  school,
  teachers,
  testimonials,
  timetable,
};

export const documents = filledDocuments(written as Documents);
