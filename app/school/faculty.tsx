import { lecturersOf } from '#content/school/lecturers.ts';
import type { Level } from '#content/teaching/levels.ts';
import { classNames } from '#ui/class-names.ts';
import { SubjectBadge } from '#ui/subject.tsx';
import { NoBreak } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import styles from './faculty.module.css';

/**
 * The lecturers of a level, one a line: name, subject, qualifications, experience. `narrow` ones
 * take two lines on a desk as well.
 */
export function Faculty({ level, narrow = false }: { level: Level; narrow?: boolean }) {
  return (
    <ul className={classNames(styles.list, narrow && styles.narrow)}>
      {lecturersOf(documents, level).map(
        ({ name, subject, colour, qualifications, experience }) => (
          <li key={name}>
            <b>{name}</b>
            <SubjectBadge className={styles.subject} data-subject={colour}>
              {subject}
            </SubjectBadge>
            <span className="quiet">{qualifications}</span>
            <NoBreak className="quiet">{experience}</NoBreak>
          </li>
        ),
      )}
    </ul>
  );
}
