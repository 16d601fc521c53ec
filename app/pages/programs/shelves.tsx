import { Symbols } from '#app/chrome/symbols.tsx';
import { BookStack } from '#app/courses/book-stack.tsx';
import { Shelf } from '#app/courses/shelf.tsx';
import { pageNames } from '#content/pages/paths.ts';
import { gradesOf } from '#content/school/claims.ts';
import { counted } from '#content/sentence.ts';
import { type Course, programsCoursesOf } from '#content/teaching/courses.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import { monthRangeText, priceText } from '#rules/fees/money.ts';
import { ActionLink } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { levelMarkClass } from '#ui/level-mark.tsx';
import { MarginNote, PageGrid, Section, Wrap } from '#ui/section.tsx';
import { NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './programs.module.css';

const grades = gradesOf(documents);
const programsCourses = programsCoursesOf(documents);

const words = documents.pages.programs;

/** The O Level block: four courses on one shelf. */
export function OLevelShelf() {
  return (
    <Section ground="mist">
      <Symbols at={{ foot: 'flask' }} />
      <ShelfHeading level="o-level" grades={grades.oLevelOnPrograms} text={words.oLevel} />
      <Wrap className={styles.shelf}>
        <Shelf look="four" courses={programsCourses.oLevel} />
      </Wrap>
    </Section>
  );
}

/** The A Level block: six local courses on the shelf, four international editions lying on it. */
export function ALevelShelf() {
  return (
    <Section ground="white">
      <Symbols at={{ corner: 'atom' }} />
      <ShelfHeading level="a-level" grades={grades.aLevel} text={words.aLevel} />
      <Wrap className={styles.shelf}>
        <p className={styles.edition}>Local GCE</p>
        <Shelf
          look="six"
          courses={programsCourses.aLevelLocal}
          lyingAlways
          lying={
            <>
              <p className={styles.edition}>International: Edexcel and Cambridge</p>
              <BookStack books={programsCourses.aLevelInternational.map(lyingBook)} />
            </>
          }
        />
      </Wrap>
    </Section>
  );
}

function ShelfHeading({ level, grades, text }: { level: Level; grades: string; text: string }) {
  const overview = `/${level}-classes` as const;
  return (
    <PageGrid>
      <h2 className={classNames(levelMarkClass, styles.shelfHeading)} data-level={level}>
        <NoWrap as="span">{levels[level].name}</NoWrap>
      </h2>
      <p className="lead">{text}</p>
      <MarginNote>
        <p>
          <b>Grades {grades}</b>
        </p>
        <ActionLink href={overview}>
          <NoWrap as="span">{pageNames[overview]}</NoWrap>
        </ActionLink>
      </MarginNote>
    </PageGrid>
  );
}

function lyingBook({ title, link, colour, level, duration, students, price }: Course) {
  return {
    name: title,
    path: link,
    colour,
    level,
    caption: (
      <NoWrap>
        {`${duration}, ${counted(students, 'student')}, ${priceText(price)} per hour, ${monthRangeText(price, documents.claims.weeklyHours[level])}`}
      </NoWrap>
    ),
  };
}
