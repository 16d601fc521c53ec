import { ArrowRight } from 'lucide';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { BookStack, levelBooks } from '#app/courses/book-stack.tsx';
import { Shelf } from '#app/courses/shelf.tsx';
import { EarlyBirdNote } from '#app/fees/early-bird.tsx';
import { FacilityCards } from '#app/school/rooms.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { TodaysNotice } from '#app/timetable/todays-notice.tsx';
import { WeekStrip } from '#app/timetable/week.tsx';
import { WeekActions } from '#app/timetable/week-actions.tsx';
import { homePage } from '#content/pages/home-page.ts';
import { claims } from '#content/school/claims.ts';
import { tours } from '#content/school/facilities.ts';
import { school } from '#content/school/school.ts';
import { rated } from '#content/school/testimonials.ts';
import { homeCourses } from '#content/teaching/courses.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import voices from '#documents/testimonials.json' with { type: 'json' };
import { allClasses, weekOf } from '#rules/timetable/classes.ts';
import { ActionLink, ButtonRow } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { AnswerList } from '#ui/answer-list.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { MarginNote, PageGrid, Section, Wrap } from '#ui/section.tsx';
import { StatisticFigure, Statistics } from '#ui/statistics.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Headline, NoBreak, NoWrap } from '#ui/text.tsx';
import { HeroPicture } from './hero-picture.tsx';
import styles from './home.module.css';

const testimonials = rated(voices.home);

export default function Home() {
  return (
    <PageSections>
      <Hero />
      <Courses />
      <TestimonialsSection
        ground="white"
        heading={homePage.testimonials}
        testimonials={testimonials}
      />
      <Why />
      <Facilities />
      <Next />
    </PageSections>
  );
}

function Hero() {
  return (
    <Section ground="squared" className={styles.hero}>
      <TodaysNotice own classes={allClasses} />
      <Symbols
        at={{
          'margin-top': 'axes',
          'margin-bottom': 'pi',
          top: 'atom',
          'top-right': 'force',
          edge: 'set-square',
        }}
      />
      <PageGrid>
        <div className={styles.opening}>
          <p className={styles.kicker}>{homePage.kicker}</p>
          <Headline className={styles.headline}>
            <MarkedLevels>{homePage.headline}</MarkedLevels>
          </Headline>
          <p className={classNames('lead', styles.lead)}>{homePage.lead}</p>
          {homePage.news && <p className={styles.news}>{homePage.news}</p>}
          <ButtonRow className={styles.buttons}>
            <ButtonLink variant="primary" href={homePage.enroll.path}>
              {homePage.enroll.name}
              <Icon of={ArrowRight} />
            </ButtonLink>
            <ButtonLink variant="link" href={homePage.seeTimetable.path}>
              {homePage.seeTimetable.name}
            </ButtonLink>
          </ButtonRow>
        </div>
        <MarginNote className={styles.figures}>
          <Statistics>
            <li data-promotion="">
              <Circled>
                <StatisticFigure>{claims.passRate.figure}</StatisticFigure>
              </Circled>
              <br />
              {claims.passRate.label}
            </li>
            <li data-promotion="">
              <StatisticFigure>{claims.experience.figure}</StatisticFigure>
              {claims.experience.label}
            </li>
            <li>
              <StatisticFigure>{homePage.classSize.figure}</StatisticFigure>
              {homePage.classSize.label}
            </li>
          </Statistics>
        </MarginNote>
      </PageGrid>
      <HeroPicture />
      <EarlyBirdNote className={styles.offer} />
    </Section>
  );
}

/** A text with the levels' names under the highlighter. */
function MarkedLevels({ children }: { children: string }) {
  return children.split(/([OA] Level)/).map((part, at) =>
    at % 2 ? (
      <NoBreak key={part} className="mark">
        {part}
      </NoBreak>
    ) : (
      part
    ),
  );
}

/** The tabbed course listing and the timetable that follows it (docs/requirements.md, R4.2). */
function Courses() {
  const { bands } = homePage.courses;
  return (
    <Section ground="mist" className={styles.courses}>
      <Symbols at={{ corner: 'sigma' }} />
      <Tabs
        label={homePage.courses.tabsLabel}
        initial="o-level"
        tabs={levelKeys.map((level) => ({
          key: level,
          label: <NoWrap as="span">{homePage.courses.tabs[level]}</NoWrap>,
          level,
          panel: <LevelPanel level={level} />,
        }))}
      >
        {({ list, panels }) => (
          <>
            <PageGrid>
              <div className={styles.head}>
                <h2>{homePage.courses.heading}</h2>
                {list}
              </div>
              <MarginNote>
                <p>
                  {bands['o-level']} <NoBreak as="b">{levels['o-level'].name}</NoBreak>.{' '}
                  {bands['a-level']} <NoBreak as="b">{levels['a-level'].name}</NoBreak>.
                </p>
              </MarginNote>
            </PageGrid>
            {panels}
          </>
        )}
      </Tabs>
    </Section>
  );
}

function LevelPanel({ level }: { level: Level }) {
  const id = `${level}-timetable`;
  return (
    <>
      <Wrap>
        <Shelf
          courses={homeCourses[level]}
          look={level === 'a-level' ? 'six' : 'five'}
          lying={
            <>
              <NoWrap as="p" className={classNames('small', styles.otherLevel)}>
                {homePage.courses.other[level]}
              </NoWrap>
              <BookStack books={levelBooks(level === 'o-level' ? 'a-level' : 'o-level')} />
            </>
          }
        />
      </Wrap>
      <PageGrid className={styles.timetable} id={id}>
        <h2>{homePage.timetable.headings[level]}</h2>
        <MarginNote>
          <WeekActions level={level} part={id} />
        </MarginNote>
        <WeekStrip classes={weekOf[level]}>
          <p>{homePage.timetable.note}</p>
          <ActionLink href={`${homePage.timetable.wholeWeek.path}#${level}`}>
            {homePage.timetable.wholeWeek.name}
          </ActionLink>
        </WeekStrip>
      </PageGrid>
    </>
  );
}

function Why() {
  return (
    <TitledSection
      ground="mist"
      symbols={{ margin: 'root', corner: 'flask' }}
      heading={homePage.why.heading}
      note={homePage.why.note}
    >
      <AnswerList answers={homePage.why.answers} columns columnEnd={3} />
    </TitledSection>
  );
}

function Facilities() {
  const { days, times } = school.tourHours;
  return (
    <TitledSection
      ground="squared"
      className={styles.facilities}
      symbols={{ margin: 'theta', corner: 'helix' }}
      heading={homePage.facilities.heading}
      note={
        <>
          <p>
            {tours.title} {days}, <NoBreak>{times}</NoBreak>.
          </p>
          <p>
            <ActionLink href={homePage.facilities.all.path}>
              {homePage.facilities.all.name}
            </ActionLink>
          </p>
        </>
      }
    >
      <FacilityCards brief />
    </TitledSection>
  );
}

/** Fee, time and place, then the way to register. */
function Next() {
  const { heading, facts, register } = homePage.next;
  return (
    <TitledSection ground="white" heading={heading}>
      <div>
        <FactList className={styles.next}>
          {facts.map(({ name, value, link }) => (
            <Fact key={name} name={name}>
              <NoWrap>{value}</NoWrap> <ActionLink href={link.path}>{link.name}</ActionLink>
            </Fact>
          ))}
        </FactList>
        <ButtonLink variant="primary" href={register.path}>
          {register.name}
        </ButtonLink>
      </div>
    </TitledSection>
  );
}
