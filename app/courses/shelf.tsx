import type { ReactNode } from 'react';
import type { Course } from '#content/teaching/courses.ts';
import { classNames } from '#ui/class-names.ts';
import { CourseCard } from './course-card.tsx';
import styles from './shelf.module.css';

/**
 * Courses as books on a shelf, as many as it has room for; on a desk there are three kinds of it:
 * for four books and a fifth place beside them, for four alone, and for six in two rows.
 *
 * @param lying what lies in the place that is left; seen on a desk, on phones only if `lyingAlways`
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
