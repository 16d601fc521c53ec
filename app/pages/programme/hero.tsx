import { Fragment } from 'react';
import { Symbols } from '#app/chrome/symbols.tsx';
import { BookCover, bookClass } from '#app/courses/book-cover.tsx';
import { ContactActions, HeroText } from '#app/courses/course-hero.tsx';
import { pageNames } from '#content/pages/paths.ts';
import { classFactsOf, gradesOf } from '#content/school/claims.ts';
import { schoolOf } from '#content/school/school.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import {
  classTimes,
  courseInfo,
  programmeRegisterLink,
  weeklyHoursFigure,
} from '#rules/pages/programme-page.ts';
import { classNames } from '#ui/class-names.ts';
import { Fact } from '#ui/fact-list.tsx';
import { SlipRows } from '#ui/paper.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { StatisticFigure, Statistics } from '#ui/statistics.tsx';
import { NoBreak, NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './hero.module.css';

const classFacts = classFactsOf(documents);
const grades = gradesOf(documents);
const school = schoolOf(documents);

/** What the course is and what to do next; its book overlaps the next section. */
export function Hero({ programme }: { programme: Programme }) {
  const { level, title, badge, lead, action } = programme;
  const taughtGrades = level === 'o-level' ? grades.oLevelOnForm : grades.aLevel;
  const hours = weeklyHoursFigure(documents, programme);
  const figures = [
    { figure: hours, label: hours === '1' ? 'hour a week' : 'hours a week' },
    { figure: classFacts.regularMaximum, label: 'students at most' },
    { figure: taughtGrades, label: 'grades' },
  ];
  return (
    <Section ground="squared" className={styles.hero}>
      <Symbols at={{ 'margin-bottom': 'atom', bottom: 'axes', corner: 'set-square' }} />
      <PageGrid>
        <div className={styles.text}>
          <Breadcrumbs level={level} current={title} />
          <HeroText level={level} words={{ badge, heading: title, lead }} />
          <ContactActions
            register={programmeRegisterLink(programme)}
            action={action}
            phone={school.hotline}
            email={school.englishDepartmentEmail}
          />
        </div>
        <MarginNote className={styles.figures}>
          <Statistics>
            {figures.map(({ figure, label }) => (
              <li key={label}>
                <NoBreak as={StatisticFigure}>{figure}</NoBreak>
                {label}
              </li>
            ))}
          </Statistics>
        </MarginNote>
      </PageGrid>
      <CourseInfoCard programme={programme} />
    </Section>
  );
}

/** The pages above this one, and last the page itself. */
function Breadcrumbs({ level, current }: { level: Level; current: string }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      {(['/programs', `/${level}-classes`] as const).map((href) => (
        <Fragment key={href}>
          <a href={href}>{pageNames[href]}</a>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  );
}

/** The subject's book. Its label is the course info: hours, price, class time, location. */
function CourseInfoCard({ programme }: { programme: Programme }) {
  const { subject, colour, glyph, level } = programme;
  const { hours, price, month } = courseInfo(documents, programme);
  const lines = classTimes(documents, programme);
  return (
    <div className={classNames(bookClass, styles.book)} data-subject={colour} data-level={level}>
      <BookCover large glyph={glyph} />
      <SlipRows className={styles.label}>
        <Fact name="Subject">{subject}</Fact>
        <Fact name="Hours">{hours}</Fact>
        <Fact name="Price">
          <NoWrap>{price}</NoWrap>
          <NoWrap as="small">{month}</NoWrap>
        </Fact>
        {lines.length > 0 && (
          <Fact name="Class time">
            {lines.map(({ days, times, alternative }) => (
              <span key={`${days} ${times[0]}`} className={styles.group}>
                {alternative ? `or ${days}` : days}
                {times.map((time) => (
                  <Fragment key={time}>
                    {' '}
                    <time>{time}</time>
                  </Fragment>
                ))}
              </span>
            ))}
          </Fact>
        )}
        <Fact name="Location">
          <NoWrap>{school.address}</NoWrap>
        </Fact>
      </SlipRows>
    </div>
  );
}
