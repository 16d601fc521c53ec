import { Symbols } from '#app/chrome/symbols.tsx';
import { BookStack } from '#app/courses/book-stack.tsx';
import { CourseCard } from '#app/courses/course-card.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { metadata } from '#content/pages/metadata.ts';
import { programsOverview as words } from '#content/pages/programs-overview.ts';
import { type Course, programsCourses } from '#content/teaching/courses.ts';
import type { Level } from '#content/teaching/levels.ts';
import { priceText } from '#rules/fees/money.ts';

/** The O Level block: four courses on one shelf. */
export function OLevelShelf() {
  return (
    <section className="s mist shelves">
      <ShelfHeading level="o-level" {...words.oLevel} />
      <div className="wrap">
        <ul className="shelf four">
          {programsCourses.oLevel.map((course) => (
            <CourseCard key={course.title} course={course} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The A Level block: six local courses on the shelf, four international editions lying on it. */
export function ALevelShelf() {
  const { local, international } = words.aLevel;
  return (
    <section className="s white shelves">
      <Symbols at={{ corner: 'atom' }} />
      <ShelfHeading level="a-level" {...words.aLevel} />
      <div className="wrap">
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
      </div>
    </section>
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
    <div className="pg">
      <h2 className="lvl" data-level={level}>
        <span>
          <NoWrap>{heading}</NoWrap>
        </span>
      </h2>
      <p className="lead">{text}</p>
      <div className="note">
        <p>
          <b>{grades}</b>
        </p>
        <a className="go" href={overview}>
          <span>
            <NoWrap>{metadata[overview].name}</NoWrap>
          </span>
        </a>
      </div>
    </div>
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
