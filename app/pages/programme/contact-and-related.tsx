import { Mail, Phone } from 'lucide';
import { BookStack } from '#app/courses/book-stack.tsx';
import { programmePage as words } from '#content/pages/programme-page.ts';
import { school } from '#content/school/school.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { relatedCourses } from '#rules/pages/programme-page.ts';
import { Actions } from '#ui/actions.tsx';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { NoBreak, VisuallyHidden } from '#ui/text.tsx';
import styles from './contact-and-related.module.css';
import { GetInTouch } from './get-in-touch.tsx';

/** The message form, and beside it the other ways to reach us and the courses that go with this one. */
export function ContactAndRelated({ programme }: { programme: Programme }) {
  const email = school.englishDepartmentEmail;
  return (
    <GetInTouch>
      <Actions className={styles.contact}>
        <PhoneLink number={school.hotline}>
          <Icon of={Phone} />
          {words.call} <NoBreak>{school.hotline}</NoBreak>
        </PhoneLink>
        <a href={`mailto:${email}`}>
          <Icon of={Mail} />
          <VisuallyHidden>{words.email} </VisuallyHidden>
          <EmailAddress>{email}</EmailAddress>
        </a>
      </Actions>
      <h3 className={styles.related}>{words.related}</h3>
      <BookStack
        books={relatedCourses(programme).map(({ path, level, name, colour }) => ({
          title: name,
          href: path,
          subject: colour,
          level,
        }))}
      />
    </GetInTouch>
  );
}
