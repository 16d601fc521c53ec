import { ActionLink } from '#app/ui/action-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { type Course, courseCardWords as words } from '#content/teaching/courses.ts';
import { priceText } from '#rules/fees/money.ts';
import { Book } from './book.tsx';

/** A course card: its subject's book standing on a shelf, the facts on its label. */
export function CourseCard({ course }: { course: Course }) {
  const { title, colour, glyph, level, curriculum, duration, students, price, link } = course;
  return (
    <Book subject={colour} glyph={glyph} level={level}>
      <h3>{title}</h3>
      <p className="syl">{curriculum}</p>
      <dl className="facts">
        <div>
          <dt>{words.duration}</dt>
          <dd>{duration}</dd>
        </div>
        <div>
          <dt>{words.students}</dt>
          <dd>{students}</dd>
        </div>
      </dl>
      <p className="price">
        <b className={price.upTo ? 'range' : undefined}>{priceText(price)}</b>{' '}
        <span>{words.perHour}</span>
      </p>
      <ActionLink href={link}>
        {words.learnMore}
        <VisuallyHidden>{` ${words.about} ${title}`}</VisuallyHidden>
      </ActionLink>
    </Book>
  );
}
