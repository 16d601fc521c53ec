import { ArrowRight } from 'lucide';
import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { BookStack, levelBooks } from '#app/courses/book-stack.tsx';
import { Shelf } from '#app/courses/shelf.tsx';
import { EarlyBirdNote } from '#app/fees/early-bird.tsx';
import { Face } from '#app/school/face.tsx';
import { formats, RoomPicture, RoomTerrace, srcSet } from '#app/school/rooms.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { WeekStrip } from '#app/timetable/timetable-week.tsx';
import { WeekActions } from '#app/timetable/week-actions.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { claimsOf, classFactsOf } from '#content/school/claims.ts';
import { classroomOnPhones, phonePictureSize, toursOf } from '#content/school/facilities.ts';
import { schoolOf } from '#content/school/school.ts';
import { listed } from '#content/sentence.ts';
import { noClassesText } from '#content/teaching/class-texts.ts';
import { homeCoursesOf } from '#content/teaching/courses.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { timeText } from '#content/teaching/times.ts';
import { countTeachers, teachersBySubject } from '#rules/pages/teacher-page.ts';
import { allClasses, weekOf } from '#rules/timetable/classes.ts';
import { ActionLink, ButtonRow } from '#ui/actions.tsx';
import { Circled, Tick } from '#ui/annotations.tsx';
import { AnswerList } from '#ui/answer-list.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { MarginNote, PageGrid, Section, Wrap } from '#ui/section.tsx';
import { StatisticFigure, Statistics } from '#ui/statistics.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Headline, Kicker, NoBreak, NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './home.module.css';

const voices = documents.testimonials;
const claims = claimsOf(documents);
const classFacts = classFactsOf(documents);
const facilities = documents.facilities.rooms;
const tours = toursOf(documents);
const school = schoolOf(documents);
const homeCourses = homeCoursesOf(documents);

const words = documents.pages.home;
const tabs = { 'o-level': 'O Level Classes', 'a-level': 'A Level Classes' };
const timetables = { 'o-level': 'Local GCE O/L Timetable', 'a-level': 'Local GCE A/L Timetable' };
/** Over the books that lead to the other level's courses. */
const otherLevel = {
  'o-level': 'Going on to A Level?',
  'a-level': `Still in Grade ${documents.claims.grades.oLevelFirst} to ${documents.claims.grades.oLevelLast}?`,
};

export default function Home() {
  return (
    <PageSections>
      <Hero />
      <Courses />
      <TestimonialsSection ground="white" heading={words.testimonials} testimonials={voices.home} />
      <Why />
      <People />
      <Facilities />
      <ClosingBand
        heading={words.next}
        ground="squared"
        classes={allClasses(documents)}
        times={words.times}
      />
    </PageSections>
  );
}

function Hero() {
  return (
    <Section ground="squared" className={styles.hero}>
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
          <Kicker>{words.kicker}</Kicker>
          <Headline className={styles.headline}>
            <MarkedLevels>{words.headline}</MarkedLevels>
          </Headline>
          <p className={classNames('lead', styles.lead)}>{words.lead}</p>
          {words.news && <p className={styles.news}>{words.news}</p>}
          <ButtonRow className={styles.buttons}>
            <ButtonLink variant="primary" href={linkTo('/register')}>
              Enroll Now
              <Icon of={ArrowRight} />
            </ButtonLink>
            <ButtonLink variant="link" href={linkTo('/schedule')}>
              See the timetable
            </ButtonLink>
          </ButtonRow>
          <p className={styles.first}>
            <Tick />
            <span>
              <b>A brief assessment first.</b> We look at current level and goals before the first
              class.
            </span>
          </p>
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
              <StatisticFigure>{classFacts.regularMaximum}</StatisticFigure>
              students at most
            </li>
          </Statistics>
        </MarginNote>
      </PageGrid>
      <HeroPicture />
      <EarlyBirdNote className={styles.offer} />
    </Section>
  );
}

const drawing = facilities.find(({ picture }) => picture.id === 'classroom')?.picture;

/**
 * The first picture of the site: large, and loaded at once. The whole room on desks; on phones the
 * teacher and the first row, cropped by their maker.
 */
