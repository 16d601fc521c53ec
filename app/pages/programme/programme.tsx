import { Mail, Phone } from 'lucide';
import type { ComponentType, ReactNode } from 'react';
import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { ParentsQuestions } from '#app/chrome/parents-questions.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { GridSection, TitledSection } from '#app/chrome/titled-section.tsx';
import { usePath } from '#app/chrome/use-path.tsx';
import { BookStack } from '#app/courses/book-stack.tsx';
import { FeeAmount } from '#app/fees/fee-amount.tsx';
import { WriteToUs } from '#app/forms/enquiry-form.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { enquiryForm } from '#content/forms/enquiry.ts';
import { linkTo } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import { edexcelALevelOf, hasTwoFees } from '#content/teaching/fees.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { closingFacts, monthNote, relatedCourses } from '#rules/pages/programme-page.ts';
import { ActionLink, Actions } from '#ui/actions.tsx';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/paper.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { NoBreak, NoWrap, VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import { ClassGroups } from './class-groups.tsx';
import { Hero } from './hero.tsx';
import styles from './programme.module.css';

const school = schoolOf(documents);
const edexcelALevel = edexcelALevelOf(documents);

/**
 * The programme page of the path, one of those of a level.
 *
 * @param highlights shown under the overview
 * @param section shown before the timetable
 * @param Timetable by default the cards of its groups
 */
export function ProgrammePage({
  programmeAt,
  highlights,
  section = () => null,
  Timetable = ClassGroups,
}: {
  programmeAt: (documents: Documents, path: string) => Programme | undefined;
  highlights?: (programme: Programme) => ReactNode;
  section?: (programme: Programme) => ReactNode;
  Timetable?: ComponentType<{ programme: Programme }>;
}) {
  const path = usePath();
  const programme = programmeAt(documents, path);
  if (!programme) throw new Error(`No programme has the path ${path}.`);
  // The key clears the form when the visitor goes from one course to the next.
  return (
    <PageSections key={programme.path}>
      <Hero programme={programme} />
      <Overview programme={programme}>{highlights?.(programme)}</Overview>
      {section(programme)}
      <Timetable programme={programme} />
      <WhatYouLearn learn={programme.learn} />
      <TestimonialsSection heading="What students say" testimonials={programme.testimonials}>
        <Symbols at={{ corner: 'helix' }} />
      </TestimonialsSection>
      <ParentsQuestions page="programmes" ground="white" />
      <ContactAndRelated programme={programme} />
      <ClosingBand
        heading={<JoinHeading programme={programme} />}
        ground="squared"
        {...closingFacts(documents, programme)}
      />
    </PageSections>
  );
}

/** 'Join A Level Physics', with the colour of its book. */
function JoinHeading({ programme: { title, colour } }: { programme: Programme }) {
  return (
    <>
      <SubjectSwatch data-subject={colour} /> <NoWrap>{`Join ${title}`}</NoWrap>
    </>
  );
}

/** What students learn, as the contents page of the course's book. */
function WhatYouLearn({ learn }: Pick<Programme, 'learn'>) {
  return (
    <TitledSection
      ground="squared"
      symbols={{ margin: 'benzene', corner: 'water' }}
      heading="What You'll Learn"
      note={documents.pages.programmes.learn}
      of={learn}
    >
      <Sheet as="ol" className={styles.contents}>
        {learn.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <i />
            <span>{text}</span>
          </li>
        ))}
      </Sheet>
    </TitledSection>
  );
}

/** What the course is about, and its fee tiers as one ruled line. */
function Overview({ programme, children }: { programme: Programme; children?: ReactNode }) {
  const { overview, fees, colour } = programme;
  const { hours } = closingFacts(documents, programme);
  return (
    <GridSection ground="white">
      <div>
        <div className={styles.words}>
          <h2>Overview</h2>
          <NoWrap as="p" className="lead">
            {overview}
          </NoWrap>
        </div>
        {children}
        <div className={styles.fees} data-subject={colour}>
          <h3>Fees</h3>
          <dl>
            {fees.map((tier) => (
              <div key={tier.name}>
                <dt>
                  <NoWrap>{tier.name}</NoWrap>
                </dt>
                <dd>
                  <FeeAmount
                    fee={tier}
                    hours={hours}
                    other={
                      hasTwoFees(documents) && tier === edexcelALevel.onProgrammePages
                        ? edexcelALevel.onFeesPage
                        : undefined
                    }
                  />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.month}>
            <span>{`${monthNote(documents, programme)} `}</span>
            <ActionLink href={linkTo('/fees')}>Compare all fees</ActionLink>
          </p>
        </div>
      </div>
    </GridSection>
  );
}

/**
 * 'Get In Touch' (docs/requirements.md, R19.7): the message form, other ways to reach us, and
 * related courses.
 */
function ContactAndRelated({ programme }: { programme: Programme }) {
  const email = school.englishDepartmentEmail;
  const { heading, intro, card } = enquiryForm.section;
  return (
    <GridSection ground="squared" id="get-in-touch" symbols={{ margin: 'theta' }}>
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
        {programme.related.length > 0 && (
          <>
            <h3 className={styles.related}>Related courses</h3>
            <BookStack books={relatedCourses(programme)} />
          </>
        )}
      </WriteToUs>
    </GridSection>
  );
}
