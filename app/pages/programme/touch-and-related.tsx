import { Mail, Phone } from 'lucide-react';
import { GetInTouch } from '#app/sections/get-in-touch.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { programmePage as words } from '#content/programme-page.ts';
import type { Programme } from '#content/programmes/programme.ts';
import { school } from '#content/school.ts';
import { taughtAt } from '#rules/classes.ts';
import { relatedCourses } from '#rules/programme-page.ts';

/** The message form, and beside it the other ways to reach us and the courses that go with this one. */
export function TouchAndRelated({ programme }: { programme: Programme }) {
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
      <Stack
        books={relatedCourses(programme).map(({ path, level, subject, colour }) => ({
          title: taughtAt(level, subject)?.shortName ?? subject,
          href: path,
          subject: colour,
          level,
        }))}
      />
    </GetInTouch>
  );
}
