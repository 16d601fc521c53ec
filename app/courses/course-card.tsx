import { type Course, courseCardWords as words } from '#content/teaching/courses.ts';
import { priceText } from '#rules/fees/money.ts';
import { ActionLink } from '#ui/actions.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { BookCover } from './book-cover.tsx';
import styles from './course-card.module.css';
import { CourseFacts } from './course-facts.tsx';

/** A course card: its subject's exercise book standing on a shelf, the facts on its label. */
export function CourseCard({ course }: { course: Course }) {
  const { title, colour, glyph, level, curriculum, duration, students, price, link } = course;
  const cost = priceText(price);
  return (
    <li className={styles.book} data-subject={colour} data-level={level}>
      <BookCover glyph={glyph} />
      <div className={styles.label}>
        <h3>{title}</h3>
        {curriculum && <p className={styles.curriculum}>{curriculum}</p>}
        <CourseFacts
          facts={[
            { name: words.duration, value: duration },
            { name: words.students, value: students },
          ]}
        />
        <p className={styles.price}>
          <b className={cost.length > 9 ? styles.long : undefined}>{cost}</b>{' '}
          <span>{words.perHour}</span>
        </p>
        <ActionLink className={styles.action} href={link}>
          {words.learnMore}
          <VisuallyHidden>{` ${words.about} ${title}`}</VisuallyHidden>
        </ActionLink>
      </div>
    </li>
  );
}
