import { teachersPage } from '#content/pages/teachers-page.ts';
import type { Level } from '#content/teaching/levels.ts';
import { teachersBySubject } from '#rules/pages/teacher-page.ts';
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
              ({ key, initials, name, subject, qualifications, experience, schedule }) => (
                <li key={key}>
                  <DialogLink className={styles.card} opens={key}>
                    <InitialsPlate initials={initials} />
                    <span className={styles.words}>
                      <b>{name}</b>
                      <span>{subject}</span>
                      <span>{qualifications}</span>
                      <span>{experience}</span>
                      <em>
                        {schedule.length > 0 ? teachersPage.seeTimetable : teachersPage.seeMore}
                      </em>
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
 * A teacher's initials on the cover of an exercise book in the colour of their subject. Decorative:
 * the name is next to it.
 */
export function InitialsPlate({ initials, large = false }: { initials: string; large?: boolean }) {
  return (
    <span className={classNames(styles.plate, large && styles.largePlate)} aria-hidden="true">
      {initials}
    </span>
  );
}
