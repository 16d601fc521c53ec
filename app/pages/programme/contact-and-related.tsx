import { Mail, Phone } from 'lucide';
import { Symbols } from '#app/chrome/symbols.tsx';
import { BookStack } from '#app/courses/book-stack.tsx';
import { WriteToUs } from '#app/forms/enquiry-form.tsx';
import { enquiryForm } from '#content/forms/enquiry.ts';
import { school } from '#content/school/school.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { relatedCourses } from '#rules/pages/programme-page.ts';
import { Actions } from '#ui/actions.tsx';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import { NoBreak, VisuallyHidden } from '#ui/text.tsx';
import styles from './programme.module.css';

/**
 * 'Get In Touch' (docs/requirements.md, R19.7): the message form, other ways to reach us, and
 * related courses.
 */
export function ContactAndRelated({ programme }: { programme: Programme }) {
  const email = school.englishDepartmentEmail;
  const { heading, intro, card } = enquiryForm.section;
  return (
    <Section ground="squared" id="get-in-touch">
      <Symbols at={{ margin: 'theta' }} />
      <PageGrid>
        <WriteToUs variant="course" heading={heading} lead={intro} card={card}>
          <Actions className={styles.contact}>
            <PhoneLink number={school.hotline}>
              <Icon of={Phone} />
              Call Us <NoBreak>{school.hotline}</NoBreak>
            </PhoneLink>
            <a href={`mailto:${email}`}>
              <Icon of={Mail} />
              <VisuallyHidden>Email Us </VisuallyHidden>
              <EmailAddress>{email}</EmailAddress>
            </a>
          </Actions>
          <h3 className={styles.related}>Related courses</h3>
          <BookStack books={relatedCourses(programme)} />
        </WriteToUs>
      </PageGrid>
    </Section>
  );
}
