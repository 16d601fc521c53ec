import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { BookStack } from '#app/courses/book-stack.tsx';
import { HeroText } from '#app/courses/hero-text.tsx';
import { levelBooks } from '#app/courses/level-books.ts';
import { EarlyBirdBanner } from '#app/fees/early-bird.tsx';
import { OLevelIllustration } from '#app/illustrations/o-level-illustration.tsx';
import { Faculty } from '#app/school/faculty.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { TodaysNotice } from '#app/timetable/todays-notice.tsx';
import { oLevelOverview as words } from '#content/pages/o-level-overview.ts';
import { lecturers } from '#content/school/lecturers.ts';
import { testimonials } from '#content/school/testimonials.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/actions.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { NoWrap } from '#ui/text.tsx';
import { ConversionEvent } from './conversion.tsx';
import styles from './o-level-classes.module.css';
import { RegistrationWidget } from './registration-widget.tsx';
import { SubjectTabs } from './subject-tabs.tsx';
import { WeekList } from './week-list.tsx';

/** The O Level overview: start a registration, what each subject covers, the week, who teaches. */
export default function OLevelClasses() {
  return (
    <PageSections first={3}>
      <ConversionEvent />
      <EarlyBirdBanner register={registerLink({ level: 'o-level' })} />
      <Hero />
      <SubjectTabs />
      <Section ground="white">
        <Symbols at={{ corner: 'flask' }} />
        <PageGrid>
          <h2>{words.schedule.heading}</h2>
          <MarginNote>
            <p>{words.schedule.note}</p>
          </MarginNote>
          <WeekList />
        </PageGrid>
      </Section>
      <TestimonialsSection
        heading={words.testimonials}
        testimonials={testimonials.oLevelOverview}
      />
      <Section ground="squared">
        <Symbols at={{ margin: 'theta', corner: 'helix' }} />
        <PageGrid>
          <div className={styles.people}>
            <div>
              <h2>{words.lecturers}</h2>
              <Faculty narrow lecturers={lecturers['o-level']} />
            </div>
            <Related />
          </div>
        </PageGrid>
      </Section>
    </PageSections>
  );
}

function Hero() {
  return (
    <Section ground="squared" className={styles.hero}>
      <TodaysNotice classes={weekOf['o-level']} />
      <Symbols at={{ margin: 'compass', corner: 'set-square' }} />
      <PageGrid className={styles.columns}>
        <div className={styles.text}>
          <HeroText narrow level="o-level" words={words} />
          <OLevelIllustration place="text" />
        </div>
        <RegistrationWidget />
      </PageGrid>
    </Section>
  );
}

function Related() {
  const { heading, next } = words.related;
  return (
    <div className={styles.related}>
      <h2>{heading}</h2>
      <BookStack books={levelBooks('o-level')} />
      <p className={styles.next}>
        <NoWrap>{next.text}</NoWrap>{' '}
        <ActionLink href={next.path}>
          <span>
            <NoWrap>{next.name}</NoWrap>
          </span>
        </ActionLink>
      </p>
    </div>
  );
}
