import { Mail, Phone } from 'lucide-react';
import { BookStack } from '#app/courses/book-stack.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { programmePage as words } from '#content/pages/programme-page.ts';
import { school } from '#content/school/school.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { relatedCourses } from '#rules/pages/programme-page.ts';
import { taughtSubjectAt } from '#rules/timetable/classes.ts';
import { GetInTouch } from './get-in-touch.tsx';

/** The message form, and beside it the other ways to reach us and the courses that go with this one. */
export function ContactAndRelated({ programme }: { programme: Programme }) {
  const email = school.englishDepartmentEmail.value;
  return (
    <GetInTouch>
      <p className="acts col">
        <PhoneLink number={school.hotline.value}>
          <Phone className="i" aria-hidden="true" />
          {words.call} <span className="nb">{school.hotline.value}</span>
        </PhoneLink>
        <a href={`mailto:${email}`}>
          <Mail className="i" aria-hidden="true" />
          <span className="sr">{words.email} </span>
          {email}
        </a>
      </p>
      <h3 className="beside">{words.related}</h3>
      <BookStack
        books={relatedCourses(programme).map(({ path, level, subject, colour }) => ({
          title: taughtSubjectAt(level, subject)?.shortName ?? subject,
          href: path,
          subject: colour,
          level,
        }))}
      />
    </GetInTouch>
  );
}