function HeroPicture() {
  return (
    <figure className={styles.picture}>
      <RoomPicture first id="classroom" alt={drawing?.alt ?? ''} sizes="min(55vw, 43rem)">
        {formats.map((format) => (
          <source
            key={format}
            media="(max-width: 69.99rem)"
            type={`image/${format}`}
            srcSet={srcSet(classroomOnPhones, format, [640, 960])}
            sizes="min(100vw - 2.5rem, 34rem)"
            {...phonePictureSize}
          />
        ))}
      </RoomPicture>
    </figure>
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
  return (
    <Section ground="mist" className={styles.courses}>
      <Symbols at={{ corner: 'sigma' }} />
      <Tabs
        label="Level"
        initial="o-level"
        tabs={levelKeys.map((level) => ({
          key: level,
          label: <NoWrap as="span">{tabs[level]}</NoWrap>,
          level,
          panel: <LevelPanel level={level} />,
        }))}
      >
        {({ list, panels }) => (
          <>
            <PageGrid>
              <div className={styles.head}>
                <h2>{words.courses}</h2>
                {list}
              </div>
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
  const classes = weekOf(documents)[level];
  return (
    <>
      <Wrap>
        <Shelf
          courses={homeCourses[level]}
          look={level === 'a-level' ? 'six' : 'five'}
          lying={
            <>
              <NoWrap as="p" className={classNames('small', styles.otherLevel)}>
                {otherLevel[level]}
              </NoWrap>
              <BookStack books={levelBooks(level === 'o-level' ? 'a-level' : 'o-level')} />
            </>
          }
        />
      </Wrap>
      <PageGrid className={styles.timetable} id={id}>
        <h2>{timetables[level]}</h2>
        {classes.length > 0 ? (
          <>
            <MarginNote>
              <WeekActions level={level} part={id} />
            </MarginNote>
            <WeekStrip classes={classes}>
              <p>{words.timetableNote}</p>
              <ActionLink href={linkTo(`/schedule#${level}`)}>See the whole week</ActionLink>
            </WeekStrip>
          </>
        ) : (
          <p>{noClassesText}</p>
        )}
      </PageGrid>
    </>
  );
}

function Why() {
  return (
    <TitledSection
      ground="mist"
      className={styles.why}
      symbols={{ margin: 'root', corner: 'flask' }}
      heading={words.why.heading}
      note={words.why.note}
      of={words.why.answers}
    >
      <AnswerList answers={words.why.answers} />
    </TitledSection>
  );
}

/** Some teachers with their next hours, a subject each. */
function People() {
  const people = levelKeys
    .flatMap((level) => teachersBySubject(documents, level))
    .flatMap(({ teachers }) => teachers.slice(0, 1))
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
    .slice(0, PEOPLE);
  const all = countTeachers(documents);
  return (
    <TitledSection
      ground="white"
      heading="The teachers"
      of={people}
      note={
        <>
          <p>The day of each class is next to its teacher.</p>
          {all > people.length && (
            <ActionLink href={linkTo('/teachers')}>{`See all ${all} teachers`}</ActionLink>
          )}
        </>
      }
    >
      <ul className={styles.people}>
        {people.map((teacher) => (
          <li key={teacher.id} data-subject={teacher.colour}>
            <a href={linkTo(`/teachers#${teacher.id}`)}>
              <Face teacher={teacher} className={styles.face} />
              <span>
                <b>{teacher.name}</b>
                <span>
                  <SubjectSwatch /> {teacher.subject}
                </span>
                <NoWrap as="small">
                  {listed(
                    teacher.schedule.map(({ day, start }) => `${day} ${timeText(start)}`),
                    'or',
                  )}
                </NoWrap>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** As many as fit next to each other. */
const PEOPLE = 4;

function Facilities() {
  return (
    <TitledSection
      ground="squared"
      className={styles.facilities}
      symbols={{ margin: 'theta', corner: 'helix' }}
      heading="Facilities"
      of={facilities}
      note={
        <>
          {school.tourHours.lines.map(({ days, times }) => (
            <p key={days}>
              {tours.title} {days}, <NoBreak>{times}</NoBreak>.
            </p>
          ))}
          <p>
            <ActionLink href={linkTo('/facilities')}>See all facilities</ActionLink>
          </p>
        </>
      }
    >
      <RoomTerrace />
    </TitledSection>
  );
}
