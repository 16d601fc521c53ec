import { TeacherPhoto } from '#app/school/teacher-photo.tsx';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from '#app/timetable/class-note.tsx';
import type { Level } from '#content/teaching/levels.ts';
import { type TeacherCard, teachersBySubject } from '#rules/pages/teacher-page.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CloseLink, Dialog, DialogLink } from '#ui/dialog.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { documents } from '../../documents.ts';
import styles from './teacher-list.module.css';

/** The teachers of a level: the subject in the margin, its teachers on the page. */
export function TeacherList({ level }: { level: Level }) {
  const shown = useFirstScreenOf(teachersBySubject(documents, level), 2);
  return (
    <div className={styles.list}>
      {shown.map(({ subject, teachers }) => (
        <section key={subject} className={styles.subject} data-subject={teachers[0]?.colour}>
          <h3>{subject}</h3>
          <ul>
            {teachers.map((teacher) => (
              <li key={teacher.id}>
                <DialogLink className={styles.card} opens={teacher.id}>
                  <Plate teacher={teacher} />
                  <span className={styles.words}>
                    <b>{teacher.name}</b>
                    <span>{subject}</span>
                    <span>{teacher.qualifications}</span>
                    <span>{teacher.experience}</span>
                    <em>{teacher.schedule.length > 0 ? 'See timetable' : 'See more'}</em>
                  </span>
                </DialogLink>
              </li>
            ))}
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
function Plate({ teacher, large = false }: { teacher: TeacherCard; large?: boolean }) {
  const { initials, picture } = teacher;
  return (
    <span
      className={classNames(styles.plate, large && styles.largePlate)}
      aria-hidden={picture ? undefined : 'true'}
    >
      {picture ? <TeacherPhoto {...picture} /> : initials}
    </span>
  );
}

/** One teacher with the classes of the week (docs/requirements.md, R18.5). */
export function TeacherDialog({ teacher, back }: { teacher: TeacherCard; back: Level }) {
  const { id, name, subject, colour, qualifications, experience, schedule } = teacher;
  return (
    <div data-subject={colour}>
      <Dialog
        id={id}
        back={back}
        titleClassName={styles.title}
        title={
          <>
            <Plate teacher={teacher} large />
            <span className={styles.name}>
              {name} <small>{subject}</small>
            </span>
          </>
        }
      >
        <FactList>
          <Fact className={styles.fact} name="Qualifications">
            {qualifications}
          </Fact>
          <Fact className={styles.fact} name="Experience">
            {experience}
          </Fact>
        </FactList>
        <h3 className={styles.timetable}>Timetable</h3>
        {schedule.length === 0 && (
          <p className={styles.noClass}>
            There is no class of this subject on the timetable now. Please ask the office.
          </p>
        )}
        <ul className={styles.classes}>
          {schedule.map((one) => (
            <ClassLine key={one.id} slot={one} />
          ))}
        </ul>
        <ButtonRow>
          <ButtonLink variant="primary" href={teacher.register}>
            Register Now
          </ButtonLink>
          <CloseLink back={back} className={buttonClass({ variant: 'link' })}>
            Close
          </CloseLink>
        </ButtonRow>
      </Dialog>
    </div>
  );
}

function ClassLine({ slot }: { slot: SchoolClass }) {
  const { day, time, subject, level } = slot;
  return (
    <li {...useTimeAttributes(slot)}>
      <b>{day}</b>
      <time>{time}</time>
      <span>
        {subject}, <LevelMark className={styles.level} level={level} />
      </span>
      <RoomOrNote slot={slot} />
      <ClassRegisterLink slot={slot} />
    </li>
  );
}
