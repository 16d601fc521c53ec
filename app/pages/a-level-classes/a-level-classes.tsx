import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { ContactActions } from '#app/courses/contact-actions.tsx';
import { HeroText } from '#app/courses/hero-text.tsx';
import { ALevelIllustration } from '#app/illustrations/a-level-illustration.tsx';
import { Faculty } from '#app/school/faculty.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { TodaysNotice } from '#app/timetable/todays-notice.tsx';
import { aLevelOverview as words } from '#content/pages/a-level-overview.ts';
import { linkTo } from '#content/pages/paths.ts';
import { claims } from '#content/school/claims.ts';
import { lecturers } from '#content/school/lecturers.ts';
import { school } from '#content/school/school.ts';
import { testimonials } from '#content/school/testimonials.ts';
import { aLevelSubjectCards } from '#content/teaching/courses.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { Sheet } from '#ui/paper.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { NoWrap } from '#ui/text.tsx';
import styles from './a-level-classes.module.css';
import { ClassTable } from './class-table.tsx';
import { SubjectCard } from './subject-card.tsx';

/** The A Level overview: marks, subjects, the week, success stories, faculty. */
export default function ALevelClasses() {
  return (
    <PageSections>
      <Hero />
      <Subjects />
      <Section ground="white">
        <Symbols at={{ corner: 'molecule' }} />
        <PageGrid>
          <h2>{words.schedule.heading}</h2>
          <MarginNote>
            <p>{words.schedule.note}</p>
          </MarginNote>
          <ClassTable
            classes={weekOf['a-level']}
            columns={words.schedule.columns}
            action={words.schedule.register}
            caption={words.schedule.heading}
          />
        </PageGrid>
      </Section>
      <TestimonialsSection heading={words.stories} testimonials={testimonials.aLevelOverview} />
      <Section ground="squared">
        <Symbols at={{ margin: 'benzene', corner: 'helix' }} />
        <PageGrid>
          <h2>{words.faculty}</h2>
          <Faculty lecturers={lecturers['a-level']} />
        </PageGrid>
      </Section>
    </PageSections>
  );
}

function Hero() {
  return (
    <Section ground="squared" className={styles.hero}>
      <TodaysNotice classes={weekOf['a-level']} />
      <Symbols at={{ margin: 'atom', corner: 'pi' }} />
      <PageGrid className={styles.columns}>
        <div className={styles.text}>
          <HeroText level="a-level" words={words} />
          <ContactActions
            register={registerLink({ level: 'a-level' })}
            action={words.enroll}
            email={school.email}
          />
          <ALevelIllustration place="text" />
        </div>
        <Sheet as="dl" className={styles.figures}>
          {words.stats.map((stat) => (
            <div key={stat.label} data-promotion="">
              <dt>{stat.label}</dt>
              <dd>
                {stat === claims.passRateALevelOverview ? (
                  <Circled className={styles.circled}>{stat.figure}</Circled>
                ) : (
                  stat.figure
                )}
              </dd>
            </div>
          ))}
        </Sheet>
      </PageGrid>
    </Section>
  );
}

function Subjects() {
  return (
    <Section ground="mist">
      <PageGrid>
        <h2>
          <NoWrap>{words.subjects.heading}</NoWrap>
        </h2>
        <MarginNote>
          <p>{words.subjects.note}</p>
          <ActionLink href={linkTo('/fees')}>{words.subjects.fees}</ActionLink>
        </MarginNote>
        <ul className={styles.subjects}>
          {aLevelSubjectCards.map((course) => (
            <SubjectCard key={course.title} course={course} />
          ))}
        </ul>
      </PageGrid>
    </Section>
  );
}
