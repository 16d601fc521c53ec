import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { ParentsQuestions } from '#app/chrome/parents-questions.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { ContactActions, HeroText } from '#app/courses/course-hero.tsx';
import { ALevelIllustration } from '#app/illustrations/a-level-illustration.tsx';
import { Glyph } from '#app/illustrations/glyph.tsx';
import { Faculty } from '#app/school/faculty.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from '#app/timetable/class-note.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { claimsOf } from '#content/school/claims.ts';
import { lecturersOf } from '#content/school/lecturers.ts';
import { schoolOf } from '#content/school/school.ts';
import { counted } from '#content/sentence.ts';
import { aLevelSubjectCardsOf, type Course } from '#content/teaching/courses.ts';
import { levels } from '#content/teaching/levels.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { askForHourHref } from '#rules/contact/contact-links.ts';
import { monthRangeText, priceText } from '#rules/fees/money.ts';
import { type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Sheet } from '#ui/paper.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { Table } from '#ui/table.tsx';
import { NoBreak, NoWrap, VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './a-level-classes.module.css';

const voices = documents.testimonials;
const claims = claimsOf(documents);
const weeklyHours = documents.claims.weeklyHours;
const school = schoolOf(documents);
const aLevelSubjectCards = aLevelSubjectCardsOf(documents);

const words = documents.pages.aLevelOverview;
const hero = {
  badge: 'A Level Classes',
  heading: 'Master Your A Level Success',
  lead: words.lead,
};
const stats = [
  claims.universityAdmissions,
  claims.passRateALevelOverview,
  claims.experienceALevelOverview,
];
const scheduleHeading = 'Local GCE A/L Schedule';

/** The A Level overview: marks, subjects, the week, success stories, faculty. */
export default function ALevelClasses() {
  return (
    <PageSections>
      <Hero />
      <Subjects />
      <TitledSection
        ground="white"
        symbols={{ corner: 'molecule' }}
        heading={scheduleHeading}
        note={words.scheduleNote}
        of={weekOf(documents)['a-level']}
      >
        <div className={styles.week}>
          <ClassTable />
          <HoursOnRequest />
        </div>
      </TitledSection>
      <ParentsQuestions page="overviews" ground="white" />
      <TestimonialsSection heading="Success Stories" testimonials={voices.aLevelOverview} />
      <TitledSection
        ground="squared"
        symbols={{ margin: 'benzene', corner: 'helix' }}
        heading="Distinguished Faculty"
        of={lecturersOf(documents, 'a-level')}
      >
        <Faculty level="a-level" />
      </TitledSection>
      <ClosingBand
        heading={<NoWrap>Join A Level classes</NoWrap>}
        ground="squared"
        level="a-level"
        classes={weekOf(documents)['a-level']}
        register={registerLink({ level: 'a-level' })}
      />
    </PageSections>
  );
}

function Hero() {
  return (
    <Section ground="squared" className={styles.hero}>
      <Symbols at={{ margin: 'atom', corner: 'pi' }} />
      <PageGrid className={styles.columns}>
        <div>
          <HeroText level="a-level" words={hero} />
          <ContactActions
            register={registerLink({ level: 'a-level' })}
            action="Enroll Now"
            email={school.email}
          />
          <ALevelIllustration place="text" />
        </div>
        <Sheet as="dl" className={styles.figures}>
          {stats.map((stat) => (
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
    <TitledSection
      ground="mist"
      heading={<NoWrap>A Level Subjects We Offer</NoWrap>}
      note={
        <>
          <p>{words.subjectsNote}</p>
          <ActionLink href={linkTo('/fees')}>See all fees</ActionLink>
        </>
      }
    >
      <ul className={styles.subjects}>
        {aLevelSubjectCards.map((course) => (
          <SubjectCard key={course.title} course={course} />
        ))}
      </ul>
    </TitledSection>
  );
}

/** A subject card: the cover of its book, then name, duration, students and price. */
function SubjectCard({ course }: { course: Course }) {
  const { title, colour, glyph, level, duration, students, price, link } = course;
  return (
    <Sheet as="li" className={styles.card} data-subject={colour} data-level={level}>
      <span className={styles.cover}>
        <Glyph name={glyph} />
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{`${duration}, ${counted(students, 'student')}`}</p>
        <p>
          <NoBreak as="b">{priceText(price)}</NoBreak> per hour
          <br />
          <NoWrap>{monthRangeText(price, weeklyHours[level])}</NoWrap>
        </p>
        <ActionLink href={link}>
          Learn More
          <VisuallyHidden> about {title}</VisuallyHidden>
        </ActionLink>
      </div>
    </Sheet>
  );
}

/** The week as a table, one class a row. The same day is shown once, but read out in each row. */
function ClassTable() {
  const classes = weekOf(documents)['a-level'];
  return (
    <Table className={styles.table}>
      <VisuallyHidden as="caption">{scheduleHeading}</VisuallyHidden>
      <ColumnHeads names={['Day', 'Time', 'Subject', 'Action']} />
      <tbody>
        {classes.map((one, at) => (
          <Row key={one.id} slot={one} sameDay={one.day === classes[at - 1]?.day} />
        ))}
      </tbody>
    </Table>
  );
}

/** The subjects of the form that have no class: each leads to the message form. */
function HoursOnRequest() {
  const taught = new Set(weekOf(documents)['a-level'].map(({ registersAs }) => registersAs));
  const subjects = levels['a-level'].subjects.filter((subject) => !taught.has(subject));
  if (subjects.length === 0) return null;
  return (
    <div className={styles.request}>
      <h3>No fixed time yet</h3>
      <p className="quiet">
        These subjects have no fixed hour yet. Ask us, and we tell you what is possible.
      </p>
      <ul>
        {subjects.map((subject) => (
          <li key={subject}>
            <a href={askForHourHref(subject)} data-subject={subjectColour(subject)}>
              <SubjectSwatch />
              {subject}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ slot, sameDay }: { slot: SchoolClass; sameDay: boolean }) {
  return (
    <tr className={sameDay ? styles.sameDay : undefined} {...useTimeAttributes(slot)}>
      <th scope="row">
        <span>{slot.day}</span>
      </th>
      <td>
        <time>{slot.time}</time>
      </td>
      <td>
        <span className={styles.subject}>
          <SubjectSwatch data-subject={slot.colour} />
          <b>
            {slot.subject} <LevelMark className={styles.level} level={slot.level} />
          </b>
        </span>{' '}
        <RoomOrNote className={styles.room} slot={slot} />
      </td>
      <td>
        <ClassRegisterLink slot={slot} />
      </td>
    </tr>
  );
}
