import { Symbols } from '#app/chrome/symbols.tsx';
import { BookStack } from '#app/courses/book-stack.tsx';
import { CourseCard } from '#app/courses/course-card.tsx';
import { ActionLink } from '#app/ui/action-link.tsx';
import { levelMarkClass } from '#app/ui/level-mark.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { MarginNote, PageGrid, Section, Wrap } from '#app/ui/section.tsx';
import { metadata } from '#content/pages/metadata.ts';
import { programsOverview as words } from '#content/pages/programs-overview.ts';
import { type Course, programsCourses } from '#content/teaching/courses.ts';
import type { Level } from '#content/teaching/levels.ts';
import { priceText } from '#rules/fees/money.ts';

/** The O Level block: four courses on one shelf. */
export function OLevelShelf() {
  return (
    <Section ground="mist" className="shelves">
      <ShelfHeading level="o-level" {...words.oLevel} />
      <Wrap>
        <ul className="shelf four">
          {programsCourses.oLevel.map((course) => (
            <CourseCard key={course.title} course={course} />
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}

/** The A Level block: six local courses on the shelf, four international editions lying on it. */
export function ALevelShelf() {
  const { local, international } = words.aLevel;
  return (
    <Section ground="white" className="shelves">
      <Symbols at={{ corner: 'atom' }} />
      <ShelfHeading level="a-level" {...words.aLevel} />
      <Wrap>
        <p className="shelflabel">{local}</p>
        <ul className="shelf six">
          {programsCourses.aLevelLocal.map((course) => (
            <CourseCard key={course.title} course={course} />
          ))}
          <li className="lying">
            <p className="shelflabel">{international}</p>
            <BookStack books={programsCourses.aLevelInternational.map(lyingBook)} />
          </li>
        </ul>
      </Wrap>
    </Section>
  );
}

function ShelfHeading({
  level,
  heading,
  grades,
  text,
}: {
  level: Level;
  heading: string;
  grades: string;
  text: string;
}) {
  const overview = `/${level}-classes` as const;
  return (
    <PageGrid>
      <h2 className={levelMarkClass} data-level={level}>
        <span>
          <NoWrap>{heading}</NoWrap>
        </span>
      </h2>
      <p className="lead">{text}</p>
      <MarginNote>
        <p>
          <b>{grades}</b>
        </p>
        <ActionLink href={overview}>
          <span>
            <NoWrap>{metadata[overview].name}</NoWrap>
          </span>
        </ActionLink>
      </MarginNote>
    </PageGrid>
  );
}

function lyingBook({ title, link, colour, level, duration, students, price }: Course) {
  return {
    title,
    href: link,
    subject: colour,
    level,
    aside: <NoWrap>{`${duration} · ${students} students · ${priceText(price)} per hour`}</NoWrap>,
  };
}
