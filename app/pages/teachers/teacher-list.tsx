import { teachersPage } from '#content/pages/teachers-page.ts';
import type { Level } from '#content/teaching/levels.ts';
import { teachersBySubject } from '#rules/pages/teacher-page.ts';
import { DialogLink } from '#ui/dialog.tsx';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { InitialsPlate } from './initials-plate.tsx';
import styles from './teacher-list.module.css';

/** The teachers of a level: the subject stands in the margin, its teachers on the page. */
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
                    <InitialsPlate initials={initials} at="card" />
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
