import { Glyph } from '#app/illustrations/glyph.tsx';
import { aLevelOverview } from '#content/pages/a-level-overview.ts';
import type { Course } from '#content/teaching/courses.ts';

/** A subject card: its book lying on its back, name, duration and student count beside it. */
export function SubjectCard({ course }: { course: Course }) {
  const { title, colour, glyph, level, duration, students, link } = course;
  return (
    <li className="flat" data-subject={colour} data-level={level}>
      <span className="sign">
        <Glyph name={glyph} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>
          <span className="nb">{duration}</span> <span>· {students} students</span>
        </p>
        <a className="go" href={link}>
          {aLevelOverview.subjects.learnMore}
          <span className="sr"> about {title}</span>
        </a>
      </div>
    </li>
  );
}
