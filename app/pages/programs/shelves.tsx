import { Symbols } from '#app/chrome/symbols.tsx';
import { CourseBook } from '#app/sections/course-book.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { type Course, programsCourses } from '#content/courses.ts';
import type { Level } from '#content/levels.ts';
import { metadata } from '#content/metadata.ts';
import { programs as words } from '#content/programs.ts';
import { priceText } from '#rules/money.ts';

/** The O Level block: four courses on one shelf. */
export function OLevelShelf() {
  return (
    <section className="s mist shelves">
      <ShelfHead level="o-level" {...words.oLevel} />
      <div className="wrap">
        <ul className="shelf four">
          {programsCourses.oLevel.map((course) => (
            <CourseBook key={course.title} course={course} />
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
      <Symbols at={{ corner: 'sigma' }} />
      <ShelfHead level="a-level" {...words.aLevel} />
      <div className="wrap">
        <p className="shelflabel">{local}</p>
        <ul className="shelf six">
          {programsCourses.aLevelLocal.map((course) => (
            <CourseBook key={course.title} course={course} />
          ))}
          <li className="lying">
            <p className="shelflabel">{international}</p>
            <Stack books={programsCourses.aLevelInternational.map(lyingBook)} />
          </li>
        </ul>
      </div>
    </section>
  );
}

function ShelfHead({
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
          <Unbroken>{heading}</Unbroken>
        </span>
      </h2>
      <p className="lead">{text}</p>
      <div className="note">
        <p>
          <b>{grades}</b>
        </p>
        <a className="go" href={overview}>
          <span>
            <Unbroken>{metadata[overview].name}</Unbroken>
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
    aside: (
      <Unbroken>{`${duration} · ${students} students · ${priceText(price)} per hour`}</Unbroken>
    ),
  };
}
