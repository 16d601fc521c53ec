import { Fragment, useEffect, useState } from 'react';
import { trackConversion } from '#app/browser/analytics.ts';
import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { ParentsQuestions } from '#app/chrome/parents-questions.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { GridSection, TitledSection } from '#app/chrome/titled-section.tsx';
import { BookStack, levelBooks } from '#app/courses/book-stack.tsx';
import { HeroText } from '#app/courses/course-hero.tsx';
import { EarlyBirdBanner } from '#app/fees/early-bird.tsx';
import { SubjectChips } from '#app/forms/level-choice.tsx';
import { OLevelIllustration } from '#app/illustrations/o-level-illustration.tsx';
import { Faculty } from '#app/school/faculty.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from '#app/timetable/class-note.tsx';
import { conversionOf } from '#content/pages/o-level-overview.ts';
import { linkTo } from '#content/pages/paths.ts';
import { lecturersOf } from '#content/school/lecturers.ts';
import { levels } from '#content/teaching/levels.ts';
import { groupNames, type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LevelMark } from '#ui/level-mark.tsx';
import { Sheet } from '#ui/paper.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { Columns, PageGrid, Section } from '#ui/section.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './o-level-classes.module.css';
import { SubjectTabs } from './subject-tabs.tsx';

const voices = documents.testimonials;
const conversion = conversionOf(documents);

const words = documents.pages.oLevelOverview;
const hero = { badge: 'O Level Classes', heading: words.heading, lead: words.lead };

/** The O Level overview: start a registration, what each subject covers, the week, who teaches. */
export default function OLevelClasses() {
  useConversion();
  return (
    <PageSections first={2}>
      <EarlyBirdBanner register={registerLink({ level: 'o-level' })} />
      <Hero />
      <SubjectTabs />
      <TitledSection
        ground="white"
        symbols={{ corner: 'flask' }}
        heading="The week"
        note={words.scheduleNote}
        of={weekOf(documents)['o-level']}
      >
        <WeekList />
      </TitledSection>
      <ParentsQuestions page="overviews" ground="white" />
      <TestimonialsSection heading="What students say" testimonials={voices.oLevelOverview} />
      <GridSection ground="squared" symbols={{ margin: 'theta', corner: 'helix' }}>
        <Columns>
          {lecturersOf(documents, 'o-level').length > 0 && (
            <div>
              <h2>Lecturers</h2>
              <Faculty narrow level="o-level" />
            </div>
          )}
          <Related />
        </Columns>
      </GridSection>
      <ClosingBand
        heading={<NoWrap>Join O Level classes</NoWrap>}
        ground="squared"
        level="o-level"
        classes={weekOf(documents)['o-level']}
        register={registerLink({ level: 'o-level' })}
      />
    </PageSections>
  );
}

function Hero() {
  return (
    <Section ground="squared" className={styles.hero}>
      <Symbols at={{ margin: 'compass', corner: 'set-square' }} />
      <PageGrid className={styles.columns}>
        <div className={styles.text}>
          <HeroText narrow level="o-level" words={hero} />
          <OLevelIllustration place="text" />
        </div>
        <RegistrationWidget />
      </PageGrid>
    </Section>
  );
}

function Related() {
  return (
    <div className="no-print">
      <h2>Related courses</h2>
      <BookStack books={levelBooks('o-level')} />
      <p className={styles.next}>
        <NoWrap>Going on to A Level?</NoWrap>{' '}
        <ActionLink href={linkTo('/a-level-classes')}>
          <NoWrap as="span">A Level Classes</NoWrap>
        </ActionLink>
      </p>
    </div>
  );
}

/**
 * The start of a registration: subjects ticked here arrive chosen on /register. A plain form that
 * is sent as an address, so it works before and without scripts.
 */
function RegistrationWidget() {
  return (
    <Sheet
      as="form"
      className={classNames('no-print', styles.form)}
      method="get"
      action="/register"
    >
      <h2>{words.registration.heading}</h2>
      <input type="hidden" name="level" value="o-level" />
      <p className="small">{words.registration.text}</p>
      {Object.entries(subjectsByHour())
        .filter(([, subjects]) => subjects.length > 0)
        .map(([legend, subjects]) => (
          <fieldset key={legend}>
            <legend>{legend}</legend>
            <SubjectChips level="o-level" name="subject" subjects={subjects} />
          </fieldset>
        ))}
      <Button type="submit" variant="primary" className={styles.submit}>
        Continue to registration
      </Button>
    </Sheet>
  );
}

/** The subjects of the form that have a class, and the others. */
function subjectsByHour() {
  const taught = new Set(weekOf(documents)['o-level'].map(({ registersAs }) => registersAs));
  const { subjects } = levels['o-level'];
  return {
    'Classes every week': subjects.filter((subject) => taught.has(subject)),
    'No fixed time yet': subjects.filter((subject) => !taught.has(subject)),
  };
}

/**
 * Reports the conversion of the O Level overview once per visit (docs/requirements.md, R23.6). A
 * page that is loaded reports it from its document, which needs no hydration; this is for one that
 * is opened by a link.
 */
function useConversion() {
  const [isOpenedByLink] = useState(useHydrated());
  useEffect(() => {
    if (isOpenedByLink) trackConversion(conversion);
  }, [isOpenedByLink]);
}

/** The groups that have a class. */
function groupsWithClasses() {
  return (['weekday', 'weekend'] as const).filter((group) =>
    weekOf(documents)['o-level'].some((one) => one.group === group),
  );
}

/** The week as two lists, the groups of which a student attends one. */
function WeekList() {
  return (
    <div className={styles.week}>
      {groupsWithClasses().map((group, at) => (
        <Fragment key={group}>
          {at > 0 && <p className={styles.or}>or</p>}
          <Sheet className={styles.group} data-group={group}>
            <h3>{groupNames[group]}</h3>
            <ul>
              {weekOf(documents)
                ['o-level'].filter((one) => one.group === group)
                .map((one) => (
                  <ClassLine key={one.id} slot={one} />
                ))}
            </ul>
          </Sheet>
        </Fragment>
      ))}
    </div>
  );
}

function ClassLine({ slot }: { slot: SchoolClass }) {
  const { subject, colour, level, day, time } = slot;
  return (
    <li className={styles.class} {...useTimeAttributes(slot)}>
      <SubjectSwatch data-subject={colour} />
      <b>
        {subject} <LevelMark className={styles.level} level={level} />
      </b>
      <span className={styles.time}>
        {day}, <time>{time}</time>
        <RoomOrNote className={styles.room} slot={slot} />
      </span>
      <ClassRegisterLink className={styles.action} slot={slot} />
    </li>
  );
}
