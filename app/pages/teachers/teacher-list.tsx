import { TeacherPhoto } from '#app/school/teacher-photo.tsx';
import type { Level } from '#content/teaching/levels.ts';
import { type TeacherCard, teachersBySubject } from '#rules/pages/teacher-page.ts';
import { classNames } from '#ui/class-names.ts';
import { DialogLink } from '#ui/dialog.tsx';
import { useFirstScreenOf } from '#ui/rendering.ts';
import styles from './teacher-list.module.css';

/** The teachers of a level: the subject in the margin, its teachers on the page. */
export function TeacherList({ level }: { level: Level }) {
  const shown = useFirstScreenOf(teachersBySubject(level), 2);
  return (
    <div className={styles.list}>
      {shown.map(({ subject, teachers }) => (
        <section key={subject} className={styles.subject} data-subject={teachers[0]?.colour}>
          <h3>{subject}</h3>
          <ul>
            {teachers.map(
              ({ key, initials, picture, name, subject, qualifications, experience, schedule }) => (
                <li key={key}>
                  <DialogLink className={styles.card} opens={key}>
                    <Plate initials={initials} picture={picture} />
                    <span className={styles.words}>
                      <b>{name}</b>
                      <span>{subject}</span>
                      <span>{qualifications}</span>
                      <span>{experience}</span>
                      <em>{schedule.length > 0 ? 'See timetable' : 'See more'}</em>
                    </span>
                  </DialogLink>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

/**
 * A teacher's photo or initials on the cover of an exercise book in the colour of their subject.
 * Initials are decorative: the name is next to them.
 */
export function Plate({
  initials,
  picture,
  large = false,
}: Pick<TeacherCard, 'initials' | 'picture'> & { large?: boolean }) {
  return (
    <span
      className={classNames(styles.plate, large && styles.largePlate)}
      aria-hidden={picture ? undefined : 'true'}
    >
      {picture ? <TeacherPhoto {...picture} /> : initials}
    </span>
  );
}
