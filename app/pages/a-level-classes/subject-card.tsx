import { Glyph } from '#app/illustrations/glyph.tsx';
import { aLevelOverview } from '#content/pages/a-level-overview.ts';
import { type Course, courseCardWords } from '#content/teaching/courses.ts';
import { priceText } from '#rules/fees/money.ts';
import { ActionLink } from '#ui/actions.tsx';
import { NoBreak, VisuallyHidden } from '#ui/text.tsx';
import styles from './subject-card.module.css';

/** A subject card: its book lying on its back, name, duration and student count beside it. */
export function SubjectCard({ course }: { course: Course }) {
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
