import { Book } from '#app/ui/book.tsx';
import type { Course } from '#content/courses.ts';
import { priceText } from '#rules/money.ts';

/** A course card: its subject's book standing on a shelf, the facts on its label. */
export function CourseBook({ course }: { course: Course }) {
  const { title, colour, sign, level, curriculum, duration, students, price, link } = course;
  return (
    <Book subject={colour} sign={sign} level={level}>
      <h3>{title}</h3>
      <p className="syl">{curriculum}</p>
      <dl className="facts">
        <div>
          <dt>Lesson</dt>
          <dd>{duration}</dd>
        </div>
        <div>
          <dt>Students</dt>
          <dd>{students}</dd>
        </div>
      </dl>
      <p className="price">
        <b className={price.upTo ? 'range' : undefined}>{priceText(price)}</b> <span>per hour</span>
      </p>
      <a className="go" href={link}>
        Learn More<span className="sr"> about {title}</span>
      </a>
    </Book>
  );
}
