import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { ContactActions, HeroText } from '#app/courses/course-hero.tsx';
import { ALevelIllustration } from '#app/illustrations/a-level-illustration.tsx';
import { Glyph } from '#app/illustrations/glyph.tsx';
import { Faculty } from '#app/school/faculty.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from '#app/timetable/class-note.tsx';
import { TodaysNotice } from '#app/timetable/todays-notice.tsx';
import { aLevelOverview, aLevelOverview as words } from '#content/pages/a-level-overview.ts';
import { linkTo } from '#content/pages/paths.ts';
import { claims } from '#content/school/claims.ts';
import { lecturersOf } from '#content/school/lecturers.ts';
import { school } from '#content/school/school.ts';
import { rated } from '#content/school/testimonials.ts';
import { aLevelSubjectCards, type Course, courseCardWords } from '#content/teaching/courses.ts';
import voices from '#documents/testimonials.json' with { type: 'json' };
import { priceText } from '#rules/fees/money.ts';
import { type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Sheet } from '#ui/paper.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { Table } from '#ui/table.tsx';
import { NoBreak, NoWrap, VisuallyHidden } from '#ui/text.tsx';
import styles from './a-level-classes.module.css';

const testimonials = rated(voices.aLevelOverview);

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
      <TestimonialsSection heading={words.stories} testimonials={testimonials} />
      <Section ground="squared">
        <Symbols at={{ margin: 'benzene', corner: 'helix' }} />
        <PageGrid>
          <h2>{words.faculty}</h2>
          <Faculty lecturers={lecturersOf('a-level')} />
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

/** A subject card: the cover of its book, then name, duration, students and price. */
function SubjectCard({ course }: { course: Course }) {
  const { title, colour, glyph, level, duration, students, price, link } = course;
  return (
    <li className={styles.card} data-subject={colour} data-level={level}>
      <span className={styles.cover}>
        <Glyph name={glyph} />
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>
          <NoBreak>{duration} ·</NoBreak> <span>{students} students</span>
        </p>
        <p>
          <NoBreak as="b">{priceText(price)}</NoBreak> {courseCardWords.perHour}
        </p>
        <ActionLink href={link}>
          {aLevelOverview.subjects.learnMore}
          <VisuallyHidden> about {title}</VisuallyHidden>
        </ActionLink>
      </div>
    </li>
  );
}

/** The week as a table, one class a row. The same day is shown once, but read out in each row. */
function ClassTable({
  classes,
  columns,
  action,
  caption,
}: {
  classes: readonly SchoolClass[];
  columns: readonly string[];
  action: string;
  caption: string;
}) {
  return (
    <Table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {classes.map((one, at) => (
          <Row key={one.id} slot={one} sameDay={one.day === classes[at - 1]?.day} action={action} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ slot, sameDay, action }: { slot: SchoolClass; sameDay: boolean; action: string }) {
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
        <ClassRegisterLink slot={slot} action={action} />
      </td>
    </tr>
  );
}
