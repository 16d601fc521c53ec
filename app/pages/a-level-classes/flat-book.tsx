import { Sign } from '#app/ui/signs.tsx';
import { aLevelOverview } from '#content/a-level-overview.ts';
import type { Course } from '#content/courses.ts';

/** A subject card: its book lying on its back, name, duration and student count beside it. */
export function FlatBook({ course }: { course: Course }) {
  const { title, colour, sign, level, duration, students, link } = course;
  return (
    <li className="flat" data-subject={colour} data-level={level}>
      <span className="sign">
        <Sign name={sign} />
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
