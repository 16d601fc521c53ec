import type { ReactNode } from 'react';
import type { Course } from '#content/teaching/courses.ts';
import { monthRangeText, priceText } from '#rules/fees/money.ts';
import { ActionLink } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fact } from '#ui/fact-list.tsx';
import { NoWrap, VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import { BookCover, bookClass } from './book-cover.tsx';
import { CourseFacts } from './course-facts.tsx';
import styles from './shelf.module.css';

/**
 * Courses as books on a shelf. On a desk there are three kinds: for four books and a fifth place,
 * for four, and for six in two rows.
 *
 * @param lying in the place that is left on a desk; on phones only if `lyingAlways`
 */
export function Shelf({
  courses,
  look,
  lying,
  lyingAlways = false,
}: {
  courses: readonly Course[];
  look: 'five' | 'four' | 'six';
  lying?: ReactNode;
  lyingAlways?: boolean;
}) {
  return (
    <ul className={classNames(styles.shelf, styles[look])}>
      {courses.map((course) => (
        <CourseCard key={course.title} course={course} />
      ))}
      {lying && <li className={classNames(styles.lying, lyingAlways && styles.always)}>{lying}</li>}
    </ul>
  );
}

/** A course as an exercise book with the facts on its label. */
function CourseCard({ course }: { course: Course }) {
  const { title, colour, glyph, level, curriculum, duration, students, price, link } = course;
  const cost = priceText(price);
  return (
    <li className={classNames(bookClass, styles.book)} data-subject={colour} data-level={level}>
      <BookCover glyph={glyph} />
      <div className={styles.label}>
        <h3>{title}</h3>
        {curriculum && <p className={styles.curriculum}>{curriculum}</p>}
        <CourseFacts>
          <Fact name="Lesson">{duration}</Fact>
          <Fact name="Students">{students}</Fact>
        </CourseFacts>
        <p className={styles.price}>
          <NoWrap as="b" className={classNames(cost.length > 9 && styles.long)}>
            {cost}
          </NoWrap>{' '}
          <span>per hour</span>
          <NoWrap as="span" className={styles.month}>
            {monthRangeText(price, documents.claims.weeklyHours[level])}
          </NoWrap>
        </p>
        <ActionLink href={link}>
          Learn More
          <VisuallyHidden> about {title}</VisuallyHidden>
        </ActionLink>
      </div>
    </li>
  );
}
